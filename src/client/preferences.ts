/** Where local storage keeps the settings of the accessibility panel. */
export const preferencesKey = 'accessibility';

/** The styles of the settings: only visitors who changed a setting load them. */
export const preferencesStyles = '/preferences.css';

/** The script that adds them to a page while it is hidden. */
export const preferencesScript = '/preferences.js';
