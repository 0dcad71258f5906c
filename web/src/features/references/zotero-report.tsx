import type { ZoteroReport as Report } from '@scriptorium/contract/operations/zotero.ts';
import { t } from '../../lib/texts/zotero.ts';
import style from './zotero.module.css';

const LISTED = 20;

/** What a sync changed, and what it left for the user to decide. */
export function ZoteroReport({ report, isFresh }: { report: Report; isFresh: boolean }) {
  const counts = (['added', 'changed', 'removed'] as const).flatMap((name) =>
    report[name] > 0 ? [t(name, { count: report[name] })] : [],
  );
  return (
    <div className={style['report']}>
      <p role={isFresh ? 'status' : undefined}>
        <b>{t('lastChanges')}:</b> {counts.length === 0 ? t('nothing') : counts.join(', ')}.
      </p>
      {report.present > 0 && <p>{t('present', { count: report.present })}</p>}
      {report.absent > 0 && <p>{t('absent', { count: report.absent })}</p>}
      {report.keptCount > 0 && (
        <Entries
          title={t('kept', { count: report.keptCount })}
          entries={report.kept.map(({ key, fields }) => ({ key, note: fields.join(', ') }))}
          count={report.keptCount}
        />
      )}
      {report.leftCount > 0 && (
        <Entries
          title={t('left', { count: report.leftCount })}
          entries={report.left.map(({ key, reason }) => ({ key, note: t(reason) }))}
          count={report.leftCount}
        />
      )}
    </div>
  );
}

function Entries(props: { title: string; entries: readonly { key: string; note: string }[]; count: number }) {
  const shown = props.entries.slice(0, LISTED);
  return (
    <>
      <p>{props.title}</p>
      <ul>
        {shown.map(({ key, note }) => (
          <li key={key}>
            <code>{key}</code> ({note})
          </li>
        ))}
        {props.count > shown.length && <li>{t('more', { count: props.count - shown.length })}</li>}
      </ul>
    </>
  );
}
