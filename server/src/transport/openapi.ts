import { type ErrorCode, ERRORS } from '@scriptorium/contract/errors.ts';
import type { Operation } from '@scriptorium/contract/operation.ts';
import { z } from 'zod';
import { COMMON_ERRORS } from '../pipeline/operation.ts';

/** The contract as OpenAPI 3.1. */
export function describeApi(operations: readonly Operation[]): Record<string, unknown> {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Scriptorium',
      version: '1',
      description:
        'Every call is a POST with a JSON body, cookies, and the header X-XSRF-TOKEN with the value of the cookie XSRF-TOKEN, which any GET sets.',
    },
    components: {
      schemas: {
        Error: {
          type: 'object',
          required: ['error', 'message'],
          properties: {
            error: { type: 'string', enum: Object.keys(ERRORS) },
            message: { type: 'string' },
            said: {
              type: 'object',
              description: 'What the message was made of, if something was filled in: a template and its values.',
              required: ['text', 'values'],
              properties: { text: { type: 'string' }, values: { type: 'object' } },
            },
            field: { type: 'string' },
            requestId: { type: 'string' },
          },
        },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
        csrf: { type: 'apiKey', in: 'header', name: 'X-XSRF-TOKEN' },
      },
    },
    paths: Object.fromEntries(operations.map((operation) => [operation.path, { post: describeCall(operation) }])),
  };
}

function describeCall(operation: Operation): Record<string, unknown> {
  const input = z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' });
  const type = operation.body === 'json' ? 'application/json' : 'multipart/form-data';
  const schema = operation.body === 'json' ? input : { allOf: [input, UPLOAD_FILES] };
  return {
    operationId: operation.path.slice('/api/'.length).replaceAll('/', '.'),
    summary: operation.summary,
    'x-access': operation.access,
    security:
      operation.access.rule === 'anyone' || operation.access.rule === 'guest'
        ? [{ csrf: [] }]
        : [{ session: [], csrf: [] }],
    requestBody: { required: true, content: { [type]: { schema } } },
    responses: {
      200: {
        description: 'Done.',
        content: { 'application/json': { schema: z.toJSONSchema(operation.output, { unrepresentable: 'any' }) } },
      },
      ...describeErrors([...operation.errors, ...COMMON_ERRORS]),
    },
  };
}

const UPLOAD_FILES = {
  type: 'object',
  properties: { file: { type: 'array', items: { type: 'string', format: 'binary' } } },
};

function describeErrors(codes: readonly ErrorCode[]): Record<string, unknown> {
  const byStatus = Map.groupBy(new Set(codes), (code) => ERRORS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      {
        description: list.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join(' '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}
