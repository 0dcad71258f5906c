import type { EnterKey } from '../../editor/options.ts';

type ChoiceName = 'mode' | 'panel' | 'result' | 'count' | 'enter';

/** What somebody has chosen about the screen, kept on this device. Without storage it is simply not remembered. */
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
    // A private window without storage: the choice lasts as long as the page.
  }
}

/** What Enter begins in prose. */
export function readEnter(): EnterKey {
  return readChoice('enter') === 'line' ? 'line' : 'paragraph';
}
