import { useEffect, useState } from 'react';

/**
 * Keys for a list of what is found: pressed before it has come, they would act on the list of an earlier search. They
 * wait for it, and are forgotten if something else is typed. Returns what a key press calls.
 */
export function useAwaitedKeys<Key>(query: string, isFound: boolean, act: (key: Key) => void): (key: Key) => void {
  const [waiting, setWaiting] = useState<{ readonly query: string; readonly keys: readonly Key[] } | null>(null);
  useEffect(() => {
    if (waiting === null) return;
    const [key, ...others] = waiting.keys;
    if (waiting.query !== query || key === undefined) setWaiting(null);
    else if (isFound) {
      // One at a time: the next acts on what this has changed.
      setWaiting({ query, keys: others });
      act(key);
    }
  }, [waiting, query, isFound, act]);
  return (key) => {
    const before = waiting?.query === query ? waiting.keys : [];
    if (isFound && before.length === 0) act(key);
    else setWaiting({ query, keys: [...before, key] });
  };
}
