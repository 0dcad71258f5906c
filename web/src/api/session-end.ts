import { createEmitter } from '../lib/emitter.ts';

/** The server reported that there is no session (any more). */
export const { emit: reportSessionEnd, subscribe: subscribeSessionEnd } = createEmitter();
