import { describe, expect, it } from 'vitest';
import { problemsOfBody } from './fixture.ts';

describe('bodies', () => {
  it.each(['<div>Matn</div>', 'Matn <b>qalin.', '<!-- izoh -->', 'Bir<br>ikki'])(
    'refuses HTML: %s',
    async (body) => {
      expect(await problemsOfBody(body)).toEqual([
        expect.objectContaining({ line: 8, message: expect.stringContaining('HTML is not used') }),
      ]);
    },
  );

  it.each(['# Sarlavha', 'Sarlavha\n===='])(
    'refuses a heading of the first level: %s',
    async (body) => {
      expect(await problemsOfBody(body)).toEqual([
        expect.objectContaining({ line: 8, message: expect.stringContaining('Use ## or ###') }),
      ]);
    },
  );

  it('accepts the rest of markdown', async () => {
    const body = '## Sarlavha\n\n- **bir**\n- 2 < 3\n\n| a | b |\n|---|---|\n| 1 | `<b>` |';
    expect(await problemsOfBody(body)).toEqual([]);
  });
});
