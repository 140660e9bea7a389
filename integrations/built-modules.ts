import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin, ViteDevServer } from 'vite';
import { builtFolder, contentFolder } from '../src/build/site-folder.mjs';
import { formNames } from '../src/forms/registry.ts';
import { locales } from '../src/i18n/locales.ts';
import { localizedPath } from '../src/i18n/paths.ts';
import { botCheck } from '../src/security/bot-check.ts';
import { securityHeaders } from '../src/security/headers.ts';

/** Reads the text of the page or file at a path of the site. */
type Read = (path: string) => Promise<string>;

/** The modules that functions import as `#built/{name}`, typed in netlify/functions/_shared/built.d.ts. */
const modules: Record<string, (read: Read) => Promise<unknown>> = {
  'form-options': async (read) => JSON.parse(await read('/built/form-options.json')),
  'bot-check': async () => botCheck,
  'journal-counts': async (read) => JSON.parse(await read('/built/journal-counts.json')),
  university: async (read) => JSON.parse(await read('/built/university.json')),
  'security-headers': async () => securityHeaders(process.env['HSTS']),
  'reply-pages': async (read) => {
    const pagesOf = async (form: string) => {
      const entries = locales.map(
        async (locale) => [locale, await read(localizedPath(`/reply/${form}`, locale))] as const,
      );
      return Object.fromEntries(await Promise.all(entries));
    };
    const forms = formNames.map(async (form) => [form, await pagesOf(form)] as const);
    return Object.fromEntries(await Promise.all(forms));
  },
};

const moduleOf = (content: unknown) => `export default ${JSON.stringify(content)};\n`;

/**
 * After a build, moves the pages and data that only functions use out of `dist/` and into modules in
 * `.netlify/built`, so that no function has to fetch from its own site.
 */
export function builtModules(): AstroIntegration {
  let folder = '';
  return {
    name: 'built-modules',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [modulesInDevelopment()] } });
      },
      'astro:config:done': ({ config }) => {
        folder = fileURLToPath(new URL(`${builtFolder}/`, config.root));
      },
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const fileOf = (path: string) => join(dist, path.endsWith('.json') ? path : `${path}.html`);
        mkdirSync(folder, { recursive: true });
        for (const [name, make] of Object.entries(modules)) {
          const content = await make(async (path) => readFileSync(fileOf(path), 'utf8'));
          writeFileSync(join(folder, `${name}.js`), moduleOf(content));
        }
        const moved = ['/built', ...locales.map((locale) => localizedPath('/reply', locale))];
        for (const path of moved) rmSync(join(dist, path), { recursive: true });
      },
    },
  };
}

const prefix = '#built/';

/** Serves the same modules in development, from the dev server; reloads them when content changes. */
function modulesInDevelopment(): Plugin {
  let server: ViteDevServer;
  return {
    name: 'built-modules',
    apply: 'serve',
    enforce: 'pre',
    configureServer(created) {
      server = created;
      const content = join(server.config.root, contentFolder);
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(content)) return;
        const { moduleGraph } = server.environments.ssr;
        for (const name of Object.keys(modules)) {
          const module = moduleGraph.getModuleById(`\0${prefix}${name}`);
          if (module) moduleGraph.invalidateModule(module);
        }
      });
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      const make = id.startsWith(`\0${prefix}`) && modules[id.slice(prefix.length + 1)];
      if (!make) return undefined;
      const address = server.httpServer?.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      return moduleOf(
        await make(async (path) => (await fetch(`http://localhost:${port}${path}`)).text()),
      );
    },
  };
}
