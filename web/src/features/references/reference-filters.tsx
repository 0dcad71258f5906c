import type { ReferenceCounts, ReferenceFilter } from '@scriptorium/bibliography/catalogue.ts';
import { Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { locale } from '../../lib/language.ts';
import { t } from '../../lib/texts/references.ts';
import style from './references.module.css';

export type ShownPart = ReferenceFilter | 'unknown';
const PARTS = ['all', 'missing', 'duplicates', 'unused', 'unknown'] as const;

/** Search, which part of the list to show with how many there are, and the file. */
export function ReferenceFilters(props: {
  words: string;
  part: ShownPart;
  path: string | null;
  files: readonly string[];
  counts: ReferenceCounts | null;
  /** Null while it is not known. */
  unknown: number | null;
  onWords: (words: string) => void;
  onPart: (part: ShownPart) => void;
  onPath: (path: string | null) => void;
}) {
  const { counts, files } = props;
  const countOf = (part: ShownPart): number | null =>
    part === 'unknown' ? props.unknown : part === 'unused' && props.unknown === null ? null : (counts?.[part] ?? null);
  return (
    <div className={style['filters']}>
      <TextInput
        className={style['search'] ?? ''}
        type="search"
        aria-label={t('search')}
        placeholder={t('searchHint')}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={props.words}
        disabled={props.part === 'unknown'}
        onChange={(event) => props.onWords(event.currentTarget.value)}
      />
      {files.length > 1 && (
        <Select
          aria-label={t('file')}
          data={[{ value: '', label: t('allFiles') }, ...files.map((path) => ({ value: path, label: path }))]}
          value={props.path ?? ''}
          allowDeselect={false}
          onChange={(value) => props.onPath(value || null)}
        />
      )}
      <div className={style['chips']} role="group" aria-label={t('show')}>
        {PARTS.map((part) => {
          const count = countOf(part);
          return (
            <button key={part} type="button" aria-pressed={props.part === part} onClick={() => props.onPart(part)}>
              {t(part)} {count !== null && <span>{count.toLocaleString(locale)}</span>}
            </button>
          );
        })}
      </div>
    </div>
  );
}
