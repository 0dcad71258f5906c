import fastifyStatic from '@fastify/static';
import { fail } from '@scriptorium/contract/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { extname, join, relative, sep } from 'node:path';
import { loadSettings } from '../db/server/settings.ts';
import { FirstAnswers } from './first-answers.ts';
import type { HttpParts } from './http.ts';
import { PackedFiles } from './packed-files.ts';
import { API_CSP, pageCsp, POLICY_REPORTS_PATH, scriptCsp } from './headers.ts';

const NONCE = '__CSP_NONCE__';
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Paths below these contain users' file names, which may have any extension. */
const FILE_PAGES = /^\/(workspace|guest|history|document)\//u;

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
};

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Scriptorium</title>
<h1>The web client is not built yet</h1><p>Run <code>npm start</code>, or <code>npm run build</code>, and load this page again.</p>`;

/** Serves `web/dist`, with its index page for every route of the client. */
export async function registerPages(app: FastifyInstance, parts: HttpParts, dist: string): Promise<void> {
  const bundle = new Bundle(dist);
  const answers = new FirstAnswers(parts);
  await app.register(fastifyStatic, { root: dist, serve: false, cacheControl: false, etag: true, lastModified: false });

  // Contains this server's name, and registers the application as a share target.
  app.get('/manifest.webmanifest', async (_request, reply) => {
    const name = (await loadSettings(parts.pipeline.db)).app_name || parts.pipeline.server.appName;
    return reply
      .type(TYPES['.webmanifest'] ?? '')
      .header('cache-control', 'no-cache')
      .send(describeApplication(name));
  });

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const file = bundle.find(path);
    if (file !== undefined) return sendAsset(bundle.packed, request, reply, path, file);
    // A missing file must not return a page: caches and scanners would take it for the file.
    if (!FILE_PAGES.test(path) && (extname(path) !== '' || path.includes('/.')))
      fail('not-found', { message: 'There is nothing at this address.' });
    return sendPage(parts, { bundle, answers }, request, reply);
  });
}

/** The manifest that browsers need to install the application. */
function describeApplication(name: string): string {
  const icon = (file: string, purpose: string) => ({
    src: `/${file}.png`,
    sizes: `${file.split('-').at(-1)}x${file.split('-').at(-1)}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fbfaf7',
    theme_color: '#fbfaf7',
    icons: [icon('icon-192', 'any'), icon('icon-512', 'any'), icon('icon-maskable-512', 'maskable')],
    share_target: { action: '/', method: 'GET', params: { title: 'title', text: 'text', url: 'url' } },
  });
}

async function sendAsset(
  packed: PackedFiles,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  file: string,
): Promise<FastifyReply> {
  const isScript = /\.m?js$/u.test(file);
  void reply
    .header('cache-control', path.startsWith('/assets/') ? IMMUTABLE : 'no-cache')
    .header('content-security-policy', isScript ? scriptCsp(file) : API_CSP);
  const ready = await packed.read(file, request.headers['accept-encoding']);
  if (ready === null) return reply.sendFile(file);
  void reply.header('vary', 'accept-encoding').header('etag', ready.tag);
  if (request.headers['if-none-match'] === ready.tag) return reply.status(304).send();
  if (ready.encoding !== undefined) void reply.header('content-encoding', ready.encoding);
  return reply.type(TYPES[extname(file)] ?? 'application/octet-stream').send(ready.bytes);
}

async function sendPage(
  parts: HttpParts,
  { bundle, answers }: { bundle: Bundle; answers: FirstAnswers },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64url');
  const settings = await loadSettings(parts.pipeline.db);
  parts.cookies.offerCsrf(request, reply);
  const remoteImages = settings.remote_images_allowed === '1';
  void reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pageCsp(nonce, { ...parts, remoteImages }));
  if (parts.secure) void reply.header('reporting-endpoints', `csp="${POLICY_REPORTS_PATH}"`);
  // Links with secrets must not leak through the referrer.
  if (/^\/(sign-in|reset-password|verify-email|setup|unsubscribe)/u.test(request.url)) {
    void reply.header('referrer-policy', 'no-referrer');
  }
  const page = bundle.readIndex();
  // People who are not logged in are redirected to the log-in page.
  const isLogin = request.url.startsWith('/login');
  const preloads =
    isLogin || parts.cookies.readSessionHash(request) !== undefined ? bundle.listPreloads(request.url) : '';
  if (page === undefined) return reply.status(503).send(NOT_BUILT);
  const [start, end = ''] = page
    .replace('</head>', () => `${preloads}</head>`)
    .replaceAll(NONCE, nonce)
    .split(/(?=<\/body>)/u);
  const first = answers.collect(request);
  return reply.send(Readable.from(writePage(start ?? '', first, end)));
}

/** The browser loads what the head refers to while the results are being computed. */
async function* writePage(start: string, answers: Promise<string>, end: string): AsyncGenerator<string> {
  yield start;
  const json = await answers;
  yield `${json === '' ? '' : `<script type="application/json" id="first-answers">${json}</script>`}${end}`;
}

/** Files of the built client, reloaded when rebuilt. */
class Bundle {
  readonly #root: string;
  readonly packed: PackedFiles;
  #builtAt = -1;
  #files = new Set<string>();
  #index: string | undefined;
  #screens: readonly Preloads[] = [];

  constructor(root: string) {
    this.#root = root;
    this.packed = new PackedFiles(root);
  }

  readIndex(): string | undefined {
    this.#refresh();
    return this.#index;
  }

  /** Preload tags for a URL: see web/preload.ts. */
  listPreloads(url: string): string {
    this.#refresh();
    const path = url.split('?', 1)[0] ?? '/';
    return this.#screens.find(({ fits }) => fits(path))?.tags ?? '';
  }

  /** Path in the bundle for an exact URL path. */
  find(path: string): string | undefined {
    this.#refresh();
    const name = path.slice(1);
    return name !== 'index.html' && this.#files.has(name) ? name : undefined;
  }

  #refresh(): void {
    const index = join(this.#root, 'index.html');
    const builtAt = statSync(index, { throwIfNoEntry: false })?.mtimeMs ?? -1;
    if (builtAt === this.#builtAt) return;
    this.#builtAt = builtAt;
    this.packed.forget();
    this.#index = builtAt === -1 ? undefined : readFileSync(index, 'utf8');
    this.#screens = builtAt === -1 ? [] : readPreloads(join(this.#root, 'preload.json'));
    this.#files = new Set(builtAt === -1 ? [] : listFiles(this.#root));
  }
}

interface Preloads {
  fits: (path: string) => boolean;
  tags: string;
}

function readPreloads(file: string): Preloads[] {
  // Older builds have no such list and work without it.
  if (!existsSync(file)) return [];
  const screens = JSON.parse(readFileSync(file, 'utf8')) as {
    start: string;
    end: string | null;
    files: string[];
  }[];
  return screens.map(({ start, end, files }) => ({
    fits: (path) => (end === null ? path === start : path.startsWith(start) && path.endsWith(end)),
    tags: files.map(writePreload).join(''),
  }));
}

/** Exactly as the bundle will request it; otherwise it would be loaded twice. */
function writePreload(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="${file}" nonce="${NONCE}">`
    : `<link rel="modulepreload" crossorigin href="${file}" nonce="${NONCE}">`;
}

function listFiles(root: string): string[] {
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
