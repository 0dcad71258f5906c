import { IconMessage } from '@tabler/icons-react';
import { describeReview, type OpenReview } from '../lib/describe-review.ts';
import { t } from '../lib/texts/open-review.ts';
import style from './review-badge.module.css';

/** Number of open comments and suggestions beside a document's name; nothing if there are none. */
export function ReviewBadge({ open }: { open: OpenReview | undefined }) {
  const count = open === undefined ? 0 : open.comments + open.suggestions;
  if (open === undefined || count === 0) return null;
  const words = describeReview(open) + (open.unseen > 0 ? `, ${t('someUnseen', { count: open.unseen })}` : '');
  return (
    <span className={style['badge']} data-unseen={open.unseen > 0 || undefined} title={words}>
      <IconMessage size={14} aria-hidden />
      <span aria-hidden>{count > 999 ? '999+' : count}</span>
      <span className="sr-only">{words}</span>
    </span>
  );
}
