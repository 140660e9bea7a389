import { http } from '../client/http.ts';
import { warnOnMissing } from '../i18n/warn-on-missing.ts';

/**
 * The props of the island at `root`, from the file that the build wrote for its `data-locale`.
 * Missing messages show as their keys. Rejects with an `HttpError`.
 */
export async function loadProps<Props extends object>({ dataset }: HTMLElement): Promise<Props> {
  const response = await http(`/island-props/${dataset['island']}/${dataset['locale']}.json`);
  return warnOnMissing<Props>(await response.json());
}
