/** Calls whoever subscribed. `subscribe` fits `useSyncExternalStore`: it returns how to stop. */
export interface Emitter<Facts extends unknown[] = []> {
  emit: (...facts: Facts) => void;
  subscribe: (listener: (...facts: Facts) => void) => () => void;
}

/** `onFirst` and `onLast` start and stop what is only needed while somebody listens. */
export function createEmitter<Facts extends unknown[] = []>(
  options: { onFirst?: () => void; onLast?: () => void } = {},
): Emitter<Facts> {
  const listeners = new Set<(...facts: Facts) => void>();
  return {
    emit: (...facts) => {
      for (const listener of listeners) listener(...facts);
    },
    subscribe: (listener) => {
      if (listeners.size === 0) options.onFirst?.();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) options.onLast?.();
      };
    },
  };
}

/** A value that lives outside React: `useSyncExternalStore(store.subscribe, store.read)`. */
export interface Store<Value> {
  read: () => Value;
  /** Tells the listeners, unless it is the same value. */
  set: (next: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  const { emit, subscribe } = createEmitter();
  let value = initial;
  return {
    read: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      emit();
    },
    subscribe,
  };
}
