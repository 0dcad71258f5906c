import type { ImportRemark, Inspection } from '@scriptorium/contract/operations/import.ts';
import type { Said } from '@scriptorium/contract/said.ts';
import { formatBytes } from '../../lib/format-bytes.ts';
import { inLanguage } from '../../lib/in-language.ts';
import { t } from '../../lib/texts/import.ts';
import style from './import-dialog.module.css';

const FATES = { converted: 'converted', copied: 'copied', 'left-out': 'leftOut' } as const;

/** The files of a project, and what would happen to each. */
export function FileList({ files, count }: { files: Inspection['files']; count: number }) {
  return (
    <section className={style['part']}>
      <h4>{t('files')}</h4>
      <ul className={style['list']} tabIndex={0} aria-label={t('files')}>
        {files.map(({ path, bytes, fate }) => (
          <li key={path} data-fate={fate}>
            <span>{path}</span>
            <span className={style['side']}>
              {formatBytes(bytes)} · {t(FATES[fate])}
            </span>
          </li>
        ))}
        {count > files.length && <li>{t('moreFiles', { count: count - files.length })}</li>}
      </ul>
    </section>
  );
}

const EFFECTS = ['lost', 'changed', 'kept'] as const;

interface RemarkListProps {
  title: string;
  remarks: readonly ImportRemark[];
  /** Total number, of which `remarks` are the first. */
  count: number;
}

/** Everything that differs from the original, with its location. */
export function RemarkList({ title, remarks, count }: RemarkListProps) {
  return (
    <section className={style['part']}>
      <h4>{title}</h4>
      <div className={style['list']} tabIndex={0} role="group" aria-label={title}>
        {EFFECTS.map((effect) => {
          const group = remarks.filter((remark) => remark.effect === effect);
          if (group.length === 0) return null;
          return (
            <div key={effect} className={style['effect']}>
              <h5>{t(effect)}</h5>
              <ul>
                {group.map(({ message, said, place, placeSaid }) => (
                  <li key={`${message} ${place}`}>
                    {inLanguage(message, said as Said | undefined)}{' '}
                    {place !== '' && (
                      <span className={style['side']}>{inLanguage(place, placeSaid as Said | undefined)}</span>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
        {count > remarks.length && <p>{t('moreRemarks', { count: count - remarks.length })}</p>}
      </div>
    </section>
  );
}
