// npm run serve: serves dist/ with its functions at PORT (8888), scheduled functions included.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { onStop } from '../setup/on-stop.mjs';
import { startPlatform } from './server.ts';

const root = join(import.meta.dirname, '../..');
const port = Number(process.env.PORT || 8888);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!(Number.isInteger(port) && port >= 0 && port < 65_536)) {
  fail(`PORT is "${process.env.PORT}", not a number between 0 and 65535`);
}
if (!existsSync(join(root, 'dist/index.html'))) {
  fail('There is no site in dist/: run "npm start", which builds one, or "npm run build"');
}

// An unhandled rejection in a function must not end the server.
process.on('unhandledRejection', (error) => console.error(error));

const site = await startPlatform({ root, port, schedules: true }).catch((error) =>
  fail(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken: stop the program that uses it, or choose another port (PORT=${port + 1} npm start)`
      : error.message,
  ),
);

onStop(async () => {
  await site.close();
  process.exit(0);
});

console.log('The site is served until Ctrl-C:');
console.log(site.url);
