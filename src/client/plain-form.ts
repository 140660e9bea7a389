/** Marks a form that holds text while its island isn't alive: `freshness.ts` doesn't reload it away. */
for (const field of document.querySelectorAll<HTMLInputElement>(
  '[ssr] :is(input:not([type=checkbox]), textarea)',
)) {
  const island = field.closest('[ssr]');
  const mark = () => {
    if (field.value !== field.defaultValue) island?.setAttribute('data-typed', '');
  };
  field.addEventListener('input', mark);
  mark();
}
