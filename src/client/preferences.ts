/** The key of the accessibility panel's settings in local storage. */
export const preferencesKey = 'accessibility';

/** The styles of the settings, which only visitors who changed a setting load. */
export const preferencesStyles = '/preferences.css';

/** The script that adds these styles to a page while it is hidden. */
export const preferencesScript = '/preferences.js';
