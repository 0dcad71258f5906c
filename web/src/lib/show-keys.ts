export const IS_MAC = /Mac|iP(hone|ad)/.test(navigator.platform);

const NAMES: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  // The interface font has no left and right arrows.
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  Escape: 'Esc',
  Delete: 'Del',
};
const MAC_NAMES: Readonly<Record<string, string>> = { Mod: '⌘', Ctrl: '⌃', Alt: '⌥', Shift: '⇧', Delete: '⌫' };

/** "Mod-Shift-c" as labelled on this keyboard: "Ctrl Shift C" or "⌘ ⇧ C". */
export function showKeys(key: string, isMac = IS_MAC): string {
  const parts = key === '-' ? [key] : key.split('-');
  return parts
    .map((part) => {
      const name = (isMac ? MAC_NAMES[part] : part === 'Mod' ? 'Ctrl' : undefined) ?? NAMES[part] ?? part;
      return name.length === 1 ? name.toUpperCase() : name;
    })
    .join(' ');
}
