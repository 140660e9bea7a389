import { http } from '../client/http.ts';
import type { IslandProps } from '../i18n/browser-messages.ts';
import { warnOnMissing } from '../i18n/warn-on-missing.ts';

/**
 * The props of an island, from the file that the build wrote for the `data-locale` of its `root`.
 * Missing messages show as their keys. Rejects with an `HttpError`.
 */
export async function loadProps<Island extends keyof IslandProps>(
  island: Island,
  root: HTMLElement,
): Promise<IslandProps[Island]> {
  const response = await http(`/island-props/${island}/${root.dataset['locale']}.json`);
  return warnOnMissing<IslandProps[Island]>(await response.json());
}
