// npm run test:browsers: visitors' journeys in Firefox and WebKitGTK; npm run test:browsers -- menu
// video: only those.
import { runOrExit } from '../setup/child-process.mjs';
import { installDependencies } from '../setup/install.mjs';
import { installOtherBrowsers } from './browser.mjs';

await installDependencies();
await installOtherBrowsers();
await runOrExit('dpkg-query', ['--show', 'firefox-esr', 'webkit2gtk-driver']);
await runOrExit('node', ['tools/test/builds.mjs', 'test']);
const display = ['--auto-servernum', '--server-args', '-screen 0 1280x1024x24'];
const projects = ['--project', 'firefox', '--project', 'webkitgtk'];
const tests = ['vitest', 'run', ...projects, ...process.argv.slice(2)];
// Without a sound device the clock of WebKitGTK's videos stands still.
const silent = { GST_PLUGIN_FEATURE_RANK: 'fakeaudiosink:MAX' };
await runOrExit('xvfb-run', [...display, ...tests], silent);
