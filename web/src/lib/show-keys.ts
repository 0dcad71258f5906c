import { t } from './texts/keys.ts';

export const IS_MAC = /Mac|iP(hone|ad)/.test(navigator.platform);

const NAMES: Readonly<Record<string, string>> = {
  Ctrl: t('ctrl'),
  Alt: t('alt'),
  Shift: t('shift'),
  // In words, since the interface font has no arrows to the left and right.
  ArrowUp: t('up'),
  ArrowDown: t('down'),
  ArrowLeft: t('left'),
  ArrowRight: t('right'),
  Enter: t('enter'),
  Escape: t('escape'),
  Delete: t('remove'),
  Backspace: t('backspace'),
  Space: t('space'),
  Tab: t('tab'),
  Home: t('home'),
  End: t('end'),
};
const MAC_NAMES: Readonly<Record<string, string>> = { Mod: '⌘', Ctrl: '⌃', Alt: '⌥', Shift: '⇧', Delete: '⌫' };

/** Keys as ARIA names them: "Control+Shift+C". Not for Macs, where the editor's menus name no keys. */
export function nameKeys(key: string): string {
  return key
    .split('-')
    .map((part) => (part === 'Ctrl' ? 'Control' : part.length === 1 ? part.toUpperCase() : part))
    .join('+');
}

/** "Mod-Shift-c" as labelled on this keyboard: "Ctrl Shift C" or "⌘ ⇧ C". */
export function showKeys(key: string, isMac = IS_MAC): string {
  const parts = key === '-' ? [key] : key.split('-');
  return parts
    .map((part) => {
      const name = (isMac ? MAC_NAMES[part] : part === 'Mod' ? NAMES['Ctrl'] : undefined) ?? NAMES[part] ?? part;
      return name.length === 1 ? name.toUpperCase() : name;
    })
    .join(' ');
}
