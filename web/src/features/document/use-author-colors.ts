import { useEffect, useEffectEvent, useState } from 'react';
import { useWriter } from '../../api/writer.ts';
import type { EditorHandle } from '../../editor/options.ts';
import { fetchAhead } from '../../lib/first-screen.ts';
import { readMessage } from '../../lib/read-message.ts';
import type { ShownAuthors } from './shown-authors.ts';

/** The author colours drawn into the text, for the card that explains them. */
export interface AuthorColors extends ShownAuthors {
  readonly isOn: boolean;
  readonly setOn: (isOn: boolean) => void;
}

const load = () => import('./follow-authors.ts');

const NOTHING: ShownAuthors = { authors: [], main: null, only: null, problem: null, here: null };

/** Colours the text by author while this is switched on. */
export function useAuthorColors(handle: EditorHandle | null, workspaceUUID: string, path: string): AuthorColors {
  const { uuid, displayName } = useWriter();
  const [isOn, setOn] = useState(false);
  const [shown, setShown] = useState(NOTHING);
  const readFile = useEffectEvent(() => ({ uuid: workspaceUUID, itemPath: path }));
  const follow = useEffectEvent(async (view: EditorHandle['view'], hasLeft: () => boolean) => {
    const { followAuthors } = await load();
    if (hasLeft()) return undefined;
    return followAuthors({
      view,
      me: { uuid, displayName },
      file: () => readFile(),
      show: (changed) => {
        const keys = Object.keys(changed) as (keyof ShownAuthors)[];
        setShown((now) => (hasLeft() || keys.every((key) => now[key] === changed[key]) ? now : { ...now, ...changed }));
      },
    });
  });
  useEffect(() => fetchAhead(2_000, load), []);
  useEffect(() => {
    if (!isOn || handle === null) return undefined;
    let left = false;
    let stop: (() => void) | undefined;
    follow(handle.view, () => left).then(
      (begun) => {
        stop = begun;
      },
      (error: unknown) => setShown({ ...NOTHING, problem: readMessage(error) }),
    );
    return () => {
      left = true;
      stop?.();
      setShown(NOTHING);
    };
  }, [isOn, handle]);
  return { ...shown, isOn, setOn };
}
