import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSite } from './built-site.ts';
import { rules } from './rules/rules.ts';
import { site as testSite } from './site.ts';

const university = await readSite(join(import.meta.dirname, '../..'));

describe.each([
  ['the test site', testSite],
  ['the university’s site', university],
])('%s', (_, site) => {
  it.each(Object.entries(rules))(
    '%s',
    async (_name, problemsOf) => {
      expect(await problemsOf(site)).toEqual([]);
    },
    120_000,
  );
});
