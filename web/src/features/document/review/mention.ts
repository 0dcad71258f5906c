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

/** Ids of those whose "@Name" stands in a text; of two names that begin alike the longer one counts. */
export function readMentions(text: string, people: readonly Mentionable[]): string[] {
  let rest = text;
  const found: string[] = [];
  for (const { uuid, displayName } of people.toSorted((a, b) => b.displayName.length - a.displayName.length)) {
    if (!rest.includes(`@${displayName}`)) continue;
    found.push(uuid);
    rest = rest.replaceAll(`@${displayName}`, ' ');
  }
  return found;
}
