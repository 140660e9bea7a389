import { expect, it } from 'vitest';
import { inWordsOfForm } from '../../../../src/admin/saving/refusal.ts';

it('names fields as the form does, and those that it does not know as the file does', () => {
  const problem = (field: string) => ({
    file: 'src/content/news/1-open-day/index.uz.md',
    field: [field],
    messages: [{ key: 'field.unknown' } as const],
  });
  const said = inWordsOfForm([problem('title'), problem('headline')], 'news', 'en');
  expect(said).toEqual([
    expect.stringMatching(/^headline \(Oʻzbekcha\): /),
    expect.stringMatching(/^Title \(Oʻzbekcha\): /),
  ]);
});
