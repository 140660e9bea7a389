import type { BotCheck } from '../../../src/forms/bot-check.ts';

const botCheck: BotCheck = { provider: 'altcha' };

export default botCheck;
