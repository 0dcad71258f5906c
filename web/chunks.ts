/*
 * Which modules go into which file of the bundle, so that few requests bring what a page needs and login brings little
 * else: at 150 ms each, and six at a time, eighty files cost two seconds. scripts/gate/chunks.test.ts checks that the rules
 * still name what is there, e2e/first-load.spec.ts what a browser really loads, and how much.
 */

/** What the login page needs. Forgetting a part here makes login load the chunk of all other screens. */
export const LOGIN = {
  mantine: [
    'Button',
    'ActionIcon',
    'CloseButton',
    'Input',
    'InputBase',
    'TextInput',
    'PasswordInput',
    'Loader',
    'Transition',
    'Skeleton',
    'UnstyledButton',
  ],
  icons: ['Check', 'AlertCircle', 'AlertTriangle', 'CircleCheck', 'InfoCircle', 'X'],
  ui: [
    'guest-layout',
    'guest-sheet',
    'notice',
    'page-footer',
    'product-mark',
    'toasts',
    'toast-region',
    'error-boundary',
    'empty-state',
    'skeletons',
    'page-title',
    'apply-theme',
    'app-theme',
    'base',
    'overrides',
    'tokens',
    'styles-entry',
  ],
  sources: [
    'api/call',
    'api/csrf',
    'api/connection',
    'api/response-cache',
    'api/network-error',
    'api/query-client',
    'api/session',
    'api/session-end',
    'lib/call-outcomes',
    'lib/csp-nonce',
    'lib/define-texts',
    'lib/describe-client',
    'lib/in-language',
    'lib/language',
    'lib/languages/choose-language',
    'lib/read-message',
    'lib/redirect-path',
    'lib/trusted-types',
    'lib/texts/auth',
    'lib/texts/common',
    'lib/texts/titles',
  ],
} as const;

const oneOf = (names: readonly string[]): string => `(${names.join('|')})`;

const LOGIN_COMPONENTS = new RegExp(`components/${oneOf(LOGIN.mantine)}/`);
const LOGIN_ICONS = new RegExp(String.raw`Icon${oneOf(LOGIN.icons)}\.mjs$`);
const LOGIN_UI = new RegExp(String.raw`ui/${oneOf(LOGIN.ui)}\.[.\w]+$`);
const LOGIN_SOURCES = new RegExp(String.raw`/web/src/${oneOf(LOGIN.sources)}\.tsx?$`);

/** Whether a module belongs to the first load; its dependencies follow automatically. */
function isLoginPart(id: string): boolean {
  if (/@mantine\/core\/esm\/components\//.test(id)) return LOGIN_COMPONENTS.test(id);
  if (/@tabler\/icons-react\/dist\/esm\/icons\//.test(id)) return LOGIN_ICONS.test(id);
  if (/\/web\/src\/ui\//.test(id)) return LOGIN_UI.test(id) && !id.endsWith('.css');
  return (
    LOGIN_SOURCES.test(id) ||
    // The next steps of a log-in share it: by itself it would be one more file.
    id.endsWith('/features/login/login-screen.module.css') ||
    /\/contract\/src\/(errors|operations\/(auth|user))\.ts$|@mantine\/core\/esm\/core\/MantineProvider\//.test(id)
  );
}

/** Only loaded where there are login providers: kept out of the first load, and out of what needs a login. */
export const SIGN_IN = {
  icons: ['BrandGithub', 'BrandGoogle', 'Id', 'School', 'ShieldLock'],
  sources: [
    'ui/provider-icon',
    'ui/use-leaving',
    'lib/go-to-provider',
    'lib/texts/sign-in',
    'features/login/provider-buttons',
  ],
} as const;

const SIGN_IN_ICONS = new RegExp(String.raw`Icon${oneOf(SIGN_IN.icons)}\.mjs$`);
const SIGN_IN_SOURCES = new RegExp(String.raw`/web/src/${oneOf(SIGN_IN.sources)}\.tsx?$`);

function isSignInPart(id: string): boolean {
  return SIGN_IN_ICONS.test(id) || SIGN_IN_SOURCES.test(id);
}

/** Shared by workspaces and texts, but not needed by the dashboard. */
export const TOOLS = {
  mantine: ['Drawer', 'SegmentedControl', 'FloatingIndicator', 'Switch', 'Tabs', 'Textarea'],
  ui: [
    'plain-markdown',
    'review-badge',
    'document-skeleton',
    'workspace-skeleton',
    'sort-head',
    'author-legend',
    'author-colors',
    'tooltip',
    'show-tooltip',
  ],
} as const;

/** Shared by dialogs, forms and lists of administrators: no screen begins with them. */
export const FORMS = {
  mantine: ['Select', 'NativeSelect', 'Combobox', 'Radio', 'Badge', 'FileButton', 'Progress'],
  ui: [
    'user-picker',
    'storage-size-input',
    'recovery-codes',
    'log-lines',
    'inline-edit',
    'use-awaited-keys',
    'work-elsewhere',
    'section',
    'pager',
    'page-header',
    'admin-head',
    'command-help',
    'drop-zone',
    'text-comparison',
    'member-row',
  ],
} as const;

type Parts = Readonly<Record<'mantine' | 'ui', readonly string[]>>;

const isIn = ({ mantine, ui }: Parts): ((id: string) => boolean) => {
  const components = new RegExp(`@mantine/core/esm/components/${oneOf(mantine)}/`);
  const files = new RegExp(String.raw`/web/src/ui/${oneOf(ui)}\.[.\w]+$`);
  return (id) => components.test(id) || files.test(id);
};

const isTool = isIn(TOOLS);
const isForm = isIn(FORMS);

/** Small, without much that they import in turn, and used by many screens. */
export const SHARED = [
  'api/may-edit',
  'api/server-events',
  'api/upload',
  'api/writer',
  'lib/describe-review',
  'lib/export-requests',
  'lib/first-screen',
  'lib/just-made',
  'lib/load-once',
  'lib/kept-copy-event',
  'lib/match-words',
  'lib/new-uuid',
  'lib/open-shortcuts',
  'lib/pdf',
  'lib/relative-time',
  'lib/result-beside',
  'lib/share-requests',
  'lib/share-roles',
  'lib/show-keys',
  'lib/split-outer-spaces',
  'lib/switcher-sources',
  'lib/texts/dashboard',
  'lib/texts/open-review',
  'lib/texts/sharing',
  'lib/texts/shell',
  'lib/workspace-href',
  'lib/write-clipboard',
] as const;

const SHARED_SOURCES = new RegExp(
  String.raw`/web/src/${oneOf(SHARED)}\.tsx?$|/contract/src/(operations/[\w-]+|review/(limits|mentions)|rules/(asset-path|cross-references|included-styles))\.ts$`,
);

/** Of accounts, groups, administration and of pages before a login: no screen that people begin with needs them. */
export const RARE = {
  icons: [
    'Ban',
    'Crown',
    'Database',
    'DeviceMobile',
    'GripVertical',
    'Key',
    'MailCheck',
    'MailForward',
    'MailX',
    'Restore',
    'Server',
    'ShieldOff',
    'User',
    'UserCheck',
    'UserMinus',
  ],
  ui: ['door-layout', 'door-sheet', 'new-password-fields', 'page-parts'],
} as const;

const RARE_ICONS = new RegExp(String.raw`Icon${oneOf(RARE.icons)}\.mjs$`);
const RARE_UI = new RegExp(String.raw`/web/src/ui/${oneOf(RARE.ui)}\.[.\w]+$`);

const isRare = (id: string): boolean => RARE_ICONS.test(id) || RARE_UI.test(id);

/** Whether a module is shared by screens that require login. */
function isSharedPart(id: string): boolean {
  if (isTool(id) || isForm(id) || isRare(id)) return false;
  if (/@mantine\/core\/esm\/components\//.test(id)) return !LOGIN_COMPONENTS.test(id);
  if (/@tabler\/icons-react\/dist\/esm\/icons\//.test(id)) return !LOGIN_ICONS.test(id);
  // Only people setting up a second factor need QR codes, which are 8 KB; pages to start from have a chunk of their
  // own.
  if (/\/web\/src\/ui\//.test(id)) return !LOGIN_UI.test(id) && !/\/(totp-setup|qr-code|start-pages)\./.test(id);
  if (SHARED_SOURCES.test(id)) return true;
  return /node_modules\/(@mantine\/hooks\/esm\/use-(local-storage|resize-observer)|@floating-ui|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|tabbable)\//.test(
    id,
  );
}

/** Finding and reading works, for texts and for the references. */
export const WORKS = [
  'api/find-entry',
  'api/read-bib',
  'editor/citations/read-bibliography',
  'editor/citations/write-citation',
  'lib/texts/citing',
] as const;

/** What draws texts, and prints works. */
export const DRAWING = [
  'editor/citations/parse-citation',
  'editor/citations/reference-list',
  'editor/citations/render-marks',
  'editor/live-preview/katex',
  'lib/texts/editor',
] as const;

/** What every view of files needs. */
export const FILES = [
  'features/workspace/item-actions',
  'features/workspace/item-kinds',
  'lib/texts/workspace',
] as const;

/** The views of folders, for members and guests. */
export const VIEWS = ['features/workspace/paper-head', 'features/workspace/thumbnail'] as const;

/** What every screen looks up on the device. */
export const DEVICE = [
  'editor/collab/io/device-store',
  'editor/collab/io/early-call',
  'app/call-for-text',
  'editor/citations/kept-works',
] as const;

const sources = (names: readonly string[]): RegExp => new RegExp(String.raw`/web/src/${oneOf(names)}\.tsx?$`);

/** In the form of Rolldown's `codeSplitting.groups`; a module goes into the matching group of the highest priority. */
export const CHUNKS = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 30 },
  {
    name: 'router',
    test: /node_modules[\\/]@tanstack[\\/](react-router|router-core|history|react-query|query-core|react-store|store)[\\/]/,
    priority: 20,
  },
  { name: 'core', test: isLoginPart, priority: 15 },
  // The other languages need these before anything else may run: in a chunk that waits for the language, they would
  // deadlock.
  { name: 'fill', test: /\/contract\/src\/rules\/byte-size\.ts$/, priority: 15 },
  { name: 'said', test: /\/contract\/src\/said\.ts$|\/web\/src\/lib\/languages\/fill-with\.ts$/, priority: 14 },
  // What buttons of login providers need, before and after login.
  { name: 'sign-in', test: isSignInPart, priority: 12 },
  // Shared by screens that require login: one chunk instead of a hundred half-KB ones.
  { name: 'parts', test: isSharedPart, minShareCount: 2, priority: 10 },
  { name: 'tools', test: isTool, minShareCount: 2, priority: 9 },
  { name: 'forms', test: isForm, minShareCount: 2, priority: 8 },
  { name: 'rare', test: isRare, minShareCount: 2, priority: 8 },
  // The rest of what the page itself names, so that no chunk below comes along with the first load.
  { name: 'start', test: /./, tags: ['$initial' as const], priority: 13 },
  { name: 'yaml', test: /node_modules[\\/]yaml[\\/]/, priority: 20 },
  { name: 'virtual', test: /node_modules[\\/]@tanstack[\\/](react-virtual|virtual-core)[\\/]/, priority: 20 },
  // The dashboard of somebody without documents begins with these, not with all forms.
  { name: 'start-pages', test: /\/web\/src\/ui\/start-pages\.[.\w]+$/, priority: 7 },
  // Shared by several of the screens below and others, so that the others need not load a whole screen.
  { name: 'works', test: sources(WORKS), priority: 9 },
  { name: 'drawing', test: sources(DRAWING), priority: 9 },
  { name: 'printing', test: sources(['editor/citations/print-entry']), priority: 8 },
  // Also on the log-in page, if somebody was here before.
  { name: 'device', test: sources(DEVICE), priority: 9 },
  { name: 'files', test: sources(FILES), priority: 9 },
  { name: 'views', test: sources(VIEWS), priority: 8 },
  // A screen with everything only it imports: one file instead of thirty of half a KB.
  { name: 'shell', test: sources(['app/shell/shell-layout']), priority: 7 },
  { name: 'dashboard', test: sources(['app/dashboard-route']), priority: 6 },
  { name: 'workspace', test: sources(['app/workspace-route']), priority: 5 },
  { name: 'folder', test: sources(['features/workspace/folder-pane']), priority: 4 },
  { name: 'keeping', test: sources(['editor/collab/io/kept-texts']), priority: 4 },
  { name: 'editor', test: sources(['editor/editor-extensions']), priority: 3 },
  { name: 'document', test: sources(['features/document/document-screen']), priority: 2 },
  { name: 'katex', test: /node_modules[\\/]katex[\\/]/, priority: 20 },
  { name: 'citeproc', test: /node_modules[\\/]citeproc[\\/]/, priority: 20 },
  { name: 'pdf', test: /node_modules[\\/]pdfjs-dist[\\/]/, priority: 20 },
  {
    name: 'codemirror',
    test: /node_modules[\\/](@codemirror[\\/](autocomplete|commands|lang-markdown|lang-yaml|language|lint|search|state|view)|@lezer[\\/](common|highlight|lr|markdown)|style-mod|crelt|w3c-keyname)[\\/]/,
    priority: 20,
  },
];
