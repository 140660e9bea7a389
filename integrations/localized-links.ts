import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineMdastPlugin } from 'satteri';
import { isLocale } from '../src/i18n/locales.ts';
import { localizedPath } from '../src/routing/href.ts';

/** Authors write `/contact` in every language; in `ru.md` it becomes `/ru/contact`. */
export const localizedLinks = defineMdastPlugin({
  name: 'localized-links',
  link(node, context) {
    const locale = context.fileURL && basename(fileURLToPath(context.fileURL), '.md');
    if (isLocale(locale) && node.url.startsWith('/')) {
      context.setProperty(node, 'url', localizedPath(node.url, locale));
    }
  },
});
