/**
 * The settings of the accessibility panel. Each is a data attribute of the root element, absent at
 * its default, so that a style can ask for it.
 */
export const preferences = [
  'text',
  'contrast',
  'greyscale',
  'pictures',
  'spacing',
  'links',
] as const;

export type Preference = (typeof preferences)[number];

export const preferencesKey = 'accessibility';

/** The styles of what is set: few visitors set anything, and only they load them. */
export const preferencesStyles = '/preferences.css';
