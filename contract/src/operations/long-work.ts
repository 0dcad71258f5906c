import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { empty, uuid } from '../shapes.ts';

/** A call of the caller's that is taking long, or that ended when nobody was there to hear how. */
export const longWork = z.strictObject({
  id: uuid,
  /** Path of the call. */
  call: z.string(),
  /** `waiting`: others go first. `stopping`: cancelled; what is half done is being undone or finished. */
  state: z.enum(['waiting', 'running', 'stopping', 'done', 'failed']),
  done: z.number().int(),
  /** Null until counted. */
  total: z.number().int().nullable(),
  /** Why it failed, or what was done when it was cancelled. */
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
