/**
 * Allowed imports between folders: npm test -- structure. Run by tools/structure/check-imports.ts, so that
 * `.astro` files are included.
 */

/** Data and styles, which every folder may import. */
const everywhere = ['assets', 'content', 'styles'];

/** Code that may run in a browser or a function as well as in the build. */
const shared = ['memoize', 'calendar', 'i18n', 'forms', 'counters', 'security'];

/** Code without any subject: reading, addressing, searching, drawing and editing content. */
const machine = [
  ...[
    'build',
    'content-types',
    'routing',
    'markdown',
    'images',
    'ikat',
    'structured-data',
    'feeds',
  ],
  ...[
    'open-graph',
    'search',
    'content-check',
    'translations',
    'sveltia',
    'text-field',
    'admin',
    'admin-pages',
    'saving',
    'worker',
    'islands',
    'client',
  ],
];

/**
 * The layers of src/. Each may import itself, the layers before it, and files that match `also`.
 *
 * @type {{ name: string, folders: string[], also?: string[] }[]}
 */
const layers = [
  { name: 'shared', folders: shared },
  {
    name: 'machine',
    folders: machine,
    also: [
      // The registry lists the fields of each subject's content types.
      '^src/features/[^/]+/[a-z-]*schema\\.ts$',
    ],
  },
  {
    name: 'design',
    folders: ['design'],
    // FrameStyles links the frame's sheet after the picture that opens a page.
    also: ['^src/frame/frame\\.css$'],
  },
  { name: 'features', folders: ['features'] },
  { name: 'frame', folders: ['frame'] },
  { name: 'pages', folders: ['pages', 'styleguide'] },
];

/** A pattern for files in any of these folders of src/. */
const inSrc = (/** @type {string[]} */ folders) => `^src/(?:${folders.join('|')})/`;

/** A pattern for all code. */
const code = '^(?:src|integrations|netlify|tools|tests)/';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const layerRules = layers.map(({ name, folders, also = [] }, index) => {
  const allowed = layers.slice(0, index + 1).flatMap((layer) => layer.folders);
  return {
    name: `layer: ${name}`,
    comment: `may import only ${allowed.join(', ')}`,
    severity: 'error',
    from: { path: inSrc(folders) },
    to: { path: code, pathNot: [inSrc([...everywhere, ...allowed]), ...also] },
  };
});

const allFolders = [...everywhere, ...layers.flatMap(({ folders }) => folders)];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layerRules,
    {
      name: 'subjects',
      comment: 'meet through what each offers to others in its links.ts',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: {
        path: '^src/features/',
        pathNot: ['^src/features/$1/', '^src/features/[^/]+/links\\.ts$'],
      },
    },
    {
      name: 'design asks for no content',
      comment: 'its parts show what they are given',
      severity: 'error',
      from: { path: '^src/design/' },
      to: {
        path: '^src/content-types/(?:documents|records)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'browser',
      comment: 'a script runs what is shared, and no code of the build',
      severity: 'error',
      from: { path: inSrc(['islands', 'client', 'search/box']) },
      to: {
        path: code,
        pathNot: inSrc([...everywhere, ...shared, 'islands', 'client', 'search', 'worker']),
      },
    },
    {
      name: 'worker',
      comment: 'is one small script',
      severity: 'error',
      from: { path: '^src/worker/' },
      to: { path: code, pathNot: inSrc(['i18n', 'worker']) },
    },
    {
      name: 'screen',
      comment: 'is a bundle of its own, and what is generated for it',
      severity: 'error',
      from: { path: inSrc(['admin', 'saving', 'sveltia', 'text-field']) },
      to: {
        path: code,
        pathNot: [
          inSrc([
            ...everywhere,
            'admin',
            'sveltia',
            'saving',
            'text-field',
            'content-check',
            'i18n',
            'content-types',
            'memoize',
            'calendar',
            'build',
          ]),
        ],
      },
    },
    {
      name: 'every folder of src has a layer',
      comment: 'src/ has folders only, and this file says what each may import',
      severity: 'error',
      from: {},
      to: { path: '^src/', pathNot: ['^src/content\\.config\\.ts$', inSrc(allFolders)] },
    },
    {
      name: 'functions',
      comment: 'share with the site what runs in both; routing/ writes the links in mails',
      severity: 'error',
      from: { path: '^netlify/' },
      to: {
        path: '^(?:src|integrations|tools|tests)/',
        pathNot: [inSrc(shared), '^src/routing/(?:href|site)\\.ts$'],
      },
    },
    {
      name: 'integrations',
      comment:
        'work on files: they import no component, and of the tools what serves functions in development',
      severity: 'error',
      from: { path: '^integrations/' },
      to: {
        path: [
          inSrc(['islands', 'client', 'design', 'frame', 'pages']),
          '^src/features/.*\\.astro',
          '^(?:tools|tests)/',
        ],
        pathNot: '^tools/local-platform/',
      },
    },
    {
      name: 'local platform',
      comment: 'runs in the development server too, where no other tool does',
      severity: 'error',
      from: { path: '^tools/local-platform/', pathNot: '/serve\\.ts$' },
      to: { path: '^tools/', pathNot: '^tools/local-platform/' },
    },
    {
      name: 'tools',
      comment: 'import no page and no test; the bench measures what the audit searches for',
      severity: 'error',
      from: { path: '^tools/' },
      to: {
        path: [
          inSrc(['islands', 'client', 'design', 'frame', 'pages']),
          '^src/features/.*\\.astro',
          '^tests/',
        ],
        pathNot: '^tests/audit/search/',
      },
    },
    {
      name: 'set-up',
      comment: 'runs on a clean machine, before packages are installed',
      severity: 'error',
      from: { path: '^tools/(?:setup/|test/(?:test|checks|lanes|browser)\\.mjs)' },
      to: { path: 'node_modules', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'React only in islands',
      comment: 'Sveltia takes a field and a preview as React components',
      severity: 'error',
      from: {
        path: '^(?:src|integrations|netlify|tools)/',
        pathNot: '^src/(?:islands|text-field|admin/digits)/',
      },
      to: { path: '(?:^|/node_modules/)(?:react|react-dom|@nanostores/react)(?:/|$)' },
    },
    {
      name: 'TSX only in islands',
      severity: 'error',
      from: { path: '\\.tsx$', pathNot: '^(?:src/islands|tests)/' },
      to: {},
    },
    {
      name: 'no circle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
