/** Narrows the lists of the search page to the titles that hold every word asked for. */
const input = document.querySelector<HTMLInputElement>('#q');
const status = document.querySelector<HTMLElement>('#count');
const language = document.documentElement.lang;

/** What differs between spellings of one word: case, marks, apostrophes, dotless ı. */
function folded(text: string): string {
  return text
    .toLocaleLowerCase('en')
    .normalize('NFD')
    .replace(/[\p{M}'`‘’ʻʼ]/gu, '')
    .replace(/ı/g, 'i');
}

function narrow(query: string): number {
  const words = folded(query).split(/\s+/).filter(Boolean);
  let found = 0;
  for (const section of document.querySelectorAll<HTMLElement>('[data-index] section')) {
    let shown = 0;
    for (const item of section.querySelectorAll('li')) {
      const title = folded(item.textContent);
      item.hidden = !words.every((word) => title.includes(word));
      shown += Number(!item.hidden);
    }
    section.hidden = shown === 0;
    found += shown;
  }
  return found;
}

function update(): void {
  if (!input || !status) return;
  const found = narrow(input.value);
  const texts = JSON.parse(status.dataset['counts'] ?? '{}');
  const form = texts[new Intl.PluralRules(language).select(found)] ?? texts.other;
  const counted = found === 0 ? texts.none : form.replace('{count}', String(found));
  status.textContent = input.value.trim() ? counted : '';
}

if (input) {
  input.value = new URLSearchParams(location.search).get('q') ?? '';
  input.addEventListener('input', update);
  update();
}

export {};
