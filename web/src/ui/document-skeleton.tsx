import { ActionIcon, Skeleton } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { t } from '../lib/texts/common.ts';
import { t as shell } from '../lib/texts/shell.ts';
import style from './document-skeleton.module.css';
import { RowsSkeleton, useIsSlow } from './skeletons.tsx';
import { usePageMark } from './use-page-mark.ts';

/** The title, its authors, and two paragraphs. */
const LINES = ['78%', '46%', '100%', '97%', '99%', '94%', '42%', '98%', '100%', '95%', '63%'];
const HEADINGS = ['46%', '58%', '40%', '66%', '52%'];

/** What is known about a document before it has loaded. */
export interface DocumentPlace {
  name: string;
  /** URL of its folder. */
  folder: string;
  /** Its text will keep room for others' comments. */
  isShared?: boolean;
}

/** Placeholder for a document: its bars, the beginning of its text, and its panel if there is room. */
export function DocumentSkeleton({ place }: { place?: DocumentPlace | undefined }) {
  const slow = useIsSlow();
  // On a phone, its bar replaces the shell's.
  usePageMark('covers-bar', place !== undefined);
  return (
    <div
      className={style['document']}
      role="status"
      aria-label={t('loading')}
      data-covers-bar={place !== undefined || undefined}
      data-has-margin={place?.isShared || undefined}
    >
      <div className={style['bar']}>
        {place !== undefined && (
          <div className={style['place']}>
            <ActionIcon component={Link} to={place.folder} aria-label={shell('backToFolder')}>
              <IconChevronLeft size={20} />
            </ActionIcon>
            <strong>{place.name}</strong>
          </div>
        )}
        {slow && (
          <>
            <Skeleton width={280} height={16} />
            <Skeleton width={220} height={28} radius="md" />
          </>
        )}
      </div>
      <Lines slow={slow} />
      <div className={style['panel']}>
        {slow && HEADINGS.map((width) => <Skeleton key={width} width={width} height={12} />)}
      </div>
      <div className={style['foot']}>{slow && <Skeleton width={180} height={12} />}</div>
    </div>
  );
}

/** Placeholder for the version history: its bar, the text of one version, and the list beside it. */
export function HistorySkeleton() {
  const slow = useIsSlow();
  return (
    <div className={style['document']} role="status" aria-label={t('loading')} data-versions>
      <div className={style['bar']}>
        {slow && (
          <>
            <Skeleton width={280} height={16} />
            <Skeleton width={220} height={28} radius="md" />
          </>
        )}
      </div>
      <Lines slow={slow} />
      <div className={style['panel']}>
        <RowsSkeleton rows={6} height={52} />
      </div>
      <div className={style['foot']}>{slow && <Skeleton width={180} height={12} />}</div>
    </div>
  );
}

/** Placeholder for the text alone. */
export function TextSkeleton() {
  const slow = useIsSlow();
  return (
    <div role="status" aria-label={t('loading')}>
      <Lines slow={slow} />
    </div>
  );
}

function Lines({ slow }: { slow: boolean }) {
  return (
    <div className={style['text']}>
      {slow &&
        LINES.map((width, line) => <Skeleton key={line} className={style['line'] ?? ''} width={width} height={14} />)}
    </div>
  );
}
