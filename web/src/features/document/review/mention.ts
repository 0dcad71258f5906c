import { listMentions, showMentions, writeMention } from '@scriptorium/contract/review/mentions.ts';

export interface Mentionable {
  readonly uuid: string;
  readonly displayName: string;
}

const SHOWN = 6;

interface Authored {
  readonly by: string;
  readonly name: string;
}

/**
 * Adds the authors of the document's threads: with access to a single shared file, a user cannot list its other
 * readers, but does see these. The server never notifies anybody who cannot see the document.
 */
export function addAuthors(
  people: readonly Mentionable[],
  threads: readonly (Authored & { readonly messages: readonly Authored[] })[],
  me: string,
): readonly Mentionable[] {
  const all = new Map(people.map((person) => [person.uuid, person]));
  for (const { by, name, messages } of threads)
    for (const said of [{ by, name }, ...messages])
      if (said.by !== me && !all.has(said.by)) all.set(said.by, { uuid: said.by, displayName: said.name });
  return [...all.values()];
}

/** The mention being typed at the caret: the position of its "@", and the text after it. */
export function findMention(text: string, caret: number): { from: number; query: string } | null {
  const match = /(?:^|[\s(])@([^@\n]{0,40})$/u.exec(text.slice(0, caret));
  if (match === null) return null;
  const query = match[1] ?? '';
  return { from: caret - query.length - 1, query };
}

/** People whose name has a word starting with the query; none once the name has been typed in full. */
export function matchPeople(people: readonly Mentionable[], query: string): readonly Mentionable[] {
  const wanted = query.toLocaleLowerCase();
  return people
    .filter(({ displayName }) => {
      const name = displayName.toLocaleLowerCase();
      return !wanted.startsWith(name) && (name.startsWith(wanted) || name.includes(` ${wanted}`));
    })
    .slice(0, SHOWN);
}

/** The people chosen from the list while writing, in order. Needed because names are not unique. */
export type Chosen = readonly Mentionable[];

/**
 * Turns typed text into a message body: each "@Name" becomes a mention with an ID. If one name is the start of another,
 * the longer one wins. Among several people of the same name, those chosen from the list are meant, in that order; if
 * none was chosen, the text stays as it is.
 */
export function writeBody(
  text: string,
  people: readonly Mentionable[],
  chosen: Chosen,
): { body: string; mentions: string[] } {
  const byName = Map.groupBy(people, ({ displayName }) => displayName);
  const names = [...byName.keys()].filter((name) => name !== '').toSorted((a, b) => b.length - a.length);
  if (names.length === 0) return { body: text, mentions: [] };
  const choices = new Map([...byName].map(([name]) => [name, chosen.filter((one) => one.displayName === name)]));
  const pattern = new RegExp(`@(${names.map((name) => escapePattern(name)).join('|')})`, 'gu');
  const body = text.replaceAll(pattern, (words, name: string) => {
    const known = byName.get(name) ?? [];
    const [next, ...rest] = choices.get(name) ?? [];
    if (rest.length > 0) choices.set(name, rest);
    const meant = known.length === 1 ? known[0] : next;
    return meant === undefined ? words : writeMention(meant.uuid, meant.displayName);
  });
  return { body, mentions: listMentions(body) };
}

/** Turns a message body back into editable text with plain names, and lists the people mentioned. */
export function readBody(body: string, people: readonly Mentionable[]): { text: string; chosen: Chosen } {
  const byId = new Map(people.map((person) => [person.uuid, person]));
  const chosen = listMentions(body).flatMap((id) => byId.get(id) ?? []);
  return { text: showMentions(body, (id) => byId.get(id)?.displayName), chosen };
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/gu, '\\$&');
}
