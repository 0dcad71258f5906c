import { useEffect } from 'react';
import { readChoice } from './screen-choices.ts';

/** One key is a correction; with these one writes. */
const KEYS = 4;
/** A pause after which one is no longer writing, ms. */
const PAUSE = 2_000;

/** While somebody writes, the page is marked, and what is around the text steps back; see document-screen.module.css. */
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
      // What is selected is to be made bold, or commented on.
      if (isSelecting(event)) rise();
      if (!isWriting(event)) return;
      keys += 1;
      if (keys === KEYS && readChoice('fade') !== 'never') page.dataset['calm'] = '';
      clearTimeout(pause);
      pause = setTimeout(rise, PAUSE);
    };
    const onMove = ({ screenX, screenY }: PointerEvent): void => {
      // Where the text moves under it, browsers say that the pointer moved.
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
  // Some layouts write signs with Ctrl+Alt.
  const isCommand = metaKey || (ctrlKey && !altKey);
  return !isCommand && (key.length === 1 || WRITE.has(key)) && isText(target);
}
