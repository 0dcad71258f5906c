import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { empty, uuid } from '../shapes.ts';

/** A call by the caller that is taking long, or that ended after its page was gone. */
export const longWork = z.strictObject({
  id: uuid,
  /** Path of the call. */
  call: z.string(),
  /** `waiting`: queued behind others. `stopping`: cancelled; partial work is being undone or finished. */
  state: z.enum(['waiting', 'running', 'stopping', 'done', 'failed']),
  done: z.number().int(),
  /** Null until known. */
  total: z.number().int().nullable(),
  /** Why it failed, or what had been done when it was cancelled. */
  message: z.string().nullable(),
});
export type LongWork = z.output<typeof longWork>;

export const listLongWork = defineOperation({
  path: '/api/user/list-long-work',
  summary: 'Calls of the caller that take more than a moment, with their progress.',
  access: { rule: 'user' },
  input: empty,
  output: z.strictObject({ works: z.array(longWork) }),
});

export const cancelLongWork = defineOperation({
  path: '/api/user/cancel-long-work',
  summary: 'Stop a long call; it ends with `cancelled`, which says what was done. Ended ones leave the list.',
  access: { rule: 'user' },
  input: z.strictObject({ id: uuid }),
  output: empty,
  errors: ['not-found'],
});
