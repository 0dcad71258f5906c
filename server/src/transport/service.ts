import { fail } from '@scriptorium/contract/errors.ts';
import { CALLS } from '@scriptorium/contract/operations/all.ts';
import type { FastifyInstance } from 'fastify';
import type { HttpParts } from './http.ts';
import { mayReadMetrics } from './metrics.ts';
import { describeApi } from './openapi.ts';

/** For load balancers, monitoring and developers: /health, /metrics, /api/openapi.json. */
export function registerService(
  app: FastifyInstance,
  parts: HttpParts,
  facts: {
    isReady: () => Promise<boolean>;
    metrics: { loopback: boolean; token: string | null; describe: () => Promise<string> };
  },
): void {
  // Whether a load balancer should send requests here.
  app.get('/health', async (request, reply) => {
    parts.cookies.offerCsrf(request, reply);
    if (parts.isDraining()) return reply.status(503).send({ status: 'draining' });
    const ready = await facts.isReady();
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
  });
  // Whether a supervisor should leave the process alone: a restart would not bring back the database.
  app.get('/health/live', (_request, reply) => reply.send({ status: 'ok' }));

  let description: string | undefined;
  app.get('/api/openapi.json', (request, reply) => {
    parts.cookies.offerCsrf(request, reply);
    description ??= JSON.stringify(describeApi(CALLS));
    return reply.type('application/json; charset=utf-8').send(description);
  });

  const { metrics } = facts;
  app.get('/metrics', async (request, reply) => {
    const { remoteAddress: peer } = request.socket;
    if (!mayReadMetrics(metrics, { peer, headers: request.headers })) {
      fail('not-found', { message: 'There is nothing at this address.' });
    }
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.describe());
  });
}
