/** Builds the whole server without listening, and prints every registered route. */
import { subscribe } from 'node:diagnostics_channel';
import { pino } from 'pino';
import { composeServer } from '../../server/src/compose.ts';
import { readConfig } from '../../server/src/config/env.ts';

/** The part of a Fastify instance needed to observe its routes. */
interface Hooked {
  addHook(name: 'onRoute', listener: (route: { method: string | string[]; url: string }) => void): void;
}

const routes = new Set<string>();
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: Hooked };
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of Array.isArray(method) ? method : [method]) routes.add(`${one} ${url}`);
  });
});
const server = await composeServer(readConfig(), pino({ level: 'silent' }), () => process.exit(1));
await server.app.ready();
process.stdout.write(JSON.stringify([...routes]));
await server.stop();
process.exit(0);
