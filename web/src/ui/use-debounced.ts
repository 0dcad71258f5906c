import { useEffect, useState } from 'react';

/** The value once it has stayed the same for a moment: typing a word asks once, not once a letter. */
export function useDebounced<Value>(value: Value, delay = 200): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
