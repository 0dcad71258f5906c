import { useCallback, useEffect, useRef } from 'react';

/** A function that stays the same and returns the value of the newest render. */
export function useReadLatest<Value>(value: Value): () => Value {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return useCallback(() => latest.current, []);
}
