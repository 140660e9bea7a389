import type { MdastNode, MdastPluginDefinition } from 'satteri';
import { unbroken } from '../i18n/unbroken.ts';

/** Keeps numbers in an author's text on a line with what belongs to them; headings stay as their ids are made. */
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
