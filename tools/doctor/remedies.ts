import type { Site } from './site.ts';

/** What a person does about faults that several checks may find. */
export const deployAgain =
  'see the deploy’s log in Netlify (Deploys) for errors: the build command must be "npm run build", the publish directory "dist"; then choose “Clear cache and deploy site”';

export const functionsMissing =
  'in Netlify, “Functions” (Logs) must list contact, bot-challenge and the others, and shows their errors; if they are missing, the functions directory must be "netlify/functions"';

export const setSiteUrl = ({ origin }: Site): string =>
  `this is the commonest fault of a first deploy: set SITE_URL to ${origin} in Netlify (Project configuration, Environment variables) and deploy again, or, if the other address is the right one, run the doctor with that`;

/** For what only a change of the code repairs. */
export const tellDevelopers = (what: string): string => `tell the developers: ${what}`;
