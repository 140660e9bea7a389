/** Elements around which white space is not rendered, given this site's styles. */
const block =
  '(?:article|body|dd|details|dialog|div|dl|dt|fieldset|figure|footer|form|h[1-4]|head|header|html|legend|li|link|main|meta|nav|ol|p|script|search|section|style|summary|table|tbody|td|template|th|thead|title|tr|ul)';

const inline = '(?:a|b|small|span|strong|time)';

/** The edge of a block, with the inline elements that begin or end there. */
const after = new RegExp(`</?${block}(?: [^<>]*)?>(?:\\s*<${inline}(?: [^<>]*)?>)*\\s+`, 'g');
const before = new RegExp(`\\s+(?:</${inline}>\\s*)*(?=</?${block}[ >])`, 'g');

const withoutGapsBetween = (tags: string) => tags.replace(/(^|>)\s+(?=<|$)/g, '$1');

const verbatim = /(<(script|style|pre|textarea)\b.*?<\/\2>)/s;

/**
 * Removes white space at the edges of block elements, also within inline elements that begin or end
 * there: saves 0.2 kB of a compressed page. Islands have no text there that is white space alone.
 */
export function withoutGaps(html: string): string {
  // The pattern has two groups, so split() yields: text, verbatim element, element name, text, …
  const parts = html.split(verbatim);
  return parts
    .map((part, index) => {
      if (index % 3 === 0)
        return part.replace(after, withoutGapsBetween).replace(before, withoutGapsBetween);
      return index % 3 === 1 ? part : '';
    })
    .join('');
}
