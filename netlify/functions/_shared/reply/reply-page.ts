import replyPages from '#built/reply-pages';
import { fillTemplate } from './fill-template.ts';
import type { Letter } from './letter.ts';

/** The reply as a page of the site, as HTML. */
export function replyPage(letter: Letter): string {
  return fillTemplate(replyPages[letter.form.name][letter.locale], letter);
}
