import { unsubscribe } from '@scriptorium/contract/operations/user.ts';
import { fail } from '@scriptorium/contract/errors.ts';
import type { FastifyInstance } from 'fastify';
import { GUEST } from '../pipeline/actor.ts';
import { runOperation } from '../pipeline/run-operation.ts';
import { type HttpParts, readFacts } from './http.ts';

/**
 * One-click unsubscribe (RFC 8058): mail programs post a form without cookies to the URL in the header. The token in it
 * is the only authority, so cross-site requests gain nothing.
 */
export async function registerUnsubscribe(app: FastifyInstance, parts: HttpParts): Promise<void> {
  const operation = parts.registry.get(unsubscribe.path) ?? fail('not-built');
  await app.register(async (form) => {
    form.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_, body, done) => done(null, new URLSearchParams(String(body)).get('List-Unsubscribe')),
    );
    form.post<{ Querystring: { token?: unknown } }>('/unsubscribe', async (request, reply) => {
      if (request.body !== 'One-Click') fail('bad-request');
      const facts = readFacts(parts, request);
      const input = { token: request.query.token };
      await runOperation(parts.pipeline, operation, { actor: GUEST, input, files: [], request: facts });
      return reply.type('text/plain; charset=utf-8').send('You get no more mails of this kind.\n');
    });
  });
}
