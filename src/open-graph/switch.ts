/** False in a build with `OPEN_GRAPH=off`: no pictures are made, and pages name the site's icon. */
export const hasPictures = process.env['OPEN_GRAPH'] !== 'off';
