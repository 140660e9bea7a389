import { expect, it } from 'vitest';
import { withChatLists } from '../../../src/text-field/chat-lists.ts';
import { clipboard } from '../../e2e/admin/clipboard.ts';

it('turns the lists of a Telegram post into lists', () => {
  expect(`${withChatLists(clipboard('telegram.txt'))}\n`).toBe(clipboard('telegram.md.txt'));
  expect(withChatLists('• a\n1. b\n2) c')).toBe('- a\n1. b\n2) c');
});

it('leaves Markdown as it is', () => {
  const text = 'Bir\nikki\n\n\n- a\n* b\n\n| a |\n|---|\n| 3·4 • 5 |\n';
  expect(withChatLists(text)).toBe(text);
});
