import styles from '../styles/preferences.css?inline';

/** The styles of what the accessibility panel sets. */
export const GET = () => new Response(styles, { headers: { 'content-type': 'text/css' } });
