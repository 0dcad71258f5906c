import { getJobLog } from '@scriptorium/contract/operations/export.ts';
import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '../../api/query-client.ts';
import { t } from '../../lib/texts/export.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { LogLines } from '../../ui/log-lines.tsx';

/** An export's log, line by line. */
export function JobLogDialog({ jobId, onClose }: { jobId: string | null; onClose: () => void }) {
  const log = useQuery({ ...operationQuery(getJobLog, { jobId: jobId ?? '' }), enabled: jobId !== null });
  return (
    <Modal
      opened={jobId !== null}
      onClose={onClose}
      size={640}
      title={log.data === undefined ? t('log') : t('readLog', { file: log.data.job.outputName })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {log.error !== null && <LoadError prefix={t('logFailed')} error={log.error} onRetry={() => void log.refetch()} />}
      {log.isPending && log.error === null && jobId !== null && <RowsSkeleton rows={3} />}
      {log.data !== undefined && <LogLines lines={log.data.log} />}
    </Modal>
  );
}
