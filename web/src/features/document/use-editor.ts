import { useCallback, useEffect, useRef, useState } from 'react';
import type {
  EditorHandle,
  EditorMode,
  EditorProblem,
  EditorStats,
  Outline,
  OutlineItem,
} from '../../editor/options.ts';
import { createStore, type Store } from '../../lib/emitter.ts';
import { findFirstWords } from '../../lib/starters/find-first-words.ts';
import { inLanguage } from '../../lib/in-language.ts';
import { toastError, toastInfo } from '../../ui/toasts.ts';
import { readChoice, writeChoice } from './screen-choices.ts';

const TELL_MS = 300;

/** Statistics change on every key, so they are a store: only the status bar re-renders, not the whole screen. */
export type StatsStore = Store<EditorStats | null>;

/** The editor's state as the screen knows it, and the listeners passed to the editor. */
export function useEditor(options: { startsWriting: boolean; startsInSource: boolean }) {
  const { startsWriting } = options;
  const current = useRef<EditorHandle | null>(null);
  const [handle, setHandle] = useState<EditorHandle | null>(null);
  const [mode, setMode] = useState<EditorMode>(() =>
    options.startsInSource || readChoice('mode') === 'source' ? 'source' : 'preview',
  );
  const [stats] = useState(() => createStore<EditorStats | null>(null));
  const [outline, setOutline] = useState<Outline | null>(null);
  const [problems, setProblems] = useState<readonly EditorProblem[]>([]);
  const { changes, startAt, count } = useChangeCount();

  return {
    handle,
    mode,
    stats,
    outline,
    problems,
    changes,
    refreshAssets: (): void => current.current?.refreshAssets(),
    jumpTo: useCallback((item: OutlineItem): void => current.current?.jumpTo(item.from), []),
    listeners: {
      onHandle: (next: EditorHandle | null): void => {
        current.current = next;
        startAt(next?.view.state.doc);
        setHandle(next);
        if (next && startsWriting && document.activeElement === document.body) startWriting(next);
      },
      onStats: (next: EditorStats): void => {
        stats.set(next);
        count(current.current?.view.state.doc);
      },
      onOutline: setOutline,
      onProblems: setProblems,
      onMode: (next: EditorMode, isChosen: boolean): void => {
        setMode(next);
        if (isChosen) writeChoice('mode', next);
      },
      onMessage: (message: string, severity: 'error' | 'info'): unknown =>
        severity === 'error' ? toastError(inLanguage(message)) : toastInfo(message),
    },
  };
}

function startWriting(handle: EditorHandle): void {
  const at = findFirstWords(handle.view.state.doc.toString());
  if (at !== null) handle.view.dispatch({ selection: { anchor: at } });
  handle.focus();
}

/** Counts changes of the text, notifying at most every TELL_MS. Only a result beside the text needs it. */
function useChangeCount() {
  const [changes] = useState(() => createStore(0));
  const last = useRef<unknown>(null);
  const telling = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(telling.current), []);
  return {
    changes,
    startAt: (text: unknown): void => {
      last.current = text ?? null;
    },
    count: (text: unknown): void => {
      if (text === undefined || text === last.current) return;
      last.current = text;
      telling.current ??= setTimeout(() => {
        telling.current = undefined;
        changes.set(changes.read() + 1);
      }, TELL_MS);
    },
  };
}
