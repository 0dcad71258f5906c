import { z } from 'zod';
import { PROVIDER_PRESETS } from './rules/providers.ts';
import { utf8Length } from './rules/utf8-length.ts';

/* Messages of these checks complete a sentence that starts with the field's name: see `describe-issue.ts`. */

/** Strings of at most `max` UTF-16 units that both databases can hold: no NUL, no unpaired surrogate. */
export const safeText = (max: number) =>
  z
    .string()
    .max(max)
    .refine((s) => s.isWellFormed() && !s.includes('\0'), 'contains characters that cannot be stored');

/** Lower-case canonical UUID; any other spelling would never match a row. */
export const uuid = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u, 'is not valid');

/**
 * A path in a workspace; `""` is its root, a leading `/` is accepted. Names are checked by `rules/file-name`. A call
 * with such a field must say what it does to the item: see `AccessTo`.
 */
export const itemPath = safeText(4097).brand<'item'>();

/**
 * A path in a reply. Someone who has only a shared item sees it relative to that. The pipeline recognises these fields
 * by the identity of this schema: a copy of it would reveal the folders above.
 */
export const shownPath = z.string();

/** Characters that cannot be seen: Unicode's default ignorables, separators, and the Braille pattern blank. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Z}\u2800]/gu;

/**
 * One line of text for people, such as a name or title: at most `max` UTF-16 units; empty, or with something visible.
 */
export const singleLine = (max: number) =>
  safeText(max)
    .refine(
      (s) => !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(s),
      'contains a line break or another control character',
    )
    .refine((s) => s.trim() === '' || s.replaceAll(INVISIBLE, '') !== '', 'contains nothing that can be seen');

/** E-mail address of one recipient, without line breaks (RFC 5321: at most 320 characters). */
export const email = singleLine(320).refine(
  (s) => /^[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\]{1,255}$/u.test(s.trim()),
  'must look like name@example.org',
);

/** At most 1,024 UTF-8 bytes of any characters, never trimmed. */
export const password = safeText(1024).refine((s) => utf8Length(s) <= 1024, 'is longer than 1,024 bytes');

/** Opaque secret from a link: 32 random bytes, base64url. */
export const token = z.string().max(200);

/** ISO 8601 timestamp in UTC. */
export const isoTime = z.string();

/** Bytes. */
export const bytes = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

export const empty = z.strictObject({});

/** A user as other users see them. */
export const person = z.strictObject({
  uuid,
  displayName: z.string(),
  avatar: z.string().nullable(),
});
export type Person = z.output<typeof person>;

/**
 * The same for lists that repeat people: with a picture of 200 KB each time, one person could inflate a reply to any
 * size.
 */
export const namedPerson = person.omit({ avatar: true });
export type NamedPerson = z.output<typeof namedPerson>;

/** A login provider as shown on the login page. */
export const shownProvider = z.strictObject({
  uuid,
  name: z.string(),
  preset: z.enum(PROVIDER_PRESETS),
});
export type ShownProvider = z.output<typeof shownProvider>;

/** A claim, as shown when testing a provider. */
export const shownClaim = z.strictObject({ name: z.string(), value: z.string() });

/** Deeper than anything sent in earnest, and far from what exhausts the stack where it is copied between threads. */
const MAX_LEVELS = 32;

/** Any JSON that others define, such as a directory or a browser. */
export const anyJson = z.unknown().refine((value) => hasLevels(value, MAX_LEVELS), 'is nested too deeply');

function hasLevels(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return left > 0 && Object.values(value).every((inner) => hasLevels(inner, left - 1));
}

/** Template and values of a sentence, for pages in other languages; see `said.ts`. */
export const said = z.strictObject({ text: z.string(), values: z.record(z.string(), z.unknown()) }).optional();
