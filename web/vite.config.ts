import { compileMessage } from '@lingui/message-utils/compileMessage';
import react from '@vitejs/plugin-react';
import { statSync } from 'node:fs';
import { defineConfig, type Plugin, transformWithOxc } from 'vite';
import { CHUNKS } from './chunks.ts';
import { listPreloads } from './preload.ts';

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

/** Those the page says by itself; every answer of the server brings its own sentence. */
const OWN_ERRORS = new Set([
  'forbidden',
  'not-found',
  'not-logged-in',
  'too-large',
  'rate-limited',
  'internal',
  'overloaded',
]);

/** Leaves out the sentences of errors that only the server says: 2 KB less before login. */
function keepOnlyOwnErrors(): Plugin {
  return {
    name: 'own-errors',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/contract/src/errors.ts')) return null;
      const entry = /^(  '?([\w-]+)'?: \{\s*status: \d+),\s*message:\s*'[^'\n]*'/gmu;
      const short = code.replaceAll(entry, (whole, head: string, name: string) =>
        OWN_ERRORS.has(name) ? whole : head,
      );
      if (short === code) throw new Error('The table of errors is not where it was.');
      return { code: short, map: null };
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

/** The literal objects of messages in a file of lib/texts or lib/languages. */
function* findCatalogues(id: string, tree: unknown): Generator<Node> {
  for (const node of walk(tree)) {
    if (node.type === 'CallExpression' && (node['callee'] as Node)['name'] === 'defineTexts') {
      yield (node['arguments'] as Node[])[1] as Node;
    } else if (node.type === 'VariableDeclarator' && (node['id'] as Node)['name'] === 'texts') {
      for (const area of (node['init'] as Node)['properties'] as Node[]) yield area['value'] as Node;
    }
  }
}

/** Compiles the ICU messages of all languages at build time and leaves the parser out of the bundle. */
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
      if (!/\/web\/src\/lib\/(texts\/[\w-]+|languages\/[a-z]{2})\.ts$/.test(id)) return null;
      const { code } = await transformWithOxc(source, id);
      let result = '';
      let done = 0;
      for (const messages of findCatalogues(id, this.parse(code))) {
        if (messages.type !== 'ObjectExpression') throw new Error(`${id}: a catalogue has to be a literal object`);
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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [keepOnlyAddressesOfOperations(), keepOnlyOwnErrors(), compileCatalogues(), react(), listPreloads()],
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
      // Of a library of 5,000 icons, only the files that are used are read: the build takes half the time.
      experimental: { lazyBarrel: true },
      // Advice for plugin authors, which a newcomer would read as a fault.
      checks: { bundlerTimings: false },
      output: {
        // The first script names all other scripts: seven letters tell two builds apart as well as eight.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: CHUNKS,
        },
      },
    },
  },
});
