import { createEmitter } from './emitter.ts';

/** Opens the list of shortcuts. The launcher subscribes, so that callers need not load the list's code. */
export const { emit: openShortcuts, subscribe: subscribeShortcuts } = createEmitter();
