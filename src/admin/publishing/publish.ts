import { type Locale, localeInfo } from '../../i18n/locales.ts';
import { messages } from '../../saving/messages/messages.ts';
import { signedIn } from '../../sveltia/checkout.ts';
import { showBox } from '../box.ts';
import { dictionaries } from '../messages/dictionaries.ts';
import { follow, pause, type State } from './publication.ts';

/** What the workflow learns of the author. */
export interface Payload {
  /** The end of the run's name. */
  id: string;
  /** The report's language. */
  language: Locale;
  /** The address of the screen's site. */
  site: string;
}

/** Sends a publication, and shows on the screen what becomes of it. */
export async function publish(
  send: (payload: Payload) => Promise<Response>,
  repository: string,
  locale: Locale,
): Promise<Response> {
  const id = crypto.randomUUID();
  const response = await send({ id, language: locale, site: location.origin });
  if (response.ok) void showAll(id, repository, locale);
  return response;
}

async function showAll(id: string, repository: string, locale: Locale): Promise<void> {
  const query = 'actions/runs?event=repository_dispatch&per_page=20';
  const sources = {
    runs: async () => {
      const headers = { authorization: `Bearer ${signedIn().token}` };
      const url = `https://api.github.com/repos/${repository}/${query}`;
      return (await answer(url, { headers }))?.workflow_runs;
    },
    built: async () => (await answer('/_astro/builds/latest.json'))?.timestamp,
    wait: () => new Promise<void>((resolve) => setTimeout(resolve, pause)),
  };
  const list = `https://github.com/${repository}/actions/workflows/publish.yml`;
  for await (const state of follow(id, list, sources)) show(state, locale);
}

/** Undefined without a network: the next answer may come. */
const answer = (url: string, options: RequestInit = {}) =>
  fetch(url, { ...options, cache: 'no-store' }).then(
    async (response) => (response.ok ? response.json() : undefined),
    () => undefined,
  );

function show(state: State, locale: Locale): void {
  const { title, open, published, ...others } = dictionaries[locale].publishing;
  const { intl } = localeInfo[locale];
  const time = new Date().toLocaleTimeString(intl, { hour: '2-digit', minute: '2-digit' });
  const said = state.name === 'published' ? published.replace('{time}', time) : others[state.name];
  showBox({
    id: 'publication',
    title,
    sentences: [said],
    ...('report' in state && { link: { href: state.report, text: open } }),
    close: messages[locale].close,
  });
}
