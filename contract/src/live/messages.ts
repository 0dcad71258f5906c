import { z } from 'zod';
import { LIVE_LIMITS } from './limits.ts';
import type { PushErrorCode } from './limits.ts';

/**
 * The socket protocol of `/documents`: one JSON object a message. `docs/protocol.md` explains it in words. A client that
 * knows only the five basic messages is served strictly (its updates carry no `seq`); ours opens with `protocol=1`.
 */
const version = z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER);
const position = z
  .number()
  .int()
  .nonnegative()
  .max(2 ** 31);

export const clientID = z.string().min(1).max(LIVE_LIMITS.clientIdLength);

/** CodeMirror's `ChangeSet.toJSON()`; whether it fits the document is the authority's business. */
export type ChangesJson = (number | [number, ...string[]])[];

/** Looked through in one pass: a union makes an error of each part that is not its first kind, at every keystroke. */
const changes = z.custom<ChangesJson>(
  (value) => Array.isArray(value) && value.length <= LIVE_LIMITS.sectionsPerUpdate && value.every(isSection),
);

function isSection(value: unknown): boolean {
  if (!Array.isArray(value)) return isLength(value);
  return isLength(value[0]) && value.every((line, at) => at === 0 || typeof line === 'string');
}

function isLength(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

export const cursorEffect = z.strictObject({ type: z.literal('cursor'), label: z.string().max(320), position });
export const leaveEffect = z.strictObject({ type: z.literal('leave'), label: z.string().max(320) });
export const effect = z.union([cursorEffect, leaveEffect]);

export type EffectJson = z.infer<typeof effect>;

/** One step of a document. `seq` is dense from 1 per clientID and only our own client sends it. */
export const update = z.object({
  clientID,
  changes,
  effects: z.array(effect).max(LIVE_LIMITS.effectsPerUpdate).optional(),
  seq: z.number().int().positive().optional(),
});

export type UpdateJson = z.infer<typeof update>;

export const pushUpdates = z.object({
  type: z.literal('push-updates'),
  clientVersion: version,
  updates: z.array(update).min(1).max(LIVE_LIMITS.updatesPerPush),
});

export const pullUpdates = z.object({ type: z.literal('pull-updates'), clientVersion: version });

/** Caret and selection in the text at `version`, without the sender's own unconfirmed changes. Never stored. */
export const sendPresence = z.object({
  type: z.literal('presence'),
  version,
  anchor: position,
  head: position,
  idle: z.boolean().optional(),
});

export const ping = z.object({ type: z.literal('ping'), id: z.number().int().nonnegative() });

/** "My text at `version` has this hash": answered with `check` when the server holds that version. */
export const check = z.object({ type: z.literal('check'), version, hash: z.string().max(64) });

export const clientMessage = z.discriminatedUnion('type', [pushUpdates, pullUpdates, sendPresence, ping, check]);

export type ClientMessage = z.infer<typeof clientMessage>;
export type PushMessage = z.infer<typeof pushUpdates>;
export type PresenceMessage = z.infer<typeof sendPresence>;

/**
 * First message of the server. Without `document` the client's own text at the version it named is continued. `lastSeq`
 * (protocol 1) is the last sequence number the log holds of this clientID.
 */
export interface GetDocumentMessage {
  type: 'get-document';
  document?: string[];
  currentVersion: number;
  epoch: string;
  lastSeq?: number;
}

export interface AcknowledgeMessage {
  type: 'acknowledge';
  version: number;
}

export interface PushErrorMessage {
  type: 'error';
  code: PushErrorCode;
  message: string;
}

export interface UpdatesMessage {
  type: 'updates';
  updates: UpdateJson[];
  version: number;
}

/** One other editor. `id` is the socket's, so one person with two tabs is two. */
export interface Person {
  id: string;
  userId: string;
  label: string;
  clientID: string | null;
  version: number;
  anchor: number;
  head: number;
  idle: boolean;
}

export interface PresenceUpdateMessage {
  type: 'presence';
  people: Person[];
  left: string[];
}

export interface PongMessage {
  type: 'pong';
  id: number;
}

export interface CheckMessage {
  type: 'check';
  version: number;
  matches: boolean;
}

export type ServerMessage =
  | GetDocumentMessage
  | AcknowledgeMessage
  | PushErrorMessage
  | UpdatesMessage
  | PresenceUpdateMessage
  | PongMessage
  | CheckMessage;
