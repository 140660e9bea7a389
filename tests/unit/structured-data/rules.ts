import { z } from 'astro/zod';
import { locales } from '../../../src/i18n/locales.ts';

const text = z.string().trim().min(1);
const url = z.url({ protocol: /^https?$/ });
const id = z.url({ protocol: /^https?$/, hostname: /./ });
const day = z.iso.date();
const moment = z.iso.datetime({ offset: true });
const duration = z.string().regex(/^P(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(\d+H)?(\d+M)?(\d+S)?)?$/);
const language = z.enum(locales);
const reference = z.strictObject({ '@id': id });
const people = z.array(z.looseObject({ '@type': z.literal('Person'), name: text })).min(1);

/** The properties of a publisher or an employer that search engines need inline. */
const organization = z.looseObject({
  '@type': z.literal('CollegeOrUniversity'),
  '@id': id,
  name: text,
  url,
  logo: url,
});

const address = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: text,
  postalCode: z.string().regex(/^\d{6}$/),
  addressLocality: text,
  addressCountry: z.literal('UZ'),
});

/** The complete description of the university. */
export const fullUniversity = organization.extend({
  alternateName: z.array(text).length(locales.length),
  address,
  geo: z.looseObject({ latitude: z.number(), longitude: z.number() }),
  telephone: z.e164(),
  email: z.email(),
  openingHoursSpecification: z.array(z.looseObject({})).min(1),
  contactPoint: z.array(z.looseObject({})).min(1),
  sameAs: z.array(url).min(1),
});

const articleInIssue = z.looseObject({
  '@id': id,
  url,
  headline: text,
  inLanguage: language,
});

/** The complete description of an article, on its own page. */
export const fullArticle = articleInIssue.extend({
  author: people,
  pagination: z.string().regex(/^\d+–\d+$/),
  abstract: text,
  datePublished: day,
  publisher: organization,
  isPartOf: z.looseObject({
    '@type': z.literal('PublicationIssue'),
    '@id': id,
    isPartOf: z.looseObject({ '@type': z.literal('Periodical'), '@id': id }),
  }),
});

/** Consecutive positions from 1, of which only the last may lack a URL. */
const places = z
  .array(z.looseObject({ position: z.number(), name: text, item: url.optional() }))
  .min(2)
  .refine((all) => all.every(({ position }, index) => position === index + 1))
  .refine((all) => all.slice(0, -1).every(({ item }) => item));

/** This site's requirements for each type. */
export const rules: Record<string, z.ZodType> = {
  Answer: z.looseObject({ text }),
  Book: z.looseObject({
    name: text,
    author: people,
    datePublished: z.string().regex(/^\d{4}$/),
    inLanguage: language,
    isbn: text.optional(),
    url: url.optional(),
  }),
  BreadcrumbList: z.looseObject({ '@id': id, itemListElement: places }),
  CollegeOrUniversity: organization,
  ContactPoint: z
    .looseObject({ contactType: text, telephone: z.e164().optional(), email: z.email().optional() })
    .refine(({ telephone, email }) => telephone || email),
  Course: z.looseObject({
    name: text,
    description: text,
    inLanguage: z.array(language).min(1),
    provider: organization,
  }),
  EducationalOccupationalCredential: z.looseObject({ name: text }),
  EducationalOccupationalProgram: z.looseObject({
    '@id': id,
    url,
    name: text,
    description: text,
    identifier: z.looseObject({ value: z.string().regex(/^\d{8}$/) }).optional(),
    provider: organization,
    educationalCredentialAwarded: text,
    timeToComplete: duration,
    educationalProgramMode: z.array(text).min(1),
    hasCourse: z.looseObject({}),
    applicationStartDate: day.optional(),
    applicationDeadline: day.optional(),
  }),
  FAQPage: z.looseObject({
    url,
    inLanguage: language,
    mainEntity: z.array(z.looseObject({ '@type': z.literal('Question') })).min(1),
  }),
  GeoCoordinates: z.looseObject({
    latitude: z.number().min(37).max(46),
    longitude: z.number().min(56).max(74),
  }),
  ItemList: z
    .looseObject({ url, name: text, numberOfItems: z.number(), itemListElement: z.array(z.any()) })
    .refine(({ numberOfItems, itemListElement }) => numberOfItems === itemListElement.length),
  JobPosting: z.looseObject({
    '@id': id,
    url,
    title: text,
    description: z.string().regex(/^<p>.+<\/ul>$/s),
    identifier: z.looseObject({ value: text }),
    datePosted: day,
    validThrough: moment,
    hiringOrganization: organization,
    jobLocation: z.looseObject({ '@type': z.literal('Place'), address }),
    directApply: z.literal(false),
  }),
  ListItem: z.looseObject({ position: z.number(), name: text }),
  MediaObject: z.looseObject({ contentUrl: url, encodingFormat: z.literal('application/pdf') }),
  NewsArticle: z.looseObject({
    '@id': id,
    url,
    headline: text.max(110),
    description: text,
    inLanguage: language,
    datePublished: day,
    dateModified: day,
    image: url.optional(),
    articleSection: text,
    keywords: z.array(text).min(1).optional(),
    author: organization,
    publisher: organization,
  }),
  Offer: z.looseObject({
    price: z.number().positive(),
    priceCurrency: z.enum(['UZS', 'USD']),
    description: text,
  }),
  OpeningHoursSpecification: z
    .looseObject({
      dayOfWeek: z
        .array(
          z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']),
        )
        .min(1),
      opens: z.iso.time({ precision: -1 }),
      closes: z.iso.time({ precision: -1 }),
    })
    .refine(({ opens, closes }) => opens < closes),
  Periodical: z.looseObject({ '@id': id, name: text, inLanguage: language }),
  Person: z.looseObject({ name: text, worksFor: reference.optional(), image: url.optional() }),
  Place: z.looseObject({ address }),
  PostalAddress: address,
  ProfilePage: z.looseObject({
    url,
    inLanguage: language,
    mainEntity: z.looseObject({
      '@type': z.literal('Person'),
      '@id': id,
      jobTitle: text,
      worksFor: reference,
    }),
  }),
  PropertyValue: z
    .looseObject({ name: text.optional(), propertyID: text.optional(), value: text })
    .refine(({ name, propertyID }) => name || propertyID),
  PublicationIssue: z.looseObject({ '@id': id, issueNumber: z.number(), datePublished: day }),
  Question: z.looseObject({ name: text, acceptedAnswer: z.looseObject({}) }),
  ScholarlyArticle: articleInIssue,
  VideoObject: z.looseObject({
    '@id': id,
    name: text,
    description: text,
    inLanguage: language,
    uploadDate: moment,
    duration,
    thumbnailUrl: url,
    contentUrl: url,
  }),
};
