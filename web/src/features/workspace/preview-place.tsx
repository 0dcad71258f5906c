import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { t } from '../../lib/texts/workspace.ts';

const AT_ONCE = { getInitialValueInEffect: false };

/** Whether the preview is shown beside the table rather than over it. */
export const useHasRoomForPreview = (): boolean => useMediaQuery('(min-width: 1100px)', false, AT_ONCE);

/** Shows the preview over the table where there is no room beside it: from the side, or on phones from below. */
export function PreviewDrawer({ name, onClose, children }: { name: string; onClose: () => void; children: ReactNode }) {
  const isPhone = useMediaQuery('(max-width: 767px)', false, AT_ONCE);
  return (
    <Drawer
      opened
      onClose={onClose}
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? '88dvh' : 400}
      radius={isPhone ? '16px 16px 0 0' : 0}
      withCloseButton={false}
      padding={0}
      attributes={{ content: { 'aria-label': t('previewOf', { name }) } }}
      styles={{ body: { height: '100%', padding: 0 } }}
    >
      {children}
    </Drawer>
  );
}
