import { createEmitter } from './emitter.ts';
import { showKeys } from './show-keys.ts';

/** Opens the switcher. The launcher subscribes, so that the bar does not load the switcher's code. */
export const { emit: openQuickSwitcher, subscribe: subscribeQuickSwitcher } = createEmitter();

export const SWITCHER_KEYS = showKeys('Mod-p');
