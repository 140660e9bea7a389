import { servicesOf } from '../../netlify/functions/_shared/services.ts';

/** The published deploy. */
export const production = { context: 'production', id: 'test', published: true };

/** The services of its functions, whose storage may be slow. */
export const services = { ...servicesOf(production), storageTimeoutMs: 60_000 };
