import type { Check } from './check.ts';
import { canonicalUrls, notFoundPages, redirects, urlVariants } from './checks/addresses.ts';
import { assetUrls, buildNumber, compression } from './checks/builds.ts';
import { assetCaching, conditionalRequests, missingAssets, pageCaching } from './checks/caching.ts';
import { contactForm } from './checks/contact-form.ts';
import { botCheck, outbox } from './checks/functions.ts';
import { https } from './checks/https.ts';
import { notifications } from './checks/notifications.ts';
import { homePage, pages, postsToPages } from './checks/pages.ts';
import { feeds, robots, sitemap } from './checks/search-engines.ts';
import { fileHeaders, functionHeaders } from './checks/security-headers.ts';
import { testForm } from './checks/test-form.ts';

/** Every check, in the order of the report. */
export const checks: readonly Check[] = [
  canonicalUrls,
  homePage,
  https,
  contactForm,
  botCheck,
  outbox,
  notifications,
  pages,
  redirects,
  urlVariants,
  notFoundPages,
  postsToPages,
  fileHeaders,
  functionHeaders,
  assetUrls,
  assetCaching,
  pageCaching,
  missingAssets,
  conditionalRequests,
  buildNumber,
  compression,
  feeds,
  sitemap,
  robots,
  testForm,
];
