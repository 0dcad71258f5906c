import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import style from './notice.module.css';

const ICONS = { info: IconInfoCircle, success: IconCircleCheck, warning: IconAlertTriangle, danger: IconAlertCircle };

/** An inline message. Danger is announced assertively, the others politely. */
export function Notice({ kind, children }: { kind: keyof typeof ICONS; children: ReactNode }) {
  const Icon = ICONS[kind];
  return (
    <div className={style['notice']} data-kind={kind} role={kind === 'danger' ? 'alert' : 'status'}>
      <Icon size={16} aria-hidden />
      <div>{children}</div>
    </div>
  );
}
