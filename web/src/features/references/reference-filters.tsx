import type { ReferenceCounts, ReferenceFilter } from '@scriptorium/bibliography/catalogue.ts';
import { Select, TextInput } from '@mantine/core';
import {
  IconAlertTriangle,
  IconArrowLeft,
  IconBooks,
  IconCopy,
  IconFileText,
  IconLinkOff,
  IconList,
  IconQuestionMark,
  IconSearch,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { locale } from '../../lib/language.ts';
import { t } from '../../lib/texts/references.ts';
import style from './references.module.css';
import { useOrigin } from './use-origin.ts';

export type ShownPart = ReferenceFilter | 'unknown';
const PARTS = ['all', 'missing', 'duplicates', 'unused', 'unknown'] as const;
const SIGNS = {
  all: IconList,
  missing: IconAlertTriangle,
  duplicates: IconCopy,
  unused: IconLinkOff,
  unknown: IconQuestionMark,
} as const;

interface Props {
  words: string;
  part: ShownPart;
  path: string | null;
  files: readonly string[];
  /** Number of entries per file. */
  sizes: ReadonlyMap<string, number>;
  counts: ReferenceCounts | null;
  /** Null until known. */
  unknown: number | null;
  onWords: (words: string) => void;
  onPart: (part: ShownPart) => void;
  onPath: (path: string | null) => void;
}

/** The search field; without a rail also the choice of part, with counts, and of file. */
export function ReferenceFilters({ isRail, ...props }: Props & { isRail: boolean }) {
  const { files, part: shown } = props;
  const chips = useRef<HTMLDivElement>(null);
  useEffect(() => {
    chips.current?.querySelector('[aria-pressed=true]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [shown, isRail]);
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
      {!isRail && files.length > 1 && (
        <Select
          aria-label={t('file')}
          data={[{ value: '', label: t('allFiles') }, ...files.map((path) => ({ value: path, label: path }))]}
          value={props.path ?? ''}
          allowDeselect={false}
          onChange={(value) => props.onPath(value || null)}
        />
      )}
      {!isRail && (
        <div
          ref={chips}
          className={style['chips']}
          role="group"
          aria-label={t('show')}
          onScroll={({ currentTarget: row }) => row.toggleAttribute('data-scrolled', row.scrollLeft > 0)}
        >
          {PARTS.map((part) => {
            const Sign = SIGNS[part];
            return (
              <button key={part} type="button" aria-pressed={props.part === part} onClick={() => props.onPart(part)}>
                {/* Table rows use the same icons without a label. */}
                {part !== 'all' && <Sign size={14} aria-hidden />}
                {t(part)} <Count of={countOf(props, part)} />
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}

/** The column beside the list: the workspace's bibliographies, and the parts that need attention. */
export function ReferenceRail(props: Props & { uuid: string; isEmpty: boolean }) {
  const { files, sizes, path } = props;
  const { from, text } = useOrigin();
  const all = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return (
    <div className={style['rail']} data-region>
      <Link to="/workspace/$uuid/$" params={{ uuid: props.uuid, _splat: from }}>
        <IconArrowLeft size={16} aria-hidden />
        <b>{text === null ? t('toFiles') : t('toText', { name: text })}</b>
      </Link>
      <div role="group" aria-label={t('file')}>
        <h2>{t('files')}</h2>
        <button type="button" aria-pressed={path === null} onClick={() => props.onPath(null)}>
          <IconBooks size={16} aria-hidden />
          <b>{t('allFiles')}</b>
          <Count of={all} />
        </button>
        {files.map((file) => (
          <button key={file} type="button" title={file} aria-pressed={path === file} onClick={() => props.onPath(file)}>
            <IconFileText size={16} aria-hidden />
            <b>
              {file.slice(file.lastIndexOf('/') + 1)}
              {file.includes('/') && <small>{file.slice(0, file.lastIndexOf('/'))}</small>}
            </b>
            <Count of={sizes.get(file) ?? null} />
          </button>
        ))}
      </div>
      {!props.isEmpty && (
        <div role="group" aria-label={t('show')}>
          <h2>{t('show')}</h2>
          {PARTS.map((part) => {
            const Sign = SIGNS[part];
            return (
              <button key={part} type="button" aria-pressed={props.part === part} onClick={() => props.onPart(part)}>
                <Sign size={16} aria-hidden />
                <b>{t(part)}</b>
                <Count of={countOf(props, part)} />
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}

function countOf({ counts, unknown }: Props, part: ShownPart): number | null {
  if (part === 'unknown') return unknown;
  return part === 'unused' && unknown === null ? null : (counts?.[part] ?? null);
}

function Count({ of }: { of: number | null }) {
  return of !== null && <span>{of.toLocaleString(locale)}</span>;
}
