import type { OwnExportJob } from '@scriptorium/contract/operations/export.ts';
import { getAssetLink } from '@scriptorium/contract/operations/workspace.ts';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { operationQuery } from '../../api/query-client.ts';
import { t } from '../../lib/texts/export.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { BlankPage } from '../../ui/blank-page.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { downloadResult } from './download-result.ts';
import style from './result-pane.module.css';
import { viewOf } from './shown-result.ts';

/** Links are valid for an hour; refresh them earlier. */
const LINK_FRESH = 50 * 60 * 1000;
const MAX_TEXT = 200_000;

/** An export's result, if the page can display it. */
export function ResultView({ job, renderPdf }: { job: OwnExportJob; renderPdf: (url: string) => ReactNode }) {
  const link = useQuery({
    ...operationQuery(getAssetLink, { workspaceUUID: job.workspaceUUID, path: job.outputPath ?? '' }),
    staleTime: LINK_FRESH,
  });
  const view = viewOf(job.outputName);
  if (view === null) {
    return (
      <EmptyState title={t('cannotShow')} text={t('cannotShowHint')}>
        <Button leftSection={<IconDownload size={18} />} onClick={() => void downloadResult(job)}>
          {t('download', { file: job.outputName })}
        </Button>
      </EmptyState>
    );
  }
  if (link.error !== null)
    return <LoadError prefix={t('showFailed')} error={link.error} onRetry={() => void link.refetch()} />;
  if (link.data === undefined) return <BlankPage />;
  const { url } = link.data;
  // The next result has the same URL. Changing the fragment makes the viewer reload but keep its position.
  if (view === 'pdf') return <div className={style['view']}>{renderPdf(`${url}#${job.id}`)}</div>;
  if (view === 'text') return <TextView url={url} job={job} />;
  return (
    <iframe
      key={job.id}
      className={style['page']}
      title={t('resultOf', { file: job.outputName })}
      src={url}
      // No sandbox tokens: no scripts, no forms, an opaque origin. The response carries the same policy.
      sandbox=""
      referrerPolicy="no-referrer"
    />
  );
}

function TextView({ url, job }: { url: string; job: OwnExportJob }) {
  const text = useQuery({
    queryKey: ['result-text', url, job.id],
    queryFn: async ({ signal }) => {
      const answer = await fetch(url, { signal });
      if (!answer.ok) throw new Error(answer.statusText);
      return (await answer.text()).slice(0, MAX_TEXT);
    },
  });
  if (text.error !== null)
    return <LoadError prefix={t('showFailed')} error={text.error} onRetry={() => void text.refetch()} />;
  if (text.data === undefined) return <RowsSkeleton rows={6} />;
  return (
    <pre className={style['text']} tabIndex={0} aria-label={t('resultOf', { file: job.outputName })}>
      {text.data}
    </pre>
  );
}
