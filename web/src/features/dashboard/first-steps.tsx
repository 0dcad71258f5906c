import { list } from '@scriptorium/contract/operations/workspace.ts';
import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { makeSamplePaper } from '../../api/make-sample-paper.ts';
import { operationQuery } from '../../api/query-client.ts';
import type { Template } from '../../lib/starters/templates.ts';
import { T, t } from '../../lib/texts/dashboard.ts';
import { workspaceHref } from '../../lib/workspace-href.ts';
import { type Start, StartPages } from '../../ui/start-pages.tsx';
import { toastError } from '../../ui/toasts.ts';
import { recentQuery } from './desk-queries.ts';
import { findOwn } from './find-own.ts';
import { NewDocumentDialog } from './new-document.tsx';
import style from './first-steps.module.css';

/** Shown on the dashboard to users who have not opened a file yet. */
export function FirstSteps() {
  const id = useId();
  const router = useRouter();
  const { data, isPending } = useQuery(operationQuery(list, {}));
  const recent = useQuery(recentQuery);
  const [busy, setBusy] = useState(false);
  const [template, setTemplate] = useState<Template | null>(null);
  const own = findOwn(data?.workspaces ?? [])?.uuid;
  if (isPending || recent.isPending) return <div className={style['waiting']} />;
  if (own === undefined || recent.data?.files.length !== 0) return null;

  const begin = async (start: Start): Promise<void> => {
    if (start !== 'sample') {
      setTemplate(start);
      return;
    }
    setBusy(true);
    try {
      router.history.push(workspaceHref(own, await makeSamplePaper(own)));
    } catch (error) {
      toastError(t('samplePaperFailed'), error);
      setBusy(false);
    }
  };

  return (
    <section className={style['card']} aria-labelledby={id}>
      <h2 id={id}>{t('startWriting')}</h2>
      <StartPages hasSample disabled={busy} onChoose={(start) => void begin(start)} />
      <div className={style['foot']}>
        <Button
          variant="default"
          renderRoot={(props) => <Link {...props} to="/workspace/$uuid/$" params={{ uuid: own, _splat: '' }} />}
          leftSection={<IconUpload size={18} />}
        >
          {t('bringFiles')}
        </Button>
        <p>
          <T k="keysHint" components={{ a: <Link to="/help" />, kbd: <kbd /> }} />
        </p>
      </div>
      {template !== null && <NewDocumentDialog start={template} onClose={() => setTemplate(null)} />}
    </section>
  );
}
