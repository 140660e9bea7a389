// The posts of teachers and their order.

/** The posts of teachers, highest first: lists show them in this order. */
export const teacherPosts = ['professor', 'docent', 'seniorLecturer', 'assistant'] as const;

/** Sorts teachers by post; those of one post keep their order. */
export function byPost<Teacher extends { data: { post: (typeof teacherPosts)[number] } }>(
  teachers: readonly Teacher[],
): Teacher[] {
  const rank = ({ data }: Teacher) => teacherPosts.indexOf(data.post);
  return teachers.toSorted((a, b) => rank(a) - rank(b));
}
