import { Button, Modal } from '@mantine/core';
import { type AdminUser, endUserSessions, listUserSessions } from '@scriptorium/contract/operations/admin-users.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { operationQuery, refreshOperations } from '../../api/query-client.ts';
import { showClient } from '../../lib/show-client.ts';
import { t } from '../../lib/texts/admin-users.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import { nameOfUser } from './change-users.ts';
import list from '../../ui/admin-list.module.css';
import style from './users-screen.module.css';
import { t as common } from '../../lib/texts/common.ts';

/** Lists a user's sessions, with buttons to end them. */
export function UserSessionsDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const query = useQuery(operationQuery(listUserSessions, { email: user.email }));
  const end = async (sessionUUID?: string): Promise<void> => {
    try {
      const { ended } = await call(endUserSessions, {
        email: user.email,
        ...(sessionUUID !== undefined && { sessionUUID }),
      });
      toastSuccess(t('sessionsEnded', { count: ended }));
    } catch (error) {
      toastError(t('sessionsEndFailed'), error);
    }
    await refreshOperations([listUserSessions]);
  };
  const sessions = query.data?.sessions ?? [];
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('sessionsOf', { name: nameOfUser(user) })}
      size={560}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      {query.isPending && <RowsSkeleton rows={2} />}
      {query.error !== null && (
        <LoadError error={query.error} prefix={t('sessionsFailed')} onRetry={() => void query.refetch()} />
      )}
      {query.isSuccess && sessions.length === 0 && <p className="muted">{t('sessionsNone')}</p>}
      <ul className={style['sessions']}>
        {sessions.map((session) => (
          <li key={session.uuid}>
            <span className={list['names']}>
              <span className="strong">{showClient(session.clientID)}</span>
              <span className="small muted">
                {session.isExpired ? t('sessionExpired') : <RelativeTime time={session.lastSeen} />}
              </span>
            </span>
            <Button size="xs" variant="default" onClick={() => void end(session.uuid)}>
              {t('sessionsEnd')}
            </Button>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
        {sessions.length > 0 && (
          <Button color="red" onClick={() => void end()}>
            {t('sessionsEndAll')}
          </Button>
        )}
      </DialogActions>
    </Modal>
  );
}
