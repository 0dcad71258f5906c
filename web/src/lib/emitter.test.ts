import { expect, test } from 'vitest';
import { createEmitter, createStore } from './emitter.ts';

test('an emitter calls each listener with the facts until it unsubscribes', () => {
  const heard: string[] = [];
  const { emit, subscribe } = createEmitter<[who: string, what: number]>();
  const stop = subscribe((who, what) => heard.push(`a ${who} ${what}`));
  subscribe((who) => heard.push(`b ${who}`));
  emit('Ada', 1);
  stop();
  emit('Ben', 2);
  expect(heard).toEqual(['a Ada 1', 'b Ada', 'b Ben']);
});

test('an emitter reports its first listener and the end of its last, once each', () => {
  const told: string[] = [];
  const { subscribe } = createEmitter({ onFirst: () => told.push('first'), onLast: () => told.push('last') });
  const [stopA, stopB] = [subscribe(() => undefined), subscribe(() => undefined)];
  stopA();
  stopA();
  expect(told).toEqual(['first']);
  stopB();
  stopB();
  subscribe(() => undefined);
  expect(told).toEqual(['first', 'last', 'first']);
});

test('a store has its new value when listeners are called, and calls none if nothing changed', () => {
  const store = createStore<string | null>(null);
  const seen: (string | null)[] = [];
  const stop = store.subscribe(() => seen.push(store.read()));
  store.set('a');
  store.set('a');
  store.set(null);
  stop();
  store.set('b');
  expect(seen).toEqual(['a', null]);
  expect(store.read()).toBe('b');
});
