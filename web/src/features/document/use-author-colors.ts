import { readAuthors } from '@scriptorium/contract/operations/workspace-authors.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../api/call.ts';
import { useWriter } from '../../api/writer.ts';
import { authorAt, findMainAuthor, showAuthorship } from '../../editor/authors.ts';
import { followText } from '../../editor/collab/view/follow-text.ts';
import type { EditorHandle } from '../../editor/options.ts';
import { readMessage } from '../../lib/read-message.ts';
import { type ShownAuthor, showAuthors } from '../../ui/author-colors.ts';

/** Interval at which authors are requested again after changes, ms; the user's own typing is attributed at once. */
const ASK_MS = 2000;

/** The author colours drawn into the text, for the card that explains them. */
export interface AuthorColors {
  readonly isOn: boolean;
  readonly setOn: (isOn: boolean) => void;
  readonly authors: readonly ShownAuthor[];
  /** Author of more than half of the text: left uncoloured. */
  readonly main: string | null;
  /** The only author: then nothing is coloured, since every letter would be. */
  readonly only: string | null;
  readonly problem: string | null;
  /** Author of the character at the caret. */
  readonly here: string | null;
}

/** Colours the text by author while this is switched on. */
export function useAuthorColors(handle: EditorHandle | null, workspaceUUID: string, path: string): AuthorColors {
  const user = useWriter();
  const [isOn, setOn] = useState(false);
  const [authors, setAuthors] = useState<readonly ShownAuthor[]>([]);
  const [main, setMain] = useState<string | null>(null);
  const [only, setOnly] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [here, setHere] = useState<string | null>(null);

  const ask = useEffectEvent(async (editor: EditorHandle, isLeft: () => boolean): Promise<void> => {
    const followed = followText(editor.view);
    if (followed === null) return;
    try {
      const { version } = followed;
      const answer = await call(readAuthors, { uuid: workspaceUUID, itemPath: path, version });
      if (isLeft()) return;
      const runs = [];
      for (let i = 0; i + 1 < answer.runs.length; i += 2)
        runs.push({ length: answer.runs[i] ?? 0, mark: answer.runs[i + 1] ?? 0 });
      const { people, numbers, mine } = withMyself(answer, { uuid: user.uuid, displayName: user.displayName });
      const shown = showAuthors(people, numbers);
      const now = followed.follow(runs, mine, Number.MAX_SAFE_INTEGER);
      const used = new Set(now?.map(({ mark }) => mark));
      const [one = 0] = used;
      const sole = used.size === 1 ? (shown[one - 1]?.name ?? null) : null;
      showAuthorship(editor.view, now === null || sole !== null ? null : { authors: shown, runs: now, mine });
      setOnly(sole);
      setMain(shown[findMainAuthor(now ?? []) - 1]?.name ?? null);
      setAuthors(shown.filter((_, i) => used.has(i + 1)));
      setProblem(null);
    } catch (error) {
      if (!isLeft()) setProblem(readMessage(error));
    } finally {
      if (!isLeft()) followed.stop();
    }
  });

  useEffect(() => {
    if (!isOn || handle === null) return undefined;
    const { view } = handle;
    let left = false;
    let text: unknown = null;
    let busy = false;
    const look = (): void => {
      const at = view.state.selection.main.head;
      setHere(authorAt(view, Math.min(at, view.state.doc.length - 1))?.name ?? null);
      if (busy || text === view.state.doc) return;
      text = view.state.doc;
      busy = true;
      void ask(handle, () => left).finally(() => {
        busy = false;
      });
    };
    look();
    const timer = setInterval(look, ASK_MS);
    const onSelect = (): void => {
      setHere(authorAt(view, Math.min(view.state.selection.main.head, view.state.doc.length - 1))?.name ?? null);
    };
    view.dom.addEventListener('keyup', onSelect);
    view.dom.addEventListener('pointerup', onSelect);
    return () => {
      left = true;
      clearInterval(timer);
      view.dom.removeEventListener('keyup', onSelect);
      view.dom.removeEventListener('pointerup', onSelect);
      showAuthorship(view, null);
      setAuthors([]);
      setMain(null);
      setOnly(null);
      setHere(null);
    };
  }, [isOn, handle]);

  return { isOn, setOn, authors, main, only, problem, here };
}

/** Adds this user to the authors: they may be about to write for the first time. */
function withMyself(
  answer: { people: { uuid: string | null; displayName: string }[]; authors: number[][] },
  me: { uuid: string; displayName: string },
): { people: { uuid: string | null; displayName: string }[]; numbers: number[][]; mine: number } {
  const people = [...answer.people];
  const numbers = [...answer.authors];
  let number = people.findIndex(({ uuid }) => uuid === me.uuid);
  if (number < 0) number = people.push(me) - 1;
  let mine = numbers.findIndex(([only, ...others]) => only === number && others.length === 0) + 1;
  if (mine === 0) mine = numbers.push([number]);
  return { people, numbers, mine };
}
