import { defineTexts } from '../define-texts.tsx';

/** Labels of keys. */
export const { t } = defineTexts('keys', {
  ctrl: 'Ctrl',
  alt: 'Alt',
  shift: 'Shift',
  enter: 'Enter',
  escape: 'Esc',
  remove: 'Del',
  backspace: 'Backspace',
  space: 'Space',
  tab: 'Tab',
  home: 'Home',
  end: 'End',
  up: 'Up',
  down: 'Down',
  left: 'Left',
  right: 'Right',
});
