/*
 * Which modules go into which file of the bundle, so that few requests bring what a page needs and login brings little
 * else. Gzipped, login loads 6 files (149 KB) instead of the 18 (153 KB) of a build without these rules, the dashboards
 * 16 files (229 KB) instead of 60 (221 KB); measured on 22 November 2026. scripts/gate/chunks.test.ts checks that the
 * rules still name what is there, e2e/first-load.spec.ts what a browser really loads.
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

/** Whether a module is shared by screens that require login. */
function isSharedPart(id: string): boolean {
  if (/@mantine\/core\/esm\/components\//.test(id)) return !LOGIN_COMPONENTS.test(id);
  if (/@tabler\/icons-react\/dist\/esm\/icons\//.test(id)) return !LOGIN_ICONS.test(id);
  if (/\/web\/src\/ui\//.test(id)) return !LOGIN_UI.test(id);
  return /node_modules\/(@floating-ui|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|tabbable)\//.test(
    id,
  );
}

/** In the form of Rolldown's `codeSplitting.groups`; a module goes into the matching group of the highest priority. */
export const CHUNKS = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 30 },
  {
    name: 'router',
    test: /node_modules[\\/]@tanstack[\\/](react-router|router-core|history|react-query|query-core|react-store|store)[\\/]/,
    priority: 20,
  },
  { name: 'core', test: isLoginPart, priority: 15 },
  // The other languages need these before anything else may run: in a chunk that waits for the language they would wait
  // for each other for ever.
  { name: 'fill', test: /\/contract\/src\/(said|rules\/byte-size)\.ts$/, priority: 14 },
  // What buttons of login providers need, before and after login.
  { name: 'sign-in', test: isSignInPart, priority: 12 },
  // Shared by screens that require login: one chunk instead of a hundred half-KB ones.
  { name: 'parts', test: isSharedPart, minShareCount: 2, priority: 10 },
  { name: 'katex', test: /node_modules[\\/]katex[\\/]/, priority: 20 },
  { name: 'citeproc', test: /node_modules[\\/]citeproc[\\/]/, priority: 20 },
  { name: 'pdf', test: /node_modules[\\/]pdfjs-dist[\\/]/, priority: 20 },
  {
    name: 'codemirror',
    test: /node_modules[\\/](@codemirror[\\/](autocomplete|commands|lang-markdown|language|lint|search|state|view)|@lezer[\\/](common|highlight|lr|markdown)|style-mod|crelt|w3c-keyname)[\\/]/,
    priority: 20,
  },
];
