import type { EnterKey } from '../../editor/options.ts';

type ChoiceName = 'mode' | 'panel' | 'result' | 'count' | 'enter' | 'fade' | 'focus';

/** Per-device screen preferences. Without storage they are not remembered. */
export function readChoice(name: ChoiceName): string | null {
  try {
    return localStorage.getItem(`document-${name}`);
  } catch {
    return null;
  }
}

export function writeChoice(name: ChoiceName, value: string): void {
  try {
    localStorage.setItem(`document-${name}`, value);
  } catch {
    // No storage, as in some private windows: the choice lasts as long as the page.
  }
}

/** Whether everything but the caret's paragraph is dimmed. */
export const readFocus = (): boolean => readChoice('focus') === 'paragraph';

/** What Enter does in prose. */
export function readEnter(): EnterKey {
  return readChoice('enter') === 'line' ? 'line' : 'paragraph';
}
