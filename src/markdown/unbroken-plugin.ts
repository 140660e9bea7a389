import type { MdastPluginDefinition } from 'satteri';
import { unbroken } from '../i18n/unbroken.ts';

/** Keeps numbers in an author's text on a line with what belongs to them; headings stay as their ids are made. */
export const unbrokenPlugin: MdastPluginDefinition = {
  name: 'unbroken',
  text(node, context) {
    const value = unbroken(node.value);
    if (value === node.value) return;
    let parent = context.parent(node);
    while (parent) {
      if (parent.type === 'heading') return;
      parent = context.parent(parent);
    }
    context.setProperty(node, 'value', value);
  },
};
