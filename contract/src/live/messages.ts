import { z } from 'zod';
import { reviewEffect } from '../review/effects.ts';
import type { LoggedReviewEffect, ReviewEffect } from '../review/effects.ts';
import type { GetReviewMessage, ReviewMessage } from '../review/messages.ts';
import type { Role } from '../review/limits.ts';
import { checkPush } from './check-push.ts';
import { LIVE_LIMITS, writeBadOperation } from './limits.ts';
import type { PushErrorCode } from './limits.ts';

/**
 * The socket protocol of `/documents`: one JSON object per message; see `docs/protocol.md`. A client that knows only
 * the five basic messages gets only those (its updates carry no `seq`); ours opens with `protocol=1`.
 */
const version = z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER);
const position = z
  .number()
  .int()
  .nonnegative()
  .max(2 ** 31);

export const clientID = z.string().min(1).max(LIVE_LIMITS.clientIdLength);

/** CodeMirror's `ChangeSet.toJSON()`. Whether it fits the document is checked by the authority. */
export type ChangesJson = (number | [number, ...string[]])[];

export const cursorEffect = z.strictObject({ type: z.literal('cursor'), label: z.string().max(320), position });
export const leaveEffect = z.strictObject({ type: z.literal('leave'), label: z.string().max(320) });
export const effect = z.union([cursorEffect, leaveEffect, reviewEffect]);

/** As sent by a client, or with its author as stored in the log. */
export type EffectJson = z.infer<typeof cursorEffect> | z.infer<typeof leaveEffect> | ReviewEffect | LoggedReviewEffect;

const effects = z.array(effect).max(LIVE_LIMITS.effectsPerUpdate);

/** One update of a document. `seq` counts from 1 per clientID without gaps; only our own client sends it. */
export interface UpdateJson {
  clientID: string;
  changes: ChangesJson;
  effects?: EffectJson[] | undefined;
  seq?: number | undefined;
}

export interface PushMessage {
  type: 'push-updates';
  clientVersion: number;
  updates: UpdateJson[];
}

export const pullUpdates = z.object({ type: z.literal('pull-updates'), clientVersion: version });

/** Caret and selection in the text at `version`, excluding the sender's unconfirmed changes. Never stored. */
export const sendPresence = z.object({
  type: z.literal('presence'),
  version,
  anchor: position,
  head: position,
  idle: z.boolean().optional(),
});

export const ping = z.object({ type: z.literal('ping'), id: z.number().int().nonnegative() });

/** "My text at `version` has this hash": the server replies with `check` if it has that version. */
export const check = z.object({
  type: z.literal('check'),
  version,
  hash: z.string().max(64),
  /** `hashReview` of the state at `version`, from sockets opened with `review=1`. */
  review: z.string().max(64).optional(),
});

/** Requests the `review` pages again. */
const getReview = z.object({ type: z.literal('get-review') }) satisfies z.ZodType<GetReviewMessage>;

const otherMessage = z.discriminatedUnion('type', [pullUpdates, sendPresence, ping, check, getReview]);

export type ClientMessage = PushMessage | z.infer<typeof otherMessage>;
export type PresenceMessage = z.infer<typeof sendPresence>;
export type CheckRequest = z.infer<typeof check>;

/** Validates a client message (parsed JSON); null if it is not part of the protocol. */
export function readClientMessage(json: unknown): ClientMessage | null {
  if (isPush(json)) return json;
  const read = otherMessage.safeParse(json);
  return read.success ? read.data : null;
}

function isPush(value: unknown): value is PushMessage {
  return checkPush(value, (shown) => effects.safeParse(shown).success);
}

/**
 * The reason for close code 4400: names the first invalid review operation (read by `readBadOperation`) if the push is
 * valid otherwise, else ''.
 */
export function explainBadMessage(json: unknown): string {
  const isGoodElse = checkPush(json, (sent) => Array.isArray(sent) && sent.length <= LIVE_LIMITS.effectsPerUpdate);
  if (!isGoodElse) return '';
  for (const { seq, effects: sent = [] } of (json as PushMessage).updates) {
    const index = sent.findIndex((one) => !effect.safeParse(one).success);
    if (index >= 0 && seq !== undefined) return writeBadOperation({ seq, index });
  }
  return '';
}

/**
 * The server's first message. Without `document`, the client keeps its own text at the version it named. `lastSeq`
 * (protocol 1) is the last sequence number in the log for this clientID.
 */
export interface GetDocumentMessage {
  type: 'get-document';
  document?: string[];
  currentVersion: number;
  epoch: string;
  lastSeq?: number;
  /** What this user may do here, for sockets opened with `review=1`; they are closed with 1012 when it changes. */
  role?: Role;
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

/** Another person in the document. `id` is per socket, so one user with two tabs appears twice. */
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
  /** Whether the review states are the same; only if the client sent a hash of its own. */
  reviewMatches?: boolean;
}

export type ServerMessage =
  | GetDocumentMessage
  | AcknowledgeMessage
  | PushErrorMessage
  | UpdatesMessage
  | PresenceUpdateMessage
  | PongMessage
  | CheckMessage
  | ReviewMessage;
