/**
 * Import boundaries; see docs/architecture.md "Layers". A layer imports only layers to its right, including type imports,
 * and there are no cycles. Tests are exempt.
 */
const TEST = '\\.test\\.tsx?$';

/** From left to right; the folders of one row must not import one another. */
const SERVER_LAYERS = [
  { name: 'start', folders: ['main\\.ts', 'compose\\.ts', 'writer\\.ts', 'transactions\\.ts', 'compose/', 'cli/'] },
  { name: 'transport', folders: ['transport/'] },
  { name: 'work', folders: ['operations/', 'live/', 'jobs/', 'subscribers/'] },
  { name: 'pipeline', folders: ['pipeline/'] },
  { name: 'model', folders: ['model/'] },
  { name: 'rim', folders: ['policy/', 'db/', 'adapters/'] },
  { name: 'domain', folders: ['domain/'] },
];

const WEB_LAYERS = [
  { name: 'app', folders: ['main\\.tsx', 'app/'] },
  { name: 'features', folders: ['features/'] },
  { name: 'parts', folders: ['api/', 'editor/', 'ui/'] },
  { name: 'lib', folders: ['lib/'] },
];

function forbidUpward(base, layers) {
  return layers.slice(1).map((layer, index) => ({
    name: `${base}-${layer.name}-imports-only-below`,
    severity: 'error',
    from: { path: `^${base}/src/(${layer.folders.join('|')})`, pathNot: TEST },
    to: {
      path: `^${base}/src/(${layers
        .slice(0, index + 1)
        .flatMap((above) => above.folders)
        .join('|')})`,
    },
  }));
}

function forbidSiblings(base, layer) {
  if (layer.folders.length < 2) return [];
  return [
    {
      name: `${base}-${layer.name}-are-blind-to-one-another`,
      severity: 'error',
      from: { path: `^${base}/src/(${layer.folders.join('|')})`, pathNot: TEST },
      to: { path: `^${base}/src/(${layer.folders.join('|')})`, pathNot: `^${base}/src/$1` },
    },
  ];
}

export default {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      comment: 'An unresolved import is an unchecked import.',
      severity: 'error',
      from: { path: '^(contract|bibliography|server|web)/src/' },
      to: { couldNotResolve: true, pathNot: '^(virtual:|node:)|\\?(url|worker|raw|inline)(&url)?$' },
    },
    ...forbidUpward('server', SERVER_LAYERS),
    ...SERVER_LAYERS.slice(2).flatMap((layer) => forbidSiblings('server', layer)),
    ...forbidUpward('web', WEB_LAYERS),
    ...WEB_LAYERS.slice(2).flatMap((layer) => forbidSiblings('web', layer)),
    {
      name: 'features-are-blind-to-one-another',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/', pathNot: TEST },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'editor-without-react',
      severity: 'error',
      from: { path: '^web/src/editor/', pathNot: TEST },
      to: { path: 'node_modules/(react|react-dom|@mantine|@tanstack)/' },
    },
    {
      name: 'collab-core-is-pure',
      comment: 'Decisions of a live session are simulated, so they must not depend on browser, editor view or storage.',
      severity: 'error',
      from: { path: '^web/src/editor/collab/core/', pathNot: TEST },
      to: { pathNot: '^web/src/editor/collab/core/|^contract/src/|node_modules/@codemirror/(state|merge)/' },
    },
    {
      name: 'collab-view-without-io',
      severity: 'error',
      from: { path: '^web/src/editor/collab/view/', pathNot: TEST },
      to: { path: '^web/src/editor/collab/io/' },
    },
    {
      name: 'bibliography-is-pure',
      comment: 'It runs in the page, in a worker and on the server.',
      severity: 'error',
      from: { path: '^bibliography/src/', pathNot: TEST },
      to: { pathNot: '^bibliography/src/' },
    },
    {
      name: 'contract-imports-only-zod',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: `${TEST}|^contract/src/review/core/` },
      to: { pathNot: '^contract/src/|node_modules/zod/' },
    },
    {
      name: 'review-core-is-pure',
      comment: 'Server, browser and simulator compute the same with it: it knows changes of text and nothing else.',
      severity: 'error',
      from: { path: '^contract/src/review/core/', pathNot: TEST },
      to: { pathNot: '^contract/src/(review|live)/|node_modules/@codemirror/state/' },
    },
    {
      name: 'server-and-browser-meet-in-the-contract',
      severity: 'error',
      from: { path: '^(server|web)/src/' },
      to: { path: '^(server|web)/src/', pathNot: '^$1/src/' },
    },
    {
      name: 'access-is-judged-in-one-place',
      comment: 'Who asks for the facts is about to judge them: ask pipeline/check-access.ts or item-access.ts.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: '^server/src/(db/|pipeline/(check|item)-access\\.ts$)' },
      to: { path: '^server/src/db/groups/(access-facts|grants)\\.ts$' },
    },
    {
      name: 'db-only-queries',
      comment: 'Refusing a call or recording an event is a decision: it belongs in server/src/model.',
      severity: 'error',
      from: { path: '^server/src/db/', pathNot: TEST },
      to: { path: '^contract/src/errors\\.ts$|^server/src/domain/events\\.ts$' },
    },
    {
      name: 'only-db-runs-kysely',
      comment: 'Its types may be passed around; queries are built in server/src/db. See scripts/gate/queries.ts.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: `^server/src/db/|${TEST}` },
      to: { path: 'node_modules/kysely/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: { path: '^(contract|bibliography|server|web)/src/', pathNot: TEST },
      to: { path: `${TEST}|^(tests|e2e|scripts|bench)/` },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'web/dist' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    combinedDependencies: true,
    preserveSymlinks: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
