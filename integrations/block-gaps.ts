/** Elements around which no browser shows a space, as this site styles them. */
const block =
  '(?:article|body|dd|details|dialog|div|dl|dt|fieldset|figure|footer|form|h[1-4]|head|header|html|legend|li|link|main|meta|nav|ol|p|script|search|section|style|summary|table|tbody|td|template|th|thead|title|tr|ul)';

const gap = new RegExp(`(</?${block}(?: [^<>]*)?>)\\s+(?=</?${block}[ >])`, 'g');

const verbatim = /(<(script|style|pre|textarea)\b.*?<\/\2>)/s;

/** A page's HTML without the spaces between two blocks: 0.1 kB of a compressed page. */
export function withoutGaps(html: string): string {
  // Each verbatim element comes with its name after it, for the sake of the back reference.
  const parts = html.split(verbatim);
  return parts
    .map((part, index) => {
      if (index % 3 === 0) return part.replace(gap, '$1');
      return index % 3 === 1 ? part : '';
    })
    .join('');
}
