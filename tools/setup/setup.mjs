// Plain JavaScript, as all that runs before the project's own Node is installed.
import { installDependencies } from './install.mjs';

// The platform has installed everything before it builds.
if (!process.env.NETLIFY) await installDependencies();
