import { expect, it } from 'vitest';
import { withoutGaps } from '../../../integrations/block-gaps.ts';

it.each([
  ['between blocks', '<ul>\n  <li>1</li>\n  <li>2</li>\n</ul>', '<ul><li>1</li><li>2</li></ul>'],
  ['at the edges of text', '<li> one <b>two</b> </li>', '<li>one <b>two</b></li>'],
  [
    'of inline elements at the edges',
    '<li>\n <a href="/"> <b> one </b> </a>\n</li>',
    '<li><a href="/"><b>one</b></a></li>',
  ],
  ['after attributes', '<div class="a">\n <p>1</p></div>', '<div class="a"><p>1</p></div>'],
])('drops the space %s', (_, html, short) => {
  expect(withoutGaps(html)).toBe(short);
});

it.each([
  ['words', '<p>one <b>two</b> <i>three</i>\n<a href="/">four</a></p>'],
  ['buttons in a row', '<p><button>1</button> <button>2</button></p>'],
  ['elements with longer names', '<picture> <source> <img></picture>'],
  ['code', '<pre><p>\n <p></pre>'],
  ['typed text', '<textarea><p> </p> <p></textarea>'],
  ['a script', "<script>a = '<p> <p>'</script>"],
  ['styles', '<style>a{} <p> <p></style>'],
])('keeps the space of %s', (_, html) => {
  expect(withoutGaps(html)).toBe(html);
});
