import { ActionIcon } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { t } from '../lib/texts/common.ts';
import style from './toast-region.module.css';
import { closeToast, readToasts, subscribeToasts, type Toast } from './toasts.ts';

const ICONS = { info: IconInfoCircle, success: IconCircleCheck, danger: IconAlertCircle };

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  const Icon = ICONS[toast.kind];
  useEffect(() => {
    if (toast.duration === 0 || held) return;
    const timer = setTimeout(() => closeToast(toast.id), toast.duration);
    return () => clearTimeout(timer);
  }, [toast, held]);
  return (
    <div
      className={style['toast']}
      data-kind={toast.kind}
      data-testid="toast"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={18} aria-hidden />
      <div className={style['text']}>
        {toast.text}
        {toast.action && (
          <button
            type="button"
            className={style['action']}
            onClick={() => {
              closeToast(toast.id);
              toast.action?.run();
            }}
          >
            {toast.action.label}
          </button>
        )}
      </div>
      <ActionIcon size="sm" aria-label={t('close')} onClick={() => closeToast(toast.id)}>
        <IconX size={16} />
      </ActionIcon>
    </div>
  );
}

/** Where toasts appear; once in the page. Both live regions are always there, so that what enters is read out. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToasts, readToasts);
  const isDanger = (toast: Toast): boolean => toast.kind === 'danger';
  return (
    <div className={style['region']}>
      <div aria-live="polite" className={style['stack']}>
        {toasts
          .filter((toast) => !isDanger(toast))
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
      </div>
      <div role="alert" aria-live="assertive" className={style['stack']}>
        {toasts.filter(isDanger).map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
    </div>
  );
}
