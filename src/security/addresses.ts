/** URL schemes that run scripts or embed content: not allowed in links. */
export const harmfulScheme = /^(?:javascript|vbscript|data|blob):/i;

/** Matches URLs of other sites: absolute or protocol-relative. */
export const externalAddress = /^(?:https?:|[/\\]{2})/i;

/** The `rel` of links that leave the site. */
export const externalRel = 'external noopener';
