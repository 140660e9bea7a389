/** What runs script or carries its own content: no address of the site starts with it. */
export const harmfulScheme = /^(?:javascript|vbscript|data|blob):/i;

/** The `rel` of links that leave the site. */
export const externalRel = 'external noopener';
