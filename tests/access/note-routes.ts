/** Preloaded into the server: records every route it registers, and writes them to ROUTES_FILE on exit. */
import { subscribe } from 'node:diagnostics_channel';
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** The part of a Fastify instance needed to observe its routes. */
interface Hooked {
  addHook(name: 'onRoute', listener: (route: { method: string | string[]; url: string }) => void): void;
}

const file = process.env['ROUTES_FILE'];
const routes = new Set<string>();
if (isMainThread && file !== undefined) {
  subscribe('fastify.initialization', (message) => {
    const { fastify } = message as { fastify: Hooked };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of Array.isArray(method) ? method : [method]) routes.add(`${one} ${url}`);
    });
  });
  process.once('exit', () => writeFileSync(file, JSON.stringify([...routes])));
}
