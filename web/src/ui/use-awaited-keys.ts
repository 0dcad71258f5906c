import { useEffect, useState } from 'react';

/**
 * Handles keys pressed before a list of search results has arrived, which would otherwise act on the results of an
 * earlier query. They are held until the results are there, and dropped if the query changes. Returns the function to
 * call on a key press.
 */
export function useAwaitedKeys<Key>(query: string, isFound: boolean, act: (key: Key) => void): (key: Key) => void {
  const [waiting, setWaiting] = useState<{ readonly query: string; readonly keys: readonly Key[] } | null>(null);
  useEffect(() => {
    if (waiting === null) return;
    const [key, ...others] = waiting.keys;
    if (waiting.query !== query || key === undefined) setWaiting(null);
    else if (isFound) {
      // One at a time: the next key acts on the state this one produces.
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
