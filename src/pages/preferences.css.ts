import styles from '../styles/preferences.css?inline';

/** Styles for the settings of the accessibility panel. */
export const GET = () => new Response(styles, { headers: { 'content-type': 'text/css' } });
