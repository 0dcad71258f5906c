import { createStore } from './emitter.ts';

/** How many placeholders stand for something that is loading. */
const placeholders = createStore(0);

export const subscribeWaiting = placeholders.subscribe;
export const readIsWaiting = (): boolean => placeholders.read() > 0;

/** Returns how to end it. */
export function noteWaiting(): () => void {
  placeholders.set(placeholders.read() + 1);
  return () => placeholders.set(placeholders.read() - 1);
}
