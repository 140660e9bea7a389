import { openToOtherSites, securityHeaders } from '../../src/security/headers.ts';

// The value of HSTS, which a variable of the build chooses, isn't compared.
const { page, data } = securityHeaders();

export { data as answerHeaders, openToOtherSites as openHeaders, page as pageHeaders };
