import { type LocalizedDocument, localizedDocuments } from '../../content-types/documents.ts';

const maxOthers = 4;

/** Some other courses to compare with one, those of its faculty first. */
export async function otherCourses({ locale, number, data }: LocalizedDocument<'courses'>) {
  const others = (await localizedDocuments('courses', locale)).filter(
    (course) => course.number !== number,
  );
  const near = (course: LocalizedDocument<'courses'>) => course.data.faculty === data.faculty;
  return others.toSorted((a, b) => Number(near(b)) - Number(near(a))).slice(0, maxOthers);
}
