import { OPERATIONS } from '@scriptorium/contract/operations/all.ts';
import type { FastifyInstance } from 'fastify';
import type { HttpParts } from './http.ts';
import { describeApi } from './openapi.ts';

/** What monitors and programmers ask for: /health, /metrics, /api/openapi.json. */
export function registerService(
  app: FastifyInstance,
  parts: HttpParts,
  facts: { isReady: () => Promise<boolean>; metrics: (() => string) | null },
): void {
  app.get('/health', async (request, reply) => {
    parts.cookies.offerCsrf(request, reply);
    const ready = await facts.isReady();
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
  });

  let description: string | undefined;
  app.get('/api/openapi.json', (request, reply) => {
    parts.cookies.offerCsrf(request, reply);
    description ??= JSON.stringify(describeApi(OPERATIONS));
    return reply.type('application/json; charset=utf-8').send(description);
  });

  const { metrics } = facts;
  if (metrics !== null) {
    app.get('/metrics', (_request, reply) => reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics()));
  }
}
