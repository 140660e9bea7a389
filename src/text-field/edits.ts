import { insertTextIntoField, wrapFieldSelection } from 'text-field-edit';

/** The buttons that change the text; the browser's undo reverts each. */
export const edits = {
  bold: (area: HTMLTextAreaElement) => wrapFieldSelection(area, '**'),
  heading: (area: HTMLTextAreaElement) => markLines(area, '## '),
  list: (area: HTMLTextAreaElement) => markLines(area, '- '),
  quote: (area: HTMLTextAreaElement) => markLines(area, '> '),
  link: (area: HTMLTextAreaElement) => {
    wrapFieldSelection(area, '[', '](https://)');
    const selected = area.selectionEnd > area.selectionStart;
    // The next thing to type is the address, or the words if there are none.
    if (selected) area.setSelectionRange(area.selectionEnd + 2, area.selectionEnd + 10);
  },
  table: (area: HTMLTextAreaElement) => {
    insertBlock(area, '|  |  |\n| --- | --- |\n|  |  |\n|  |  |');
  },
};

/** Begins the selected lines with a mark, or removes it if all have it. */
function markLines(area: HTMLTextAreaElement, mark: string): void {
  const start = area.value.lastIndexOf('\n', area.selectionStart - 1) + 1;
  const lines = area.value.slice(start, area.selectionEnd).split('\n');
  const marked = lines.every((line) => line.startsWith(mark))
    ? lines.map((line) => line.slice(mark.length))
    : lines.map((line) => mark + line);
  area.setSelectionRange(start, area.selectionEnd);
  insertTextIntoField(area, marked.join('\n'));
}

/** Inserts paragraphs with an empty line before and after them. */
export function insertBlock(area: HTMLTextAreaElement, block: string): void {
  const before = area.value.slice(0, area.selectionStart);
  const after = area.value.slice(area.selectionEnd);
  const [, lead = ''] = /(\n{0,2})$/.exec(before) ?? [];
  const [, tail = ''] = /^(\n{0,2})/.exec(after) ?? [];
  const missing = (there: string, rest: string) =>
    rest.trim() === '' ? '' : '\n'.repeat(2 - there.length);
  insertTextIntoField(area, missing(lead, before) + block + missing(tail, after));
}
