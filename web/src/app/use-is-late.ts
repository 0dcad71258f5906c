import { useEffect, useState } from 'react';

/** After that people wonder whether anything still happens. */
const LATE_MS = 5_000;

/** Whether something has been going on for so long that people should be told. */
export function useIsLate(isGoing: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isGoing) return;
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isGoing]);
  return isLate;
}
