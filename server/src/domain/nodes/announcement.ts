import { z } from 'zod';

/** NOTIFY payloads are limited to 8,000 bytes; the rest is for the node's id and brackets. */
export const PAYLOAD_BYTES = 7900;
/** Largest update carried in an announcement; larger ones are read from the log. */
export const CARRIED_BYTES = 6000;

const id = z.string().min(1).max(64);
const count = z.number().int().min(0);

/** A committed push. With `changes`, a node that is at its base version need not read the log. */
const pushed = z.object({
  kind: z.literal('pushed'),
  document: id,
  epoch: z.string().max(200),
  from: count,
  to: count,
  /** Size of the file after the push, in bytes. */
  size: count,
  /** As packed in the log, in base64. */
  changes: z.string().optional(),
  /** [client, user, last sequence, last version] */
  marks: z.array(z.tuple([z.string(), z.string(), count, count])).optional(),
});

const person = z.object({
  id,
  userId: id,
  label: z.string(),
  clientID: z.string().nullable(),
  version: count,
  anchor: count,
  head: count,
  idle: z.boolean(),
});

/** Presence in a document changed. Never stored: it expires with its node. */
const present = z.object({ kind: z.literal('present'), document: id, person });
const left = z.object({ kind: z.literal('left'), document: id, person: id });

/** A document was opened here: asks who else is in it. */
const who = z.object({ kind: z.literal('who'), document: id });

/** Heartbeat after a silence. */
const alive = z.object({ kind: z.literal('alive') });

/** This node is shutting down; drop its presence. */
const bye = z.object({ kind: z.literal('bye') });

/** The event table has new rows. */
const look = z.object({ kind: z.literal('look') });

/** A person's list of long calls has changed. */
const works = z.object({ kind: z.literal('works'), user: id });

const question = z.discriminatedUnion('about', [
  z.object({ about: z.literal('open'), workspace: id }),
  z.object({ about: z.literal('works'), user: id }),
  z.object({ about: z.literal('cancel'), user: id, work: id }),
  z.object({ about: z.literal('figures') }),
  z.object({ about: z.literal('import'), user: id, file: id }),
  z.object({ about: z.literal('drop-import'), user: id, file: id }),
]);
export type Question = z.infer<typeof question>;

/** Queries for state that is in no table. Replies come in parts that each fit one payload, then an end mark. */
const ask = z.object({ kind: z.literal('ask'), id, question });
const part = z.object({ kind: z.literal('part'), of: id, part: z.unknown() });
const end = z.object({ kind: z.literal('end'), of: id });

const announcement = z.discriminatedUnion('kind', [
  pushed,
  look,
  present,
  left,
  who,
  alive,
  bye,
  works,
  ask,
  part,
  end,
]);
export type Announcement = z.infer<typeof announcement>;
export type Pushed = z.infer<typeof pushed>;

/** The document whose editors are affected; null: all nodes listen. */
export function documentOf(said: Announcement): string | null {
  return 'document' in said ? said.document : null;
}

const envelope = z.object({ node: id, said: z.array(z.unknown()) });

const beginOf = (node: string): string => `{"node":${JSON.stringify(node)},`;

/** Checks only the beginning, without parsing the rest. */
export function isSaidBy(node: string, payload: string): boolean {
  return payload.startsWith(beginOf(node));
}

/**
 * Packs announcements into payloads that fit one NOTIFY each; a single one that is too long is sent without its
 * content.
 */
export function packAnnouncements(node: string, said: readonly Announcement[]): string[] {
  const payloads: string[] = [];
  let held: string[] = [];
  let bytes = 0;
  const close = (): void => {
    if (held.length > 0) payloads.push(`${beginOf(node)}"said":[${held.join(',')}]}`);
    held = [];
    bytes = 0;
  };
  for (const one of said) {
    let text = JSON.stringify(one);
    if (one.kind === 'pushed' && Buffer.byteLength(text) > CARRIED_BYTES) text = JSON.stringify(withoutContent(one));
    const size = Buffer.byteLength(text) + 1;
    if (bytes + size > PAYLOAD_BYTES - 100) close();
    held.push(text);
    bytes += size;
  }
  close();
  return payloads;
}

function withoutContent({ kind, document, epoch, from, to, size }: Pushed): Pushed {
  return { kind, document, epoch, from, to, size };
}

/** Parses a payload. Unknown kinds are skipped: the other node may run a later release. */
export function readAnnouncements(payload: string): { node: string; said: Announcement[] } | null {
  let json: unknown;
  try {
    json = JSON.parse(payload);
  } catch {
    return null;
  }
  const read = envelope.safeParse(json);
  if (!read.success) return null;
  const said = read.data.said.flatMap((one) => {
    const known = announcement.safeParse(one);
    return known.success ? [known.data] : [];
  });
  return { node: read.data.node, said };
}
