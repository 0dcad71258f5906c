import { longWork, type LongWork } from '@scriptorium/contract/operations/long-work.ts';
import { z } from 'zod';
import type { Question } from './domain/nodes/announcement.ts';
import type { HeldImport, NodeFigures, OpenDocument, OtherNodes } from './pipeline/other-nodes.ts';

/** Limit, since each part must be short. */
const PEOPLE_PER_PART = 50;
/** How long figures are cached: an administration page requests them several times. */
const FIGURES_MS = 500;

/** What this node replies to others. */
export interface Answers {
  openDocuments(workspaceId: string): OpenDocument[];
  longWork(userId: string): LongWork[];
  cancelLongWork(userId: string, id: string): boolean;
  figures(): Promise<NodeFigures>;
  findImport(userId: string, id: string): HeldImport | undefined;
  dropImport(userId: string, id: string): void;
}

const openPart = z.object({ itemId: z.string(), userIds: z.array(z.string()) });
const importPart = z.object({ name: z.string(), hash: z.string(), size: z.number() });
const figuresPart = z.object({
  documents: z.number(),
  people: z.number(),
  damaged: z.array(z.string().max(20)).max(500),
  lastBackup: z.string().nullable(),
});

/** The parts of this node's reply. */
export async function answer(answers: Answers, question: Question): Promise<unknown[]> {
  switch (question.about) {
    case 'open':
      return answers.openDocuments(question.workspace).flatMap(({ itemId, userIds }) =>
        Array.from({ length: Math.ceil(userIds.length / PEOPLE_PER_PART) }, (_, at) => ({
          itemId,
          userIds: userIds.slice(at * PEOPLE_PER_PART, (at + 1) * PEOPLE_PER_PART),
        })),
      );
    case 'works':
      return answers.longWork(question.user);
    case 'cancel':
      return answers.cancelLongWork(question.user, question.work) ? [true] : [];
    case 'figures':
      return [await answers.figures()];
    case 'import': {
      const held = answers.findImport(question.user, question.file);
      return held === undefined ? [] : [{ name: held.name, hash: held.hash, size: held.size }];
    }
    case 'drop-import':
      answers.dropImport(question.user, question.file);
      return [];
  }
}

/** Asks the other nodes. Drops parts that this release does not understand. */
export function queryOtherNodes(ask: (question: Question) => Promise<unknown[]>): OtherNodes {
  const read = async <T>(question: Question, part: z.ZodType<T>): Promise<T[]> =>
    (await ask(question)).flatMap((one) => {
      const known = part.safeParse(one);
      return known.success ? [known.data] : [];
    });
  let figures: { at: number; answer: Promise<NodeFigures[]> } = { at: -Infinity, answer: Promise.resolve([]) };
  return {
    openDocuments: (workspace) => read({ about: 'open', workspace }, openPart),
    longWork: (user) => read({ about: 'works', user }, longWork),
    cancelLongWork: async (user, work) => (await read({ about: 'cancel', user, work }, z.literal(true))).length > 0,
    figures: () => {
      if (performance.now() - figures.at > FIGURES_MS)
        figures = { at: performance.now(), answer: read({ about: 'figures' }, figuresPart) };
      return figures.answer;
    },
    findImport: async (user, file) => (await read({ about: 'import', user, file }, importPart))[0],
    dropImport: (user, file) => void ask({ about: 'drop-import', user, file }),
  };
}
