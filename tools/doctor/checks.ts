import type { Check } from './check.ts';
import { addressForms } from './checks/address-forms.ts';
import { assetCaching } from './checks/asset-caching.ts';
import { botCheck } from './checks/bot-check.ts';
import { buildNumber } from './checks/build-number.ts';
import { compression } from './checks/compression.ts';
import { contactForm } from './checks/contact-form.ts';
import { deployMarks } from './checks/deploy-marks.ts';
import { feeds } from './checks/feeds.ts';
import { fileHeaders } from './checks/file-headers.ts';
import { functionHeaders } from './checks/function-headers.ts';
import { homePage } from './checks/home-page.ts';
import { https } from './checks/https.ts';
import { missingAssets } from './checks/missing-assets.ts';
import { outbox } from './checks/outbox.ts';
import { pageCaching } from './checks/page-caching.ts';
import { pages } from './checks/pages.ts';
import { postsToPages } from './checks/posts-to-pages.ts';
import { redirects } from './checks/redirects.ts';
import { robots } from './checks/robots.ts';
import { siteAddress } from './checks/site-address.ts';
import { sitemap } from './checks/sitemap.ts';
import { testFormDeleted } from './checks/test-form-deleted.ts';
import { unchangedPages } from './checks/unchanged-pages.ts';
import { unknownAddresses } from './checks/unknown-addresses.ts';

/** What is looked at, in this order. */
export const checks: readonly Check[] = [
  siteAddress,
  homePage,
  https,
  contactForm,
  botCheck,
  outbox,
  pages,
  redirects,
  addressForms,
  unknownAddresses,
  postsToPages,
  fileHeaders,
  functionHeaders,
  deployMarks,
  assetCaching,
  pageCaching,
  missingAssets,
  unchangedPages,
  buildNumber,
  compression,
  feeds,
  sitemap,
  robots,
  testFormDeleted,
];
