import type { EditorView } from '@codemirror/view';
import { readAuthors } from '@scriptorium/contract/operations/workspace-authors.ts';
import { call } from '../../api/call.ts';
import { authorAt, findMainAuthor, showAuthorship } from '../../editor/authors.ts';
import { followText } from '../../editor/collab/view/follow-text.ts';
import { readMessage } from '../../lib/read-message.ts';
import { showAuthors } from '../../ui/author-colors.ts';
import type { ShownAuthors } from './shown-authors.ts';

/** Interval at which authors are requested again after changes, ms; the user's own typing is attributed at once. */
const ASK_MS = 2000;

interface Facts {
  readonly view: EditorView;
  readonly me: { readonly uuid: string; readonly displayName: string };
  /** The file as it is called now. */
  readonly file: () => { uuid: string; itemPath: string };
  readonly show: (changed: Partial<ShownAuthors>) => void;
}

/** Colours the text by author until the returned function is called. */
export function followAuthors({ view, me, file, show }: Facts): () => void {
  let left = false;
  let text: unknown = null;
  let busy = false;

  const ask = async (): Promise<void> => {
    const followed = followText(view);
    if (followed === null) return;
    try {
      const { version } = followed;
      const answer = await call(readAuthors, { ...file(), version });
      if (left) return;
      const runs = [];
      for (let i = 0; i + 1 < answer.runs.length; i += 2)
        runs.push({ length: answer.runs[i] ?? 0, mark: answer.runs[i + 1] ?? 0 });
      const { people, numbers, mine } = withMyself(answer, me);
      const shown = showAuthors(people, numbers);
      const now = followed.follow(runs, mine, Number.MAX_SAFE_INTEGER);
      const used = new Set(now?.map(({ mark }) => mark));
      const [one = 0] = used;
      const only = used.size === 1 ? (shown[one - 1]?.name ?? null) : null;
      showAuthorship(view, now === null || only !== null ? null : { authors: shown, runs: now, mine });
      show({
        only,
        main: shown[findMainAuthor(now ?? []) - 1]?.name ?? null,
        authors: shown.filter((_, i) => used.has(i + 1)),
        problem: null,
      });
    } catch (error) {
      if (!left) show({ problem: readMessage(error) });
    } finally {
      if (!left) followed.stop();
    }
  };

  const showHere = (): void => {
    const at = Math.min(view.state.selection.main.head, view.state.doc.length - 1);
    show({ here: authorAt(view, at)?.name ?? null });
  };
  const look = (): void => {
    showHere();
    if (busy || text === view.state.doc) return;
    text = view.state.doc;
    busy = true;
    void ask().finally(() => {
      busy = false;
    });
  };
  look();
  const timer = setInterval(look, ASK_MS);
  view.dom.addEventListener('keyup', showHere);
  view.dom.addEventListener('pointerup', showHere);
  return () => {
    left = true;
    clearInterval(timer);
    view.dom.removeEventListener('keyup', showHere);
    view.dom.removeEventListener('pointerup', showHere);
    showAuthorship(view, null);
  };
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
