import { getExportLog } from '@scriptorium/contract/operations/admin-exports.ts';
import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '../../api/query-client.ts';
import { t } from '../../lib/texts/admin-exports.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { LogLines } from '../../ui/log-lines.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';

/** The log of a finished export, for administrators. */
export function QueueLog({ job, onClose }: { job: { id: string; number: number } | null; onClose: () => void }) {
  const log = useQuery({ ...operationQuery(getExportLog, { jobId: job?.id ?? '' }), enabled: job !== null });
  return (
    <Modal
      opened={job !== null}
      onClose={onClose}
      size={640}
      title={job === null ? t('log') : t('logNamed', { number: job.number })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {log.error !== null && <LoadError prefix={t('logFailed')} error={log.error} onRetry={() => void log.refetch()} />}
      {job !== null && log.isPending && log.error === null && <RowsSkeleton rows={3} />}
      {log.data !== undefined && <LogLines lines={log.data.log} />}
    </Modal>
  );
}
