import { createStore } from './emitter.ts';

/** Number of placeholders currently shown for loading content. */
const placeholders = createStore(0);

export const subscribeWaiting = placeholders.subscribe;
export const readIsWaiting = (): boolean => placeholders.read() > 0;

/** Counts a placeholder; returns a function that ends it. */
export function noteWaiting(): () => void {
  placeholders.set(placeholders.read() + 1);
  return () => placeholders.set(placeholders.read() - 1);
}
