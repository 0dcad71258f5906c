/** Push types shared by rooms, the unit of work and the database. */
export type { DocumentHead, LiveMark, LivePush, LivePushResult, MissedSteps } from '../domain/live/push.ts';
