import type { MdastNode, MdastPluginDefinition } from 'satteri';
import { hyphenatedWord, unbroken } from '../i18n/unbroken.ts';

/**
 * Prevents line breaks within numbers and names in authors' texts (i18n/unbroken.ts), except in headings,
 * from which ids are derived.
 */
export const unbrokenPlugin: MdastPluginDefinition = {
  name: 'unbroken',
  text(node, context) {
    const parts = unbroken(node.value).split(hyphenatedWord);
    if (parts.length === 1 && parts[0] === node.value) return;
    for (let one: Readonly<MdastNode> | undefined = node; one; one = context.parent(one)) {
      if (one.type === 'heading') return;
    }
    context.replaceNode(
      node,
      parts.map((value, index) => (index % 2 ? onOneLine(value) : { type: 'text', value })),
    );
  },
};

/** A `<span>` with the class of styles/shared-classes.css. */
const onOneLine = (value: string): MdastNode => ({
  type: 'emphasis',
  data: { hName: 'span', hProperties: { class: 'unbroken' } },
  children: [{ type: 'text', value }],
});
