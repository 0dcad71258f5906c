import { useCallback, useEffect, useRef } from 'react';

/** Returns a stable function that reads the value of the latest render. */
export function useReadLatest<Value>(value: Value): () => Value {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return useCallback(() => latest.current, []);
}
