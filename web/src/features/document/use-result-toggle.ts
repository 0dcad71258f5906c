import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { requestExport } from '../../lib/export-requests.ts';
import {
  hideResultBeside,
  readResultBeside,
  type ResultBeside,
  showResultBeside,
  subscribeResultBeside,
} from '../../lib/result-beside.ts';

/**
 * Exporting this text and showing the result beside it, by button or shortcut. Nothing is shown if exports are
 * disabled.
 */
export function useResultToggle(options: {
  enabled: boolean;
  /** Whether results may be stored; otherwise only the live PDF can be viewed. */
  mayExport: boolean;
  workspaceUUID: string;
  itemUUID: string;
  path: string;
  /** Called when the result is closed, to focus the text again. */
  onHide: () => void;
}): { shown: ResultBeside | null; submit: (() => void) | null; toggle: () => void } {
  const { enabled, mayExport, workspaceUUID, itemUUID, path, onHide } = options;
  const beside = useSyncExternalStore(subscribeResultBeside, readResultBeside);
  const shown = enabled && beside?.itemUUID === itemUUID ? beside : null;
  const submit = mayExport ? (): void => requestExport({ workspaceUUID, paths: [path] }) : null;
  const toggle = (): void => {
    if (shown === null) showResultBeside({ itemUUID, jobId: null });
    else {
      hideResultBeside();
      onHide();
    }
  };
  const onKeys = useEffectEvent((event: KeyboardEvent): boolean => {
    if (!(event.ctrlKey || event.metaKey)) return false;
    if (event.shiftKey && event.key.toLowerCase() === 'e' && submit !== null) submit();
    // By physical key: with Alt, some layouts produce another letter.
    else if (event.altKey && event.code === 'KeyE') toggle();
    else return false;
    return true;
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (onKeys(event)) event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [enabled]);
  return { shown, submit, toggle };
}
