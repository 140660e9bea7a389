/** What runs script or carries its own content: no address of the site starts with it. */
export const harmfulScheme = /^(?:javascript|vbscript|data|blob):/i;

/** What leads to another site: a web address, or a host alone. */
export const externalAddress = /^(?:https?:|[/\\]{2})/i;

/** The `rel` of links that leave the site. */
export const externalRel = 'external noopener';
