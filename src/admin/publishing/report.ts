import { isContentType } from '../../content-check/layout.ts';
import { sentences } from '../../content-check/message.ts';
import type { Problem } from '../../content-check/problem.ts';
import type { Locale } from '../../i18n/locales.ts';
import { inWordsOfForm } from '../../saving/refusal.ts';
import { plainHint } from '../config/words.ts';
import { editLink } from '../edit-link.ts';
import { dictionaries } from '../messages/dictionaries.ts';
import { pathInContent } from '../path-in-content.ts';

/**
 * What stops a publication, in Markdown: for each entry, in the words of its form.
 *
 * @param site the address of the screen's site, for links to the forms; without it there are none
 */
export function publicationReport(
  problems: readonly Problem[],
  locale: Locale,
  site: string | undefined,
): string {
  const { right, wrong } = dictionaries[locale].publishing.report;
  if (problems.length === 0) return `## ${right}\n`;
  const parts = [...Map.groupBy(problems, entryOrFile)].map(([name, found]) => {
    const { heading, said } = entryPart(name, found, locale, site);
    return [`### ${heading}`, said.map((text) => `- ${plainHint(text)}`).join('\n')].join('\n\n');
  });
  return [`## ${wrong}`, ...parts, ''].join('\n\n');
}

function entryPart(name: string, found: Problem[], locale: Locale, site: string | undefined) {
  const [type = '', entry] = name.split('/');
  if (!isContentType(type) || entry === undefined) {
    return { heading: plainHint(name), said: found.map((one) => sentences(one.messages, locale)) };
  }
  const { label } = dictionaries[locale].collections[type];
  const title = plainHint(`${label} › ${entry}`);
  const link = site && new URL(editLink({ type, name: entry }, locale), site);
  return {
    heading: link ? `[${title}](${link})` : title,
    said: inWordsOfForm(found, type, locale),
  };
}

/** `news/12-open-day`, or a file that belongs to no entry. */
function entryOrFile({ file }: Problem): string {
  const [type = '', name] = pathInContent(file).split('/');
  return isContentType(type) && name !== undefined
    ? `${type}/${name.replace(/\.yaml$/, '')}`
    : file;
}
