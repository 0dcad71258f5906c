import { createEmitter } from './emitter.ts';

/** Opens the list of shortcuts. The launcher subscribes, so that callers do not load the list's code. */
export const { emit: openShortcuts, subscribe: subscribeShortcuts } = createEmitter();
