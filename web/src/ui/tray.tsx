import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { createStore } from '../lib/emitter.ts';
import { t } from '../lib/texts/common.ts';
import style from './tray.module.css';
import { usePageMark } from './use-page-mark.ts';

const place = createStore<HTMLElement | null>(null);

/** For the shell: the corner of the window where trays are stacked. */
export function TrayCorner() {
  return <div className={style['corner']} ref={place.set} />;
}

interface TrayProps {
  label: string;
  title: string;
  /** Omitted while something is in progress. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

/** A list of things in progress, out of the way of the page. */
export function Tray({ label, title, onClose, children }: TrayProps) {
  const corner = useSyncExternalStore(place.subscribe, place.read);
  const [folded, setFolded] = useState(false);
  const Fold = folded ? IconChevronUp : IconChevronDown;
  usePageMark('tray', corner !== null);
  if (corner === null) return null;
  return createPortal(
    <section className={style['tray']} aria-label={label}>
      <div className={style['head']}>
        <span role="status">{title}</span>
        <ActionIcon size="sm" aria-label={t(folded ? 'expand' : 'collapse')} onClick={() => setFolded(!folded)}>
          <Fold size={18} />
        </ActionIcon>
        {onClose && (
          <ActionIcon size="sm" aria-label={t('close')} onClick={onClose}>
            <IconX size={18} />
          </ActionIcon>
        )}
      </div>
      {!folded && <ul className={style['list']}>{children}</ul>}
    </section>,
    corner,
  );
}

interface TrayLineProps {
  icon: ReactNode;
  name: string;
  title?: string;
  state: string;
  /** Percent; undefined without a bar. */
  progress?: number | undefined;
  note: string;
  /** One small control or icon. */
  children: ReactNode;
}

export function TrayLine({ icon, name, title, state, progress, note, children }: TrayLineProps) {
  return (
    <li className={style['line']} data-state={state}>
      {icon}
      <span className={style['name']} title={title ?? name}>
        {name}
      </span>
      {children}
      {progress !== undefined && (
        <span
          className={style['bar']}
          role="progressbar"
          aria-label={name}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={progress}
        >
          <span style={{ width: `${progress}%` }} />
        </span>
      )}
      <span className={style['state']}>{note}</span>
    </li>
  );
}
