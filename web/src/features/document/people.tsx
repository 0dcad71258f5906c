import type { OtherEditor } from '../../editor/collab/document-connection.ts';
import { t } from '../../lib/texts/document.ts';
import { readInitials } from '../../ui/person-color.ts';
import style from './editor-bar.module.css';

/** Who else is in the document, in the colour of their caret. A click follows them. */
export function People({
  people,
  onFollow,
}: {
  people: readonly OtherEditor[];
  onFollow: (id: string | null) => void;
}) {
  if (people.length === 0) return null;
  return (
    <ul className={style['people']} aria-label={t('others')}>
      {people.map((person) => {
        const label = person.idle ? t('idle', { name: person.label }) : person.label;
        return (
          <li key={person.id}>
            <button
              type="button"
              className={style['person']}
              aria-pressed={person.followed}
              aria-label={person.followed ? t('unfollow', { name: label }) : t('follow', { name: label })}
              title={label}
              data-idle={person.idle || undefined}
              style={{ '--p': `var(--person-${person.color})`, '--op': `var(--on-person-${person.color})` }}
              onClick={() => onFollow(person.followed ? null : person.id)}
            >
              {readInitials(person.label)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
