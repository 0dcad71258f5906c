import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useState } from 'react';
import { readChoice, writeChoice } from './screen-choices.ts';
import type { PanelTab } from './side-panel.tsx';

const WIDE = '(min-width: 1100px)';
const TABLET = '(min-width: 768px)';

/** State of the side panel: beside the text if there is room, otherwise a drawer over it. */
export function usePanel(options: {
  startsWithExport: boolean;
  /** Without an outline the panel shows nothing useful at a glance, so it stays closed until the user opens it. */
  hasOutline: boolean;
  besideResult: unknown;
}) {
  const { startsWithExport, hasOutline, besideResult } = options;
  const wide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false });
  const isTablet = useMediaQuery(TABLET, false, { getInitialValueInEffect: false });
  const isShownAt = (isWide: boolean): boolean => isWide && hasOutline && readChoice('panel') !== 'hidden';
  const [tab, setTab] = useState<PanelTab>(startsWithExport ? 'export' : hasOutline ? 'outline' : 'comments');
  const [open, setOpen] = useState(() => startsWithExport || isShownAt(wide));
  // If the window becomes narrow, or a tablet is turned to portrait, an open panel would cover the text.
  const [wideBefore, setWideBefore] = useState(wide);
  if (wide !== wideBefore) {
    setWideBefore(wide);
    setOpen(isShownAt(wide));
  }
  // Text and result need the space; the panel can be opened again beside them.
  const [besideBefore, setBesideBefore] = useState(besideResult);
  if (besideResult !== besideBefore) {
    setBesideBefore(besideResult);
    setOpen(besideResult === null && isShownAt(wide));
  }
  return {
    wide,
    /** Over the text's right, which stays usable; on a phone, a drawer covers it. */
    isOver: isTablet && !wide,
    open,
    tab,
    setTab,
    show: (which: PanelTab): void => {
      setTab(which);
      setOpen(true);
    },
    /** As chosen by the user: remembered on this device. */
    choose: (next: boolean): void => {
      setOpen(next);
      if (hasOutline) writeChoice('panel', next ? 'shown' : 'hidden');
    },
    closeDrawer: useCallback((): void => setOpen(false), []),
  };
}
