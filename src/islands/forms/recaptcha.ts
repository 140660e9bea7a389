import type { BotAction, BotCheck } from '../../forms/bot-check.ts';

interface Recaptcha {
  ready: (callback: () => void) => void;
  execute: (siteKey: string, options: { action: BotAction }) => Promise<string>;
}

type Provider = Extract<BotCheck, { provider: 'recaptcha' }>;

let loading: Promise<Recaptcha> | undefined;

/** Adds the provider's script to the page, once; again after a failure. */
export function loadRecaptcha({ script, siteKey }: Provider): Promise<Recaptcha> {
  loading ??= new Promise<Recaptcha>((resolve, reject) => {
    const element = document.createElement('script');
    element.src = `${script}?render=${encodeURIComponent(siteKey)}`;
    element.addEventListener('error', reject);
    element.addEventListener('load', () => {
      const { grecaptcha } = window as unknown as { grecaptcha?: Recaptcha };
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new Error('the script brought nothing'));
    });
    document.head.append(element);
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** A token for one post; rejects when the provider can't be reached. */
export async function recaptchaToken(provider: Provider, action: BotAction): Promise<string> {
  const recaptcha = await loadRecaptcha(provider);
  return recaptcha.execute(provider.siteKey, { action });
}
