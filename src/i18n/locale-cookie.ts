/** The cookie that stores the visitor's language. */
export const localeCookie = 'i18n_redirected';

/** Its lifetime in seconds: a year. */
export const cookieMaxAge = 31_536_000;
