import { createEmitter } from '../../lib/emitter.ts';

/** Opens the switcher. The launcher subscribes, so that the bar does not load the switcher's code. */
export const { emit: openQuickSwitcher, subscribe: subscribeQuickSwitcher } = createEmitter();

export const IS_MAC = /Mac|iP(hone|ad)/.test(navigator.platform);
export const SWITCHER_KEYS = IS_MAC ? '⌘ P' : 'Ctrl P';
