import { ActionIcon, Skeleton } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { readDeviceChoice } from '../lib/device-choice.ts';
import { t } from '../lib/texts/common.ts';
import { t as shell } from '../lib/texts/shell.ts';
import style from './document-skeleton.module.css';
import { useIsSlow } from './skeletons.tsx';
import { usePageMark } from './use-page-mark.ts';

/** The title, its authors, and two paragraphs. */
const LINES = ['78%', '46%', '100%', '97%', '99%', '94%', '42%', '98%', '100%', '95%', '63%'];
/** How many versions are listed under each day. */
const DAYS = [1, 2, 1, 1];
const HEADINGS = ['46%', '58%', '40%', '66%', '52%'];

/** Number of these placeholders that have become visible. */
let shown = 0;

/** As `useIsSlow`, but true at once in place of a visible one: several follow each other on the way to a text. */
function useIsShown(): boolean {
  const slow = useIsSlow();
  const [isNext] = useState(() => shown > 0);
  const isShown = slow || isNext;
  useEffect(() => {
    if (!isShown) return undefined;
    shown += 1;
    return () => void (shown -= 1);
  }, [isShown]);
  return isShown;
}

/** What is known about a document before it has loaded. */
export interface DocumentPlace {
  name: string;
  /** URL of its folder. */
  folder: string;
  /** Its text will make room for cards. */
  hasCards?: boolean;
}

/**
 * Placeholder for a document until there is the code of what is around its text: the beginning of the text between empty
 * bars.
 */
export function DocumentSkeleton({ place }: { place: DocumentPlace }) {
  const slow = useIsShown();
  // On a phone, its bar replaces the shell's.
  usePageMark('covers-bar');
  return (
    <div className={style['document']} role="status" aria-label={t('loading')} data-covers-bar>
      <div className={style['bar']}>
        <div className={style['place']}>
          <ActionIcon component={Link} to={place.folder} aria-label={shell('backToFolder')}>
            <IconChevronLeft size={20} />
          </ActionIcon>
          <strong>{place.name}</strong>
        </div>
      </div>
      <Lines slow={slow} hasCards={place.hasCards ?? false} />
      {readDeviceChoice('document-panel') !== 'hidden' && <div className={style['panel']} />}
      <div className={style['foot']} />
    </div>
  );
}

/** Placeholder for the headings beside a text. */
export function OutlineSkeleton() {
  const slow = useIsShown();
  return (
    <div className={style['headings']}>
      {slow && HEADINGS.map((width) => <Skeleton key={width} width={width} height={12} />)}
    </div>
  );
}

/** Placeholder for the version history: its bar, the text of one version, and the list beside it. */
export function HistorySkeleton() {
  const slow = useIsShown();
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
        {slow && (
          <>
            <div className={style['compared']}>
              <Skeleton height={28} />
              <Skeleton height={28} />
              <Skeleton width="76%" height={20} />
            </div>
            <Skeleton height={32} />
            {DAYS.map((versions, day) => (
              <section key={day}>
                <Skeleton width={96} height={10} />
                {Array.from({ length: versions }, (_, version) => (
                  <div key={version} className={style['version']}>
                    <Skeleton width={8} height={8} circle />
                    <Skeleton width="52%" height={12} />
                    <Skeleton width={56} height={10} />
                    <Skeleton width="44%" height={10} />
                    <Skeleton width="68%" height={18} />
                  </div>
                ))}
              </section>
            ))}
          </>
        )}
      </div>
      <div className={style['foot']}>{slow && <Skeleton width={180} height={12} />}</div>
    </div>
  );
}

/** Placeholder for the text alone: in the editor where the text will be, elsewhere in the flow. */
export function TextSkeleton(props: { isInEditor?: boolean; hasCards?: boolean }) {
  const slow = useIsShown();
  return (
    <div className={props.isInEditor ? style['editor'] : undefined} role="status" aria-label={t('loading')}>
      <Lines slow={slow} hasCards={props.hasCards ?? false} />
    </div>
  );
}

function Lines({ slow, hasCards = false }: { slow: boolean; hasCards?: boolean }) {
  return (
    <div className={style['page']} data-has-cards={hasCards || undefined}>
      <div className={style['text']}>
        {slow &&
          LINES.map((width, line) => <Skeleton key={line} className={style['line'] ?? ''} width={width} height={14} />)}
      </div>
    </div>
  );
}
