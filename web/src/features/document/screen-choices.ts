import type { EnterKey } from '../../editor/options.ts';
import { readDeviceChoice, writeDeviceChoice } from '../../lib/device-choice.ts';

type ChoiceName = 'mode' | 'panel' | 'result' | 'count' | 'enter' | 'fade' | 'focus';

/** Per-device screen preferences. Without storage they are not remembered. */
export const readChoice = (name: ChoiceName): string | null => readDeviceChoice(`document-${name}`);

export const writeChoice = (name: ChoiceName, value: string): void => writeDeviceChoice(`document-${name}`, value);

/** Whether everything but the caret's paragraph is dimmed. */
export const readFocus = (): boolean => readChoice('focus') === 'paragraph';

/** What Enter does in prose. */
export function readEnter(): EnterKey {
  return readChoice('enter') === 'line' ? 'line' : 'paragraph';
}
