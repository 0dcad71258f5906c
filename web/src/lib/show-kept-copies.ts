import { createEmitter } from './emitter.ts';

/** Shows “Recovered drafts”. Its launcher subscribes, so that callers need not load its code. */
export const { emit: showKeptCopies, subscribe: subscribeKeptCopies } = createEmitter();
