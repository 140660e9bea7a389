import code from '../client/preferences-styles.ts?inline-script';

/** Adds the styles for the settings of the accessibility panel; only loaded with saved settings. */
export const GET = () => new Response(code, { headers: { 'content-type': 'text/javascript' } });
