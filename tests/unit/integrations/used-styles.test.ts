import { expect, it } from 'vitest';
import { namesInPage, namesInScript, usedStyles } from '../../../integrations/used-styles.ts';

const page = namesInPage('<main class="wide\n_7k" data-day="1"><h1 id="top">1 < 2</h1></main>');

it.each([
  ['an element', 'h1{top:0}'],
  ['a class', '.wide{top:0}'],
  ['a class after a line break', '._7k{top:0}'],
  ['an id', '#top{top:0}'],
  ['a way down to something', 'main.wide > #top{top:0}'],
  ['a state that may come', 'h1:not(.folded):hover{top:0}'],
  ['an attribute that may come', 'h1[hidden]{top:0}'],
  ['a data attribute', '[data-day="1"] > h1{top:0}'],
  ['alternatives', ':is(.folded, table){top:0}'],
  ['all elements', '*{top:0}'],
  ['steps of an animation', '@-webkit-keyframes fade{from{top:0}to{top:1px}}'],
  ['a font', '@font-face{font-family:"A"}'],
])('keeps a rule of %s', (_, css) => {
  expect(usedStyles(css, page)).toBe(css);
});

it('drops rules for elements that a page lacks, also within at-rules, and at-rules left empty', () => {
  const css =
    'table{top:0}h1{top:0}.folded h1{top:0}@media (width>40rem){#end{top:0}}@supports (top:0){table{top:0}main{top:0}}';
  expect(usedStyles(css, page)).toBe('h1{top:0}@supports (top:0){main{top:0}}');
});

it('drops the selectors of a list that a page lacks', () => {
  expect(usedStyles('table,.wide > h1,#end{top:0}', page)).toBe('.wide > h1{top:0}');
  expect(usedStyles('h1,table{top:0}', page)).toBe('h1{top:0}');
});

it('drops rules for elements and classes that a page lacks within their component', () => {
  const names = namesInPage('<p class="wide astro-72cpth5s"><b class="wide astro-abcdefgh"><i>');
  const kept =
    'p.astro-72cpth5s > b.astro-abcdefgh{top:0}.wide.astro-abcdefgh:hover{top:0}.astro-72cpth5s i{top:0}';
  expect(usedStyles(`${kept}b.astro-72cpth5s{top:0}.wide b.astro-72cpth5s{top:0}`, names)).toBe(
    kept,
  );
});

it('keeps rules for elements that a script may add', () => {
  const added = namesInScript(
    "let e=document.createElement('bdi');e.className='folded';e.dataset.lastDay=1;e.toggleAttribute('data-end')",
  );
  const css = 'bdi.folded{top:0}[data-last-day] > bdi{top:0}[data-end]{top:0}';
  expect(usedStyles(css, page)).toBe('');
  expect(usedStyles(css, page.union(added))).toBe(css);
});

it('keeps rules for other languages where a part of the page is in one', () => {
  const css = 'a[lang]{top:0}';
  const links = '<html lang="uz"><a hrefLang="ru" lang="ru">Русский</a>';
  expect(usedStyles(css, namesInPage(links))).toBe('');
  expect(usedStyles(css, namesInPage(`${links}<a href="/ru" lang="ru">Новость</a>`))).toBe(css);
});
