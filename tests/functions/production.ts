import { servicesOf } from '../../netlify/functions/_shared/services.ts';

/** The deploy that the site's visitors see. */
export const production = { context: 'production', id: 'test', published: true };

/** What its functions use. */
export const services = servicesOf(production);
