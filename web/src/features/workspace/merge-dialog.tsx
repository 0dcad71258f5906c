import { Button, Modal } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { formatAbsoluteTime } from '../../lib/relative-time.ts';
import { t as merging } from '../../lib/texts/merging.ts';
import { t } from '../../lib/texts/workspace.ts';
import { workspaceHref } from '../../lib/workspace-href.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { downloadPath } from './item-actions.ts';
import { closeMerges, readMerges, subscribeUploads, type UploadMerge } from './upload-queue.ts';
import style from './merge-dialog.module.css';

/** The result of uploading onto texts that others had changed, with each place that needs checking. */
export function MergeDialog() {
  const merges = useSyncExternalStore(subscribeUploads, readMerges);
  if (merges === null || merges.length === 0) return null;
  const [first] = merges;
  return (
    <Modal
      opened
      onClose={closeMerges}
      title={merging('title', { count: merges.length, name: nameOf(first) })}
      closeButtonProps={{ 'aria-label': t('close') }}
      size={600}
    >
      {merges.map((merge) => (
        <MergedFile key={`${merge.workspaceUUID} ${merge.path}`} merge={merge} isAlone={merges.length === 1} />
      ))}
      <p className={style['hint']}>{merging('stale', { count: merges.length })}</p>
      <DialogActions>
        <Button variant="default" leftSection={<IconDownload size={16} />} onClick={() => void downloadMerged(merges)}>
          {merging('download')}
        </Button>
        <Button data-autofocus onClick={closeMerges}>
          {t('done')}
        </Button>
      </DialogActions>
    </Modal>
  );
}

async function downloadMerged(merges: readonly UploadMerge[]): Promise<void> {
  const [first] = merges;
  if (first)
    await downloadPath(
      first.workspaceUUID,
      merges.map(({ path }) => path),
    );
}

const nameOf = (merge: UploadMerge | undefined): string => merge?.path.split('/').at(-1) ?? '';

function MergedFile({ merge, isAlone }: { merge: UploadMerge; isAlone: boolean }) {
  const { held, heldCount } = merge;
  return (
    <section className={style['file']}>
      {!isAlone && <h3>{nameOf(merge)}</h3>}
      <p className={style['sum']} role="status">
        {summarize(merge)}
      </p>
      <p className={style['basis']}>{describeBasis(merge)}</p>
      {heldCount > 0 && (
        <>
          <p>{merging('held', { count: heldCount })}</p>
          <ul className={style['places']}>
            {held.map((place) => (
              <li key={`${place.suggestion} ${place.line}`}>
                <a href={`${workspaceHref(merge.workspaceUUID, merge.path)}?comment=${place.suggestion}`}>
                  {merging('line', { line: place.line })}
                </a>
                <span>
                  {place.present === '' ? <em>{merging('nothing')}</em> : <del>{place.present}</del>}{' '}
                  {place.proposed === '' ? <em>{merging('deleted')}</em> : <ins>{place.proposed}</ins>}
                </span>
              </li>
            ))}
          </ul>
          {heldCount > held.length && <p>{merging('more', { count: heldCount - held.length })}</p>}
        </>
      )}
    </section>
  );
}

export function summarize({ merged, heldCount }: UploadMerge): string {
  if (merged === 0 && heldCount === 0) return merging('nothingNew');
  if (heldCount === 0) return merging('all', { count: merged });
  return merging('sum', { count: merged, held: heldCount });
}

function describeBasis({ basis, baseAt }: UploadMerge): string {
  const time = baseAt === undefined ? '' : formatAbsoluteTime(Date.parse(baseAt));
  if (basis === 'present') return merging('basisPresent');
  if (basis === 'matched') return time === '' ? merging('basisMatchedFirst') : merging('basisMatched', { time });
  return time === '' ? merging('basisGivenFirst') : merging('basisGiven', { time });
}
