import type { MdastNode, MdastPluginDefinition } from 'satteri';
import { unbroken } from '../i18n/unbroken.ts';

/**
 * Prevents line breaks within numbers and names in authors' texts (i18n/unbroken.ts), except in headings,
 * from which ids are derived.
 */
export const unbrokenPlugin: MdastPluginDefinition = {
  name: 'unbroken',
  text(node, context) {
    const value = unbroken(node.value);
    if (value === node.value) return;
    for (let one: Readonly<MdastNode> | undefined = node; one; one = context.parent(one)) {
      if (one.type === 'heading') return;
    }
    context.setProperty(node, 'value', value);
  },
};
