import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import style from './bulk-bar.module.css';

/** Actions for the selected rows, at the bottom of the page. */
export function BulkBar(props: { label: string; clearLabel: string; onClear: () => void; children: ReactNode }) {
  return (
    <div className={style['bulk']} role="toolbar" aria-label={props.label}>
      <b aria-live="polite">{props.label}</b>
      <span className={style['rule']} />
      <div className={style['actions']}>{props.children}</div>
      <span className={style['rule']} />
      <ActionIcon aria-label={props.clearLabel} title={props.clearLabel} onClick={props.onClear}>
        <IconX size={18} />
      </ActionIcon>
    </div>
  );
}
