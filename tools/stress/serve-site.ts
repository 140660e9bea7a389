import { join } from 'node:path';
import { startPlatform } from '../local-platform/server.ts';

// A line for each refused post would be thousands.
console.warn = () => undefined;

const root = join(import.meta.dirname, '../..');
const [dataDirectory = '', dist, functionsDirectory] = process.argv.slice(2);
const site = await startPlatform({
  root,
  dataDirectory,
  ...(dist && { dist }),
  ...(functionsDirectory && { functionsDirectory }),
});
console.log(site.url);
