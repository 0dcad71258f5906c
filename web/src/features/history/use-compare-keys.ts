import { useEffect, useEffectEvent } from 'react';

const ELSEWHERE = 'input, [role="listbox"], [role="combobox"], [role="dialog"]';

/** J and K step through the changes; R and P revert a passage or a paragraph. */
export function useCompareKeys(keys: {
  isOff: boolean;
  onStep: (by: number) => void;
  onRestore: () => void;
  onRestoreParagraph: () => void;
}): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || keys.isOff) return;
    if (event.target instanceof HTMLElement && event.target.closest(ELSEWHERE)) return;
    if (event.key === 'j') keys.onStep(1);
    if (event.key === 'k') keys.onStep(-1);
    if (event.repeat) return;
    if (event.key === 'r') keys.onRestore();
    if (event.key === 'p') keys.onRestoreParagraph();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
