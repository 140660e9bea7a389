import { expect, it } from 'vitest';
import { report } from '../../audit/axe/audit.ts';

it('fails for WCAG, advises on what axe recommends, and names once what pages share', () => {
  const image = { rule: 'image-alt', element: '<img src="a.png">' };
  const found = report([
    { path: '/', ...image },
    { path: '/about', ...image },
    { path: '/fees', rule: 'heading-order', element: '<h4>Fees</h4>' },
  ]);
  expect(found).toMatchObject([
    { broken: true, where: '/ and 1 more', what: 'image-alt: <img src="a.png">' },
    { broken: false, where: '/fees', what: 'heading-order: <h4>Fees</h4>' },
  ]);
  expect(found[0]?.todo).toMatch(/^\w.* \(https:/);
});
