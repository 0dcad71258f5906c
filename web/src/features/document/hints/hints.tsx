import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { mayInsert } from '../../../editor/completion/insert.ts';
import type { EditorHandle } from '../../../editor/options.ts';
import { countOpened, type Hint, markSeen, readHints } from '../../../lib/hints-left.ts';
import { showKeys } from '../../../lib/show-keys.ts';
import { t, T } from '../../../lib/texts/hints.ts';
import { chooseHint, type Pause } from './choose-hint.ts';
import style from './hints.module.css';

/** How long keys, pointer and caret must be idle before a hint is shown, ms. */
const REST = 4_000;
/** A hint shown for this long counts as read, ms. */
const READ = 3_000;
/** Height of the card with its margins, in px: it must not cover text. */
const ROOM = 80;

interface Props {
  readonly handle: EditorHandle | null;
  readonly mayWrite: boolean;
  readonly mayComment: boolean;
  /** File search is available. */
  readonly hasSearch: boolean;
}

/** Hints for new users: each is shown once per device, and at most one while a text is open. */
export function Hints(props: Props) {
  const { handle } = props;
  const [shown, setShown] = useState<{ hint: Hint; left: number } | null>(null);
  const [isSpent, setSpent] = useState(false);
  useEffect(countOpened, []);

  const look = useEffectEvent((): void => {
    if (handle === null || document.hidden) return;
    const { view } = handle;
    const hint = chooseHint(readPause(props), readHints());
    const canvas = view.dom.closest('[data-canvas]');
    if (hint === null || canvas === null || canvas.hasAttribute('inert') || isNearEnd(handle)) return;
    const left =
      view.contentDOM.getBoundingClientRect().left + parseFloat(getComputedStyle(view.contentDOM).paddingLeft);
    setShown({ hint, left: Math.max(12, left - canvas.getBoundingClientRect().left) });
  });
  const isWaiting = handle !== null && shown === null && !isSpent;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const watching = new AbortController();
    let pause = setTimeout(look, REST);
    const wait = (): void => {
      clearTimeout(pause);
      pause = setTimeout(look, REST);
    };
    for (const event of ['keydown', 'pointerdown', 'pointermove', 'wheel', 'selectionchange', 'visibilitychange'])
      document.addEventListener(event, wait, { signal: watching.signal, capture: true, passive: true });
    return () => {
      watching.abort();
      clearTimeout(pause);
    };
  }, [isWaiting]);

  const hint = shown?.hint ?? null;
  useEffect(() => {
    if (hint === null) return undefined;
    const watching = new AbortController();
    const read = setTimeout(() => {
      markSeen(hint);
      setSpent(true);
    }, READ);
    const leave = ({ target }: Event): void => {
      if (!(target instanceof Element && target.closest(`.${style['card']}`))) setShown(null);
    };
    const onKey = (event: KeyboardEvent): void => {
      // Not stopped: Escape still reaches the text.
      if (event.key === 'Escape') {
        markSeen(hint);
        setSpent(true);
      }
      // Ignore modifier keys on their own: another key usually follows.
      if (!/^(?:Control|Meta|Alt|AltGraph|Shift)$/.test(event.key)) leave(event);
    };
    document.addEventListener('keydown', onKey, { signal: watching.signal, capture: true });
    document.addEventListener('pointerdown', leave, { signal: watching.signal, capture: true });
    return () => {
      watching.abort();
      clearTimeout(read);
    };
  }, [hint]);

  if (shown === null) return null;
  const close = (): void => {
    markSeen(shown.hint);
    setSpent(true);
    setShown(null);
  };
  return (
    <div
      className={style['card']}
      style={{ left: shown.left, maxWidth: `min(400px, 100% - ${shown.left + 12}px)` }}
      data-hint
    >
      <p role="status">
        <Words hint={shown.hint} />
      </p>
      <ActionIcon
        aria-label={t('close')}
        title={t('close')}
        // Keeps the text's focus and selection.
        onMouseDown={(event) => event.preventDefault()}
        onClick={close}
      >
        <IconX size={16} />
      </ActionIcon>
    </div>
  );
}

function Words({ hint }: { hint: Hint }) {
  const k = <kbd />;
  if (hint === 'insert') return <T k="insert" components={{ k }} />;
  // Touch devices have no keyboard shortcuts.
  if (matchMedia('(hover: none)').matches) return t(hint === 'files' ? 'filesTouch' : 'commentTouch');
  return <T k={hint} values={{ keys: showKeys(hint === 'files' ? 'Mod-p' : 'Mod-Shift-m') }} components={{ k }} />;
}

function readPause({ handle, mayWrite, mayComment, hasSearch }: Props): Pause {
  const { activeElement } = document;
  const view = handle?.view;
  const focus = view?.hasFocus
    ? 'text'
    : activeElement === null || activeElement === document.body
      ? 'nowhere'
      : 'elsewhere';
  const state = view?.state;
  const { empty = true, head = 0 } = state?.selection.main ?? {};
  return {
    focus,
    hasSelection: !empty,
    // In an empty text, the placeholder already says this.
    mayInsert:
      mayWrite &&
      empty &&
      state !== undefined &&
      state.doc.length > 0 &&
      isBlank(state.doc.lineAt(head).text) &&
      mayInsert(state, head),
    mayComment,
    hasSearch,
  };
}

const isBlank = (line: string): boolean => line.trim() === '';

/** Whether the caret or selection ends where the card would be shown. */
function isNearEnd({ view }: EditorHandle): boolean {
  const { bottom } = view.coordsAtPos(view.state.selection.main.to) ?? { bottom: 0 };
  return view.hasFocus && bottom > view.scrollDOM.getBoundingClientRect().bottom - ROOM;
}
