/**
 * The settings of the accessibility panel. Each is a data attribute of the root element for styles to
 * select, absent while it has its default.
 */
export const preferences = [
  'text',
  'contrast',
  'greyscale',
  'pictures',
  'spacing',
  'links',
] as const;

/** A setting's name. */
export type Preference = (typeof preferences)[number];

/** Where local storage keeps the settings. */
export const preferencesKey = 'accessibility';

/** The styles of the settings: only visitors who changed a setting load them. */
export const preferencesStyles = '/preferences.css';
