import { readSwitcherSources } from '../../lib/switcher-sources.ts';
import { listOwnSources, type SourceFacts } from './own-switcher-sources.tsx';
import { type Found, SwitcherResults } from './switcher-results.tsx';

export interface Results {
  /** Null until the first arrive. They stay until the next are ready. */
  groups: readonly Found[] | null;
  /** Renders the results; loaded with them. */
  List: typeof SwitcherResults | null;
  /** A source failed, so finding nothing does not mean that there is nothing. */
  hasFailed: boolean;
}

/** Asks all sources of the switcher. One failing source does not affect the others. */
export async function searchNames(query: string, facts: SourceFacts): Promise<Results> {
  let hasFailed = false;
  const [recent, files, ...others] = listOwnSources(facts);
  // Somebody typing a name wants the file rather than an action on the open one.
  const sources = [recent, files, ...readSwitcherSources(), ...others].filter((source) => source !== undefined);
  const groups = await Promise.all(
    sources.map(async ({ id, label, find }): Promise<Found> => {
      try {
        return { id, label, entries: await find(query) };
      } catch {
        hasFailed = true;
        return { id, label, entries: [] };
      }
    }),
  );
  return { groups: groups.filter(({ entries }) => entries.length > 0), List: SwitcherResults, hasFailed };
}
