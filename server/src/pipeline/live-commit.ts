/** Push types shared by rooms, the unit of work and the database. */
export type { LiveMark, LivePush, LivePushResult } from '../domain/live/push.ts';
