import { describePaper } from '@scriptorium/contract/operations/workspace-paper.ts';
import { IconFileTypePdf, IconLetterCase, IconMessage, IconQuote } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { operationQuery } from '../../api/query-client.ts';
import { describeReview } from '../../lib/describe-review.ts';
import { t } from '../../lib/texts/dashboard.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import style from './continue-card.module.css';
import { recentQuery } from './desk-queries.ts';

/** Facts about the paper to continue: open comments, length, citations, last PDF. */
export function PaperFacts(props: { uuid: string; itemUUID: string; path: string }) {
  const { uuid, itemUUID, path } = props;
  const folder = path.split('/').slice(0, -1).join('/');
  const { data } = useQuery({ ...operationQuery(describePaper, { uuid, folder }), staleTime: 30_000 });
  const recent = useQuery(recentQuery);
  const review = recent.data?.files.find((file) => file.itemUUID === itemUUID)?.review;
  const open = review === undefined ? '' : describeReview(review);
  // The description may be of another text in the folder.
  const paper = data?.paper?.path === path ? data.paper : null;
  return (
    <ul className={style['facts']}>
      {open !== '' && (
        <li>
          <IconMessage size={16} aria-hidden />
          <Link to="/workspace/$uuid/$" params={{ uuid, _splat: path }}>
            {open}
          </Link>
        </li>
      )}
      {paper !== null && (
        <li>
          <IconLetterCase size={16} aria-hidden />
          {t('words', { count: paper.words })}
        </li>
      )}
      {paper?.citations && (
        <li>
          <IconQuote size={16} aria-hidden />
          {t('citationsFound', {
            cited: paper.citations.cited,
            missing: paper.citations.cited - paper.citations.found,
          })}
        </li>
      )}
      {paper?.result && (
        <li>
          <IconFileTypePdf size={16} aria-hidden />
          <span>
            <Link to="/workspace/$uuid/$" params={{ uuid, _splat: paper.result.path }}>
              PDF
            </Link>
            <span>
              {t(paper.result.isCurrent ? 'upToDate' : 'outOfDate')} · <RelativeTime time={paper.result.madeAt} />
            </span>
          </span>
        </li>
      )}
    </ul>
  );
}
