import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';

const WIDE = '(min-width: 1100px)';

/** Whether the tree is shown beside the folder, hidden, or in a drawer for lack of room. */
export function useTreePlace(needsSpace: boolean) {
  const hasRoom = useMediaQuery(WIDE, false, { getInitialValueInEffect: false });
  const wide = hasRoom && !needsSpace;
  const [hidden, setHidden] = useState(false);
  const [drawer, setDrawer] = useState(false);
  return {
    wide,
    drawer,
    isBeside: wide && !hidden,
    show: (): void => (wide ? setHidden(false) : setDrawer(true)),
    hide: (): void => (wide ? setHidden(true) : setDrawer(false)),
    closeDrawer: (): void => setDrawer(false),
  };
}
