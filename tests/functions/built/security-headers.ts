import { securityHeaders } from '../../../src/security/headers.ts';

export default securityHeaders();
