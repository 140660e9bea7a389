// Serves the site for `startSite`: node serve-site.ts DATA. Prints its URL.
import { startPlatform } from '../../tools/local-platform/server.ts';
import { root } from '../../tools/setup/child-process.mjs';

// Each refused post is logged with console.warn: thousands of lines.
console.warn = () => undefined;

const [dataDirectory = ''] = process.argv.slice(2);
const site = await startPlatform({ root, dataDirectory });
console.log(site.url);
