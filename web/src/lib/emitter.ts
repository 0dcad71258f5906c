/** Notifies subscribers. `subscribe` fits `useSyncExternalStore`: it returns the function that unsubscribes. */
export interface Emitter<Facts extends unknown[] = []> {
  emit: (...facts: Facts) => void;
  subscribe: (listener: (...facts: Facts) => void) => () => void;
}

/** `onFirst` and `onLast` start and stop what is needed only while there are listeners. */
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
  /** Notifies the listeners unless the value is unchanged. */
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
