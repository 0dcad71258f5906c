import { ActionIcon } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { t } from '../lib/texts/common.ts';
import style from './toast-region.module.css';
import { closeToast, readToasts, subscribeToasts, type Toast } from './toasts.ts';

const ICONS = { info: IconInfoCircle, success: IconCircleCheck, danger: IconAlertCircle };

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  const Icon = ICONS[toast.kind];
  useEffect(() => {
    if (held || toast.duration === 0) return;
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

/** Whether controls would be covered by the lowest `height` pixels of the window. */
function isUnderStrip(height: number, strip: HTMLElement): boolean {
  const top = innerHeight - height;
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')].some(
    (control) => {
      const place = control.getBoundingClientRect();
      return place.height > 0 && place.bottom > top && place.top < innerHeight && !strip.contains(control);
    },
  );
}

/**
 * The error strip does not cover the page: everything that fills the window ends above it (`--toast-space`), and a
 * scrolled page moves up by its height, so that controls stay clickable.
 */
function useRoomFor(count: number): React.RefObject<HTMLDivElement | null> {
  const strip = useRef<HTMLDivElement>(null);
  const taken = useRef(0);
  useLayoutEffect(() => {
    const element = strip.current;
    // Avoid a layout at page load for measuring an empty strip.
    if (element === null || (count === 0 && taken.current === 0)) return;
    const measure = (): void => {
      const height = element.offsetHeight;
      if (height === taken.current) return;
      const covers = height > taken.current && isUnderStrip(height, element);
      document.documentElement.style.setProperty('--toast-space', `${height}px`);
      if (covers) scrollBy({ top: height - taken.current, behavior: 'instant' });
      taken.current = height;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [count]);
  return strip;
}

/** Where toasts appear; once per page. Both live regions are always present, so that new content is announced. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToasts, readToasts);
  const errors = toasts.filter(({ kind }) => kind === 'danger');
  const strip = useRoomFor(errors.length);
  return (
    <>
      <div aria-live="polite" className={style['region']}>
        {toasts
          .filter(({ kind }) => kind !== 'danger')
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
      </div>
      <div ref={strip} role="alert" aria-live="assertive" className={style['strip']}>
        {errors.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
    </>
  );
}
