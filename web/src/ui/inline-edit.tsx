import { ActionIcon } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t } from '../lib/texts/admin.ts';
import style from './inline-edit.module.css';

/** An input in a table row: Enter saves, Esc cancels. */
export function InlineEdit(props: { onSave: () => void; onCancel: () => void; children: ReactNode }) {
  return (
    <form
      className={style['edit']}
      onSubmit={(event) => {
        event.preventDefault();
        props.onSave();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation();
          props.onCancel();
        }
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
          event.preventDefault();
          props.onSave();
        }
      }}
    >
      {props.children}
      <ActionIcon type="submit" size="sm" aria-label={t('saveInPlace')} title={t('saveInPlace')}>
        <IconCheck size={18} />
      </ActionIcon>
      <ActionIcon
        type="button"
        size="sm"
        aria-label={t('cancelInPlace')}
        title={t('cancelInPlace')}
        onClick={props.onCancel}
      >
        <IconX size={18} />
      </ActionIcon>
    </form>
  );
}
