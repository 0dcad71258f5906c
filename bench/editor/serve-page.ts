import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { build } from 'vite';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/** The product's own Content-Security-Policy, under which the editor must work. */
function policy(nonce: string): string {
  return `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; style-src-attr 'none'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types app-worker default`;
}

/** Builds the editor without the rest of the product and serves it with an example paper. */
export async function servePage(files: string): Promise<{ url: string; out: string; close(): Promise<void> }> {
  const out = await mkdtemp(join(tmpdir(), 'editor-page-'));
  await build({
    root: join(import.meta.dirname, 'page'),
    configFile: false,
    logLevel: 'error',
    html: { cspNonce: '__NONCE__' },
    build: {
      outDir: out,
      emptyOutDir: true,
      target: 'es2024',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  });
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    void (async () => {
      if (path === '/files/')
        return response.setHeader('content-type', 'application/json').end(JSON.stringify(readdirSync(files)));
      const file = path.startsWith('/files/')
        ? join(files, normalize(path.slice(6)))
        : join(out, path === '/' ? 'index.html' : normalize(path));
      response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
      if (extname(file) !== '.html') return response.end(await readFile(file));
      const nonce = randomBytes(16).toString('base64url');
      response.setHeader('content-security-policy', policy(nonce));
      return response.end(readFileSync(file, 'utf8').replaceAll('__NONCE__', nonce));
    })().catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    out,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(out, { recursive: true, force: true });
    },
  };
}
