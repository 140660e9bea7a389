import { expect, it } from 'vitest';
import { byPost } from '../../../../src/features/people/posts.ts';

it('lists professors first, then docents, senior lecturers and assistants', () => {
  const teachers = (['assistant', 'docent', 'seniorLecturer', 'professor', 'docent'] as const).map(
    (post, index) => ({ id: `${post}-${index}`, data: { post } }),
  );
  expect(byPost(teachers).map(({ id }) => id)).toEqual([
    'professor-3',
    'docent-1',
    'docent-4',
    'seniorLecturer-2',
    'assistant-0',
  ]);
});
