import { servicesOf } from '../../netlify/functions/_shared/services.ts';

/** The published deploy. */
export const production = { context: 'production', id: 'test', published: true };

/** The services of its functions. */
export const services = servicesOf(production);
