import { useEffect } from 'react';
import { readChoice } from './screen-choices.ts';

/** From this many keys on, the user counts as writing; fewer may be a correction. */
const KEYS = 4;
/** After a pause this long, the user no longer counts as writing, ms. */
const PAUSE = 2_000;

/**
 * While the user writes, marks the page so that everything around the text is dimmed; see document-screen.module.css.
 */
export function useCalmBars(): void {
  useEffect(() => {
    const watching = new AbortController();
    const { signal } = watching;
    const page = document.documentElement;
    let keys = 0;
    let pause: ReturnType<typeof setTimeout> | undefined;
    let pointer = '';
    const rise = (): void => {
      keys = 0;
      clearTimeout(pause);
      delete page.dataset['calm'];
    };
    const onKey = (event: KeyboardEvent): void => {
      // A selection is probably about to be formatted or commented on.
      if (isSelecting(event)) rise();
      if (!isWriting(event)) return;
      keys += 1;
      if (keys === KEYS && readChoice('fade') !== 'never') page.dataset['calm'] = '';
      clearTimeout(pause);
      pause = setTimeout(rise, PAUSE);
    };
    const onMove = ({ screenX, screenY }: PointerEvent): void => {
      // Browsers also report a pointer move when the text scrolls under it.
      const now = `${screenX} ${screenY}`;
      if (pointer !== now && pointer !== '') rise();
      pointer = now;
    };
    const onFocus = ({ target }: FocusEvent): void => {
      if (!isText(target)) rise();
    };
    document.addEventListener('keydown', onKey, { signal, capture: true });
    document.addEventListener('pointermove', onMove, { signal });
    for (const event of ['pointerdown', 'wheel']) document.addEventListener(event, rise, { signal, passive: true });
    document.addEventListener('focusin', onFocus, { signal });
    window.addEventListener('blur', rise, { signal });
    return () => {
      watching.abort();
      rise();
    };
  }, []);
}

function isText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.cm-content') !== null;
}

function isSelecting({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return (shiftKey && /^(Arrow|Page|Home|End)/u.test(key)) || ((ctrlKey || metaKey) && key === 'a');
}

const WRITE = new Set(['Enter', 'Backspace', 'Delete', 'Dead', 'Process', 'Unidentified']);

function isWriting({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  // Some keyboard layouts type characters with Ctrl+Alt.
  const isCommand = metaKey || (ctrlKey && !altKey);
  return !isCommand && (key.length === 1 || WRITE.has(key)) && isText(target);
}
