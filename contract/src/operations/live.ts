import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { itemPath, uuid } from '../shapes.ts';

export const requestWsTicket = defineOperation({
  path: '/api/request-ws-ticket',
  summary: 'A ticket for one connection to /documents, valid for 30 seconds.',
  access: { rule: 'item', workspace: 'uuid', targets: { docPath: 'view' }, guests: true },
  input: z.strictObject({ uuid, docPath: itemPath }),
  output: z.strictObject({
    ticket: z.string(),
    /** Unchanged when the file is renamed or moved. */ itemUUID: uuid,
  }),
  errors: ['not-found', 'conflict'],
});
