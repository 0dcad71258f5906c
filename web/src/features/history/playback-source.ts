import { readAuthors, readSteps } from '@scriptorium/contract/operations/workspace-authors.ts';
import { readVersion } from '@scriptorium/contract/operations/workspace-versions.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { call } from '../../api/call.ts';
import type { DrawnAuthorship } from '../../editor/authors.ts';
import { type ShownAuthor, showAuthors, type WrittenBy } from '../../ui/author-colors.ts';

export type PlayedStep = OutputOf<typeof readSteps>['steps'][number];

/** Fetches versions and steps of a text. People keep the same colour throughout. */
export class PlaybackSource {
  readonly #file: { uuid: string; itemPath: string };
  readonly #people: WrittenBy[] = [];
  readonly #numbers: number[][] = [];
  /** Indexed by mark, starting at 1; only grows. */
  readonly authors: ShownAuthor[] = [];

  constructor(file: { uuid: string; itemPath: string }) {
    this.#file = file;
  }

  async read(version: number): Promise<{ text: string; authorship: DrawnAuthorship }> {
    const input = { ...this.#file, version };
    const [{ text }, answer] = await Promise.all([call(readVersion, input), call(readAuthors, input)]);
    const marks = this.#learn(answer.people, answer.authors);
    const runs = [];
    for (let i = 0; i + 1 < answer.runs.length; i += 2)
      runs.push({ length: answer.runs[i] ?? 0, mark: marks[(answer.runs[i + 1] ?? 0) - 1] ?? 0 });
    return { text, authorship: { authors: this.authors, runs } };
  }

  async readSteps(after: number, until: number): Promise<PlayedStep[]> {
    const { people, authors, steps } = await call(readSteps, { ...this.#file, after, until });
    const marks = this.#learn(people, authors);
    return steps.map((step) => ({ ...step, mark: marks[step.mark - 1] ?? 0 }));
  }

  /** The step that led to a version; null if it changed nothing or is not stored separately. */
  async readStep(version: number): Promise<PlayedStep | null> {
    try {
      const [step] = await this.readSteps(version - 1, version);
      return step?.changes.some((section) => typeof section !== 'number') === true ? step : null;
    } catch {
      return null;
    }
  }

  /** Translates the authors of a response to marks of this source. */
  #learn(people: readonly WrittenBy[], authors: readonly (readonly number[])[]): number[] {
    const numbers = people.map((person) => {
      const known = this.#people.findIndex(
        ({ uuid, displayName }) => uuid === person.uuid && (uuid !== null || displayName === person.displayName),
      );
      return known >= 0 ? known : this.#people.push(person) - 1;
    });
    const marks = authors.map((several) => {
      const here = several.map((number) => numbers[number] ?? 0);
      const known = this.#numbers.findIndex((each) => each.join(' ') === here.join(' '));
      return known >= 0 ? known + 1 : this.#numbers.push(here);
    });
    // In place: authors already drawn keep their number and colour.
    this.authors.splice(0, this.authors.length, ...showAuthors(this.#people, this.#numbers));
    return marks;
  }
}
