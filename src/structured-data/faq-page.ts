import type { FAQPage } from 'schema-dts';
import type { Locale } from '../i18n/locales.ts';

/** The questions and answers of the page at the URL `page`; undefined if there are none. */
export function faqPage(
  questions: readonly { question: string; answer: string }[],
  { page, locale }: { page: string; locale: Locale },
): FAQPage | undefined {
  if (questions.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    '@id': `${page}#questions`,
    url: page,
    inLanguage: locale,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
