import site from '../astro.config.mjs';

/** Gives the toast scripts other content, so that their hashed names differ from the earlier deploy's. */
const changedToasts = {
  name: 'changed-toasts',
  transform: (/** @type {string} */ code, /** @type {string} */ id) =>
    id.endsWith('/islands/mount-toasts.ts')
      ? `${code}\ndocument.documentElement.dataset.toasts = 'of the later deploy';\n`
      : undefined,
};

export default { ...site, vite: { ...site.vite, plugins: [...site.vite.plugins, changedToasts] } };
