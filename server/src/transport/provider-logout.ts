import { fail, OperationError } from '@scriptorium/contract/errors.ts';
import { backChannelLogout } from '@scriptorium/contract/operations/providers.ts';
import type { FastifyInstance } from 'fastify';
import { GUEST } from '../pipeline/actor.ts';
import { runOperation } from '../pipeline/run-operation.ts';
import { type HttpParts, readFacts } from './http.ts';

/**
 * Providers post a form without cookies when someone has logged out there (OpenID Connect Back-Channel Logout 1.0,
 * 2.5). Its token's signature is the only authority, so cross-site requests gain nothing.
 */
export async function registerProviderLogout(app: FastifyInstance, parts: HttpParts): Promise<void> {
  const operation = parts.registry.get(backChannelLogout.path) ?? fail('not-built');
  await app.register(async (form) => {
    form.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_, body, done) => done(null, new URLSearchParams(String(body))),
    );
    form.post<{ Params: { provider: string } }>('/sign-in/:provider/logout', async (request, reply) => {
      const { body, params } = request;
      const tokens = body instanceof URLSearchParams ? body.getAll('logout_token') : [];
      const input = { providerUUID: params.provider, logoutToken: tokens.length === 1 ? tokens[0] : '' };
      try {
        const facts = readFacts(parts, request);
        await runOperation(parts.pipeline, operation, { actor: GUEST, input, files: [], request: facts });
      } catch (error) {
        const isRefusal = error instanceof OperationError && ['bad-request', 'invalid'].includes(error.code);
        if (!isRefusal) throw error;
        return reply.status(400).send({ error: 'invalid_request', error_description: error.message });
      }
      return reply.send();
    });
  });
}
