// Runs before every npm script. Plain JavaScript, like all that may run before the project's own Node
// is installed.
import { installDependencies } from './install.mjs';

// Netlify installs the packages itself before a build.
if (!process.env.NETLIFY) await installDependencies();
