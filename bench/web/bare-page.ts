import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves pages with nothing but as many bytes of script and style as requested, and then a button. */
export async function serveBarePages(): Promise<{ url: (script: number, style: number) => string; close(): void }> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const bytes = Number(searchParams.get('bytes') ?? 0);
    response.setHeader('cache-control', 'public, max-age=3600');
    if (pathname === '/script') {
      response.setHeader('content-type', 'text/javascript');
      response.end(
        `/*${'-'.repeat(Math.max(0, bytes - 90))}*/document.body.innerHTML = '<main><button>Go</button></main>';`,
      );
    } else if (pathname === '/style') {
      response.setHeader('content-type', 'text/css');
      response.end(`/*${'-'.repeat(Math.max(0, bytes - 4))}*/`);
    } else {
      const [script, style] = [searchParams.get('script'), searchParams.get('style')];
      response.setHeader('content-type', 'text/html');
      response.end(
        `<!doctype html><link rel="stylesheet" href="/style?bytes=${style}"><body><script type="module" src="/script?bytes=${script}"></script>`,
      );
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: (script, style) => `http://127.0.0.1:${port}/?script=${Math.round(script)}&style=${Math.round(style)}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
