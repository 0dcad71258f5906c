/**
 * A mention in a message: `@[Ada Lovelace](user:<uuid>)`. The id identifies the person; the name is the one at the time
 * of writing, shown only if the current one is unknown.
 */
const MENTION = /@\[([^\][\n]{0,200})\]\(user:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\)/gu;

/** Writes a mention. Line breaks and brackets in the name, which would end it, become spaces. */
export function writeMention(uuid: string, displayName: string): string {
  return `@[${displayName.replaceAll(/[\][\n]/gu, ' ')}](user:${uuid})`;
}

/** The text with each mention replaced. `name` is the one at the time of writing. */
export function replaceMentions(text: string, replace: (uuid: string, name: string) => string): string {
  return text.replaceAll(MENTION, (_, name: string, uuid: string) => replace(uuid, name));
}

/** The text for display, with current names where known. */
export function showMentions(text: string, nameOf: (uuid: string) => string | undefined): string {
  return replaceMentions(text, (uuid, name) => `@${nameOf(uuid) ?? name}`);
}

/** Ids of everyone mentioned, without duplicates. */
export function listMentions(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(MENTION), ([, , uuid = '']) => uuid))];
}
