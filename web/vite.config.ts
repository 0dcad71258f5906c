import { compileMessage } from '@lingui/message-utils/compileMessage';
import react from '@vitejs/plugin-react';
import { statSync } from 'node:fs';
import { defineConfig, type Plugin, transformWithOxc } from 'vite';

/**
 * The browser only needs an operation's path and body type. Its schemas (and with them zod) stay on the server, which
 * validates everything anyway: 25 KB less before login.
 */
function keepOnlyAddressesOfOperations(): Plugin {
  return {
    name: 'contract-addresses',
    enforce: 'pre',
    async load(id) {
      if (!/\/contract\/src\/operations\/[\w-]+\.ts$/.test(id)) return null;
      this.addWatchFile(id);
      // Cache-busting query, or a running dev server would keep the first version.
      const module = (await import(`${id}?at=${statSync(id).mtimeMs}`)) as Record<string, unknown>;
      const lines = Object.entries(module).flatMap(([name, value]) => {
        if (typeof value === 'object' && value !== null && 'path' in value && 'body' in value) {
          return [`export const ${name} = ${JSON.stringify({ path: value.path, body: value.body })};`];
        }
        const isPlain = ['string', 'number', 'boolean'].includes(typeof value) || Array.isArray(value);
        return isPlain ? [`export const ${name} = ${JSON.stringify(value)};`] : [];
      });
      return { code: lines.join('\n'), map: null };
    },
  };
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

function* walk(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const child of node) yield* walk(child);
  else if (typeof node === 'object' && node !== null && 'type' in node) {
    yield node as Node;
    for (const child of Object.values(node)) yield* walk(child);
  }
}

/** Evaluates a literal, or literals joined by "+"; anything else in a catalogue is an error. */
function readLiteral(node: Node): string {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type === 'BinaryExpression') return readLiteral(node['left'] as Node) + readLiteral(node['right'] as Node);
  throw new Error(`Only literal texts can be in a catalogue, found ${node.type}`);
}

/** Compiles the ICU messages in lib/texts at build time and leaves the parser out of the bundle. */
function compileCatalogues(): Plugin {
  return {
    name: 'compile-catalogues',
    apply: 'build',
    enforce: 'pre',
    async transform(source, id) {
      // Lingui itself imports the parser too.
      if (id.includes('/@lingui/message-utils/dist/compileMessage')) {
        return { code: 'export const compileMessage = (message) => [message];', map: null };
      }
      if (!/\/web\/src\/lib\/texts\/[\w-]+\.ts$/.test(id)) return null;
      const { code } = await transformWithOxc(source, id);
      let result = '';
      let done = 0;
      for (const node of walk(this.parse(code))) {
        if (node.type !== 'CallExpression' || (node['callee'] as Node)['name'] !== 'defineTexts') continue;
        const messages = (node['arguments'] as Node[])[1];
        if (messages?.type !== 'ObjectExpression') throw new Error(`${id}: a catalogue has to be a literal object`);
        for (const property of messages['properties'] as Node[]) {
          const value = property['value'] as Node;
          result += code.slice(done, value.start) + JSON.stringify(compileMessage(readLiteral(value)));
          done = value.end;
        }
      }
      return { code: result + code.slice(done), map: null };
    },
  };
}

// Parts of the login page have their own chunks: forgetting one here makes login load all of them.
const LOGIN_COMPONENTS =
  /components\/(Button|ActionIcon|CloseButton|Input|InputBase|TextInput|PasswordInput|Loader|Transition|Skeleton|UnstyledButton)\//;
const LOGIN_ICONS = /Icon(Check|AlertCircle|AlertTriangle|CircleCheck|InfoCircle|X)\.mjs$/;
const LOGIN_UI =
  /ui\/(notice|guest-[\w-]+|page-footer|product-mark|toasts|toast-region|error-boundary|empty-state|skeletons|page-title|apply-theme|app-theme|base|overrides|tokens|styles-entry)[.\w]*$/;

const LOGIN_SOURCES =
  /\/web\/src\/(api\/(call|csrf|connection|kept-answers|network-error|query-client|session|session-end)|lib\/(call-outcomes|csp-nonce|define-texts|describe-client|read-message|redirect-path|trusted-types|texts\/(auth|common|titles)))\.tsx?$/;

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

/** Whether a module is shared by screens that require login. */
function isSharedPart(id: string): boolean {
  if (/@mantine\/core\/esm\/components\//.test(id)) return !LOGIN_COMPONENTS.test(id);
  if (/@tabler\/icons-react\/dist\/esm\/icons\//.test(id)) return !LOGIN_ICONS.test(id);
  if (/\/web\/src\/ui\//.test(id)) return !LOGIN_UI.test(id);
  return /node_modules\/(@floating-ui|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|tabbable)\//.test(
    id,
  );
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [keepOnlyAddressesOfOperations(), compileCatalogues(), react()],
  // The server replaces this with a fresh nonce for each page.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2024',
    // The policy would block a data: font.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 30 },
            {
              name: 'router',
              test: /node_modules[\\/]@tanstack[\\/](react-router|router-core|history|react-query|query-core|react-store|store)[\\/]/,
              priority: 20,
            },
            { name: 'core', test: isLoginPart, priority: 15 },
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
          ],
        },
      },
    },
  },
});
