import type { BodyNode } from '../../content-check/body.ts';

/** A token of the Markdown parser that Sveltia brings along. */
interface Token {
  type: string;
  raw: string;
  depth?: number;
  href?: string;
  text?: string;
  tokens?: Token[];
  items?: Token[];
}

declare global {
  interface Window {
    marked: { lexer: (markdown: string) => Token[] };
  }
}

/**
 * What the rules of the content check look at in the body from `start` on: headings, links, images,
 * HTML, code and text. The build's own parser doesn't run in browsers.
 */
export function bodyNodes(source: string, start: number): BodyNode[] {
  const nodes: BodyNode[] = [];
  const add = (tokens: readonly Token[], from: number) => {
    let next = from;
    for (const token of tokens) {
      const found = source.indexOf(token.raw, next);
      const begin = found < 0 ? next : found;
      const end = begin + token.raw.length;
      const node = nodeOf(token);
      if (node) {
        const line = source.slice(0, begin).split('\n').length;
        nodes.push({ node: node as BodyNode['node'], line, start: begin, end });
      }
      add([...(token.tokens ?? []), ...(token.items ?? [])], begin);
      if (found >= 0) next = end;
    }
  };
  add(window.marked.lexer(source.slice(start)), start);
  return nodes;
}

function nodeOf({ type, raw, depth, href, text, tokens }: Token): object | undefined {
  switch (type) {
    case 'heading':
      return { type, depth };
    case 'html':
      return { type, value: raw };
    case 'link':
      // A footnote with one word.
      return raw.startsWith('[^') ? undefined : { type, url: href };
    case 'image':
      return { type, url: href, alt: text };
    case 'code':
      return { type };
    case 'codespan':
      return { type: 'inlineCode' };
    case 'text':
      return tokens ? undefined : { type, value: raw };
    default:
      return undefined;
  }
}
