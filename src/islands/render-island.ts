import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';

/** The HTML of an island, for `set:html`: it works without script, and `mountIsland` hydrates it. */
export function renderIsland<Props extends object>(
  island: ComponentType<Props>,
  props: Props,
): string {
  return renderToString(createElement(island, props));
}
