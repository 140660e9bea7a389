/**
 * Which folder may import which: npm test -- structure. tools/structure/check-imports.ts runs it, so
 * that `.astro` files are included.
 */

/** What every folder may import: data and styles. */
const everywhere = ['assets', 'content', 'frame', 'styles'];

/** What may run in a browser or a function, as well as in the build. */
const shared = ['memoize', 'calendar', 'i18n', 'forms', 'counters', 'security'];

/**
 * The layers of src/. Each may import itself and the layers before it; with `only`, itself and those;
 * and one of the `tools`.
 *
 * @type {{ folders: string[], only?: string[], tools?: string }[]}
 */
const layers = [
  { folders: ['memoize', 'calendar', 'build'] },
  { folders: ['i18n'] },
  {
    folders: [
      'collections',
      'components',
      'content-types',
      'design',
      'features',
      'layouts',
      'views',
    ],
    only: ['.*'],
  },
  { folders: ['forms'], only: ['i18n', 'memoize', 'calendar'] },
  { folders: ['counters'], only: ['i18n'] },
  { folders: ['security'], only: ['i18n', 'memoize', 'calendar', 'forms'] },
  { folders: ['routing'] },
  // The authors' screen, a bundle of its own, and what is generated for it. It checks what it saves.
  {
    folders: ['admin'],
    only: ['i18n', 'collections', 'content-types', 'features', 'memoize', 'calendar', 'build'],
    tools: 'content-check',
  },
  { folders: ['markdown', 'images', 'ikat'] },
  { folders: ['structured-data', 'feeds', 'open-graph', 'search(?!/box)'] },
  { folders: ['worker'], only: ['i18n'] },
  { folders: ['islands', 'client', 'search/box'], only: [...shared, 'search', 'worker'] },
  { folders: ['pages', 'styleguide'] },
];

/** A pattern for files in one of these folders of src/. */
const inSrc = (/** @type {string[]} */ folders) => `^src/(?:${folders.join('|')})/`;

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const layerRules = layers.map(({ folders, only, tools }, index) => {
  const allowed = only ?? layers.slice(0, index).flatMap((layer) => layer.folders);
  return {
    name: `layer: ${folders.join(', ').replace('(?!/box)', '')}`,
    comment: `may import only ${[...folders, ...allowed].join(', ')}`,
    severity: 'error',
    from: { path: inSrc(folders) },
    to: {
      path: '^(?:src|integrations|netlify|tools|tests)/',
      pathNot: [
        inSrc([...everywhere, ...folders, ...allowed]),
        ...(tools ? [`^tools/${tools}/`] : []),
      ],
    },
  };
});

const allFolders = [...everywhere, ...layers.flatMap(({ folders }) => folders)];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layerRules,
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
      comment: 'work on files: they import no component, and of the tools only what a build runs',
      severity: 'error',
      from: { path: '^integrations/' },
      to: {
        path: [
          inSrc(['islands', 'client', 'components', 'layouts', 'views', 'pages']),
          '^(?:tools|tests)/',
        ],
        pathNot: '^tools/(?:content-check|local-platform|translations)/',
      },
    },
    {
      name: 'tools of the build',
      comment: 'a build depends on them (tools/setup/build.mjs), but not on other tools',
      severity: 'error',
      from: {
        path: '^tools/(content-check|local-platform|translations)/',
        pathNot: '/(?:command|main|serve)\\.ts$',
      },
      to: { path: '^tools/', pathNot: ['^tools/$1/', '^tools/content-check/'] },
    },
    {
      name: 'tools',
      comment: 'import no page and no test',
      severity: 'error',
      from: { path: '^tools/' },
      to: {
        path: [inSrc(['islands', 'client', 'components', 'layouts', 'views', 'pages']), '^tests/'],
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
      severity: 'error',
      from: { path: '^(?:src|integrations|netlify|tools)/', pathNot: '^src/islands/' },
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
