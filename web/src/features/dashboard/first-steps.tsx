import { list } from '@scriptorium/contract/operations/workspace.ts';
import { IconBook2, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { makeSamplePaper } from '../../api/make-sample-paper.ts';
import { operationQuery } from '../../api/query-client.ts';
import { T, t } from '../../lib/texts/dashboard.ts';
import { workspaceHref } from '../../lib/workspace-href.ts';
import { toastError } from '../../ui/toasts.ts';
import { findOwn } from './find-own.ts';
import style from './first-steps.module.css';

/** Ways to begin, besides a new document, for people who have not opened a file yet. */
export function FirstSteps() {
  const router = useRouter();
  const { data } = useQuery(operationQuery(list, {}));
  const [busy, setBusy] = useState(false);
  const own = findOwn(data?.workspaces ?? [])?.uuid;
  if (own === undefined) return null;

  const openSample = async (): Promise<void> => {
    setBusy(true);
    try {
      router.history.push(workspaceHref(own, await makeSamplePaper(own)));
    } catch (error) {
      toastError(t('samplePaperFailed'), error);
      setBusy(false);
    }
  };

  return (
    <>
      <ul className={style['steps']}>
        <li>
          <button type="button" className={style['step']} disabled={busy} onClick={() => void openSample()}>
            <IconBook2 size={20} aria-hidden />
            <span className={style['name']}>{t('samplePaper')}</span>
            <span className={style['hint']}>{t('samplePaperHint')}</span>
          </button>
        </li>
        <li>
          <Link className={style['step']} to="/workspace/$uuid/$" params={{ uuid: own, _splat: '' }}>
            <IconUpload size={20} aria-hidden />
            <span className={style['name']}>{t('bringFiles')}</span>
            <span className={style['hint']}>{t('bringFilesHint')}</span>
          </Link>
        </li>
      </ul>
      <p className={style['keys']}>
        <T k="keysHint" components={{ a: <Link to="/help" />, kbd: <kbd /> }} />
      </p>
    </>
  );
}
