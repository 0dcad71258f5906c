import {
  IconCheck,
  IconCloudOff,
  IconDatabaseOff,
  IconFileX,
  IconGitMerge,
  IconLoader2,
  IconLock,
  IconLogout,
  IconRefresh,
  IconServerOff,
} from '@tabler/icons-react';
import { inLanguage } from '../../lib/in-language.ts';
import type { DocumentConnection } from '../../editor/collab/document-connection.ts';
import type { SaveState } from '../../editor/collab/core/save-state.ts';
import { usePageMark } from '../../ui/use-page-mark.ts';
import style from './editor-bar.module.css';
import { useCalmSave } from './use-document.ts';

const LOOKS: Record<SaveState, { icon: typeof IconCheck; kind: 'plain' | 'good' | 'warning' | 'danger' }> = {
  loading: { icon: IconLoader2, kind: 'plain' },
  saved: { icon: IconCheck, kind: 'good' },
  saving: { icon: IconRefresh, kind: 'plain' },
  offline: { icon: IconCloudOff, kind: 'warning' },
  'cannot-open': { icon: IconServerOff, kind: 'warning' },
  'server-cannot-save': { icon: IconServerOff, kind: 'warning' },
  'storage-full': { icon: IconDatabaseOff, kind: 'warning' },
  'logged-out': { icon: IconLogout, kind: 'warning' },
  'no-access': { icon: IconLock, kind: 'danger' },
  deleted: { icon: IconFileX, kind: 'danger' },
  merged: { icon: IconGitMerge, kind: 'warning' },
};

/** The save state: always visible, in words, with a distinct icon for each state. */
export function SaveBadge(props: { connection: DocumentConnection | null; onCompare: () => void }) {
  const status = useCalmSave(props.connection);
  usePageMark('save-badge');
  const { icon: Icon, kind } = LOOKS[status.saveState];
  const text = inLanguage(status.saveText);
  const isOffline = status.saveState === 'offline';
  const end = isOffline ? text.indexOf('.') : text.length;
  const content = (
    <>
      <Icon size={16} aria-hidden />
      <span>
        {text.slice(0, end)}
        {isOffline && <span className={style['rest']}>{text.slice(end)}</span>}
      </span>
    </>
  );
  return (
    <span
      role="status"
      aria-live="polite"
      title={isOffline ? text : undefined}
      className={style['save']}
      data-save-badge
      data-kind={kind}
      data-state={status.saveState}
    >
      {status.saveState === 'merged' && status.merge !== null ? (
        <button type="button" onClick={props.onCompare}>
          {content}
        </button>
      ) : (
        content
      )}
    </span>
  );
}
