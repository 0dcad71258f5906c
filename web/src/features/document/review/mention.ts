import { listMentions, showMentions, writeMention } from '@scriptorium/contract/review/mentions.ts';

export interface Mentionable {
  readonly uuid: string;
  readonly displayName: string;
}

const SHOWN = 6;

/** The mention that is being typed before the caret: where its "@" is and what was typed behind it. */
export function findMention(text: string, caret: number): { from: number; query: string } | null {
  const match = /(?:^|[\s(])@([^@\n]{0,40})$/u.exec(text.slice(0, caret));
  if (match === null) return null;
  const query = match[1] ?? '';
  return { from: caret - query.length - 1, query };
}

/** People whose name has a word that begins like this; none once the name is written out. */
export function matchPeople(people: readonly Mentionable[], query: string): readonly Mentionable[] {
  const wanted = query.toLocaleLowerCase();
  return people
    .filter(({ displayName }) => {
      const name = displayName.toLocaleLowerCase();
      return !wanted.startsWith(name) && (name.startsWith(wanted) || name.includes(` ${wanted}`));
    })
    .slice(0, SHOWN);
}

/** Who was chosen from the list while a text was written, in that order: two people may have one name. */
export type Chosen = readonly Mentionable[];

/**
 * A text as it is sent: each "@Name" of somebody becomes a mention with their id. Of two names that begin alike the
 * longer one counts. Of several people with one name those who were chosen are meant, in the order of the choice; without
 * a choice the words stay words.
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

/** A message as it is edited: with names, and with who is meant by them. */
export function readBody(body: string, people: readonly Mentionable[]): { text: string; chosen: Chosen } {
  const byId = new Map(people.map((person) => [person.uuid, person]));
  const chosen = listMentions(body).flatMap((id) => byId.get(id) ?? []);
  return { text: showMentions(body, (id) => byId.get(id)?.displayName), chosen };
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/gu, '\\$&');
}
