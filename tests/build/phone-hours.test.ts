import { expect, it } from 'vitest';
import { findProblems } from './site.ts';

it('says of each telephone in the header, the bar and the facts when it is answered, on any day', () => {
  expect(
    findProblems(({ $ }) => {
      const frame = $('.tools-phone, body > nav [href^="tel:"]').toArray();
      if (frame.length !== 2) return ['telephones in the header or the bar'];
      const facts = $('main .facts dd:has(> a[href^="tel:"])').toArray();
      return [...frame, ...facts]
        .map((telephone) => {
          const lines = $(telephone).find('.phone-hours [data-days]').toArray();
          const days = lines.map((line) => $(line).attr('data-days')).join('');
          return { number: $(telephone).text().trim(), days: [...days].sort().join('') };
        })
        .filter(({ days }) => days !== '0123456')
        .map(({ number, days }) => `${number}: days ${days}`);
    }),
  ).toEqual([]);
});
