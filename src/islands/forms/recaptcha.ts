import type { BotAction, BotCheck } from '../../forms/bot-check.ts';
import { loadOnce } from '../../memoize/load-once.ts';

type RecaptchaCheck = Extract<BotCheck, { provider: 'recaptcha' }>;

/** The part of Google's script that is used (developers.google.com/recaptcha/docs/v3). */
interface Recaptcha {
  ready: (callback: () => void) => void;
  execute: (siteKey: string, options: { action: BotAction }) => Promise<string>;
}

let load: (() => Promise<Recaptcha>) | undefined;

/** Loads the provider's script once. */
export function loadRecaptcha(botCheck: RecaptchaCheck): Promise<Recaptcha> {
  load ??= loadOnce(() => addScript(botCheck));
  return load();
}

/** A token from the provider. */
export async function recaptchaToken(botCheck: RecaptchaCheck, action: BotAction): Promise<string> {
  const provider = await loadRecaptcha(botCheck);
  return provider.execute(botCheck.siteKey, { action });
}

function addScript({ script, siteKey }: RecaptchaCheck): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = `${script}?render=${encodeURIComponent(siteKey)}`;
    element.addEventListener('error', reject);
    element.addEventListener('load', () => {
      const { grecaptcha } = window as unknown as { grecaptcha?: Recaptcha };
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new Error('the reCAPTCHA script defines no grecaptcha'));
    });
    document.head.append(element);
  });
}
