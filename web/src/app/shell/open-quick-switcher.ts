/** Opens the switcher. The launcher subscribes, so that the bar does not load the switcher's code. */
const listeners = new Set<() => void>();

export function openQuickSwitcher(): void {
  for (const listener of listeners) listener();
}

export function subscribeQuickSwitcher(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const IS_MAC = /Mac|iP(hone|ad)/.test(navigator.platform);
export const SWITCHER_KEYS = IS_MAC ? '⌘ P' : 'Ctrl P';
