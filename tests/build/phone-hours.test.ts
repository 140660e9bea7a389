import { expect, it } from 'vitest';
import { findProblems } from './site.ts';

it('says of each telephone in the header, the bar and the facts when it is answered, on any day', () => {
  expect(
    findProblems(({ $, path }) => {
      // A person's own hours are those of visits.
      const facts = path.includes('/staff/') ? '' : ', main .facts dd:has(> a[href^="tel:"])';
      return $(`.tools-phone, body > nav [href^="tel:"]${facts}`)
        .toArray()
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
