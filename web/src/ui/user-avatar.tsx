import { t } from '../lib/texts/common.ts';
import { personColor, readInitials } from '../lib/person-color.ts';
import style from './user-avatar.module.css';

/** The contract's `person`, or any object with these three fields. */
export interface ShownPerson {
  uuid: string;
  displayName: string;
  avatar?: string | null;
}

const SIZES = { xs: 18, sm: 24, md: 28, lg: 32, xl: 72 };

/** A user's picture, or their initials on their colour. Use `decorative` if the name is beside it. */
export function UserAvatar(props: {
  person: ShownPerson;
  size?: keyof typeof SIZES;
  decorative?: boolean;
  /** 1 to 10; defaults to the person's usual colour. */
  color?: number;
}) {
  const { uuid, displayName, avatar } = props.person;
  const { color = personColor(uuid) } = props;
  const size = SIZES[props.size ?? 'md'];
  const name = props.decorative
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-label': displayName, title: displayName };
  return (
    <span
      className={style['avatar']}
      style={{ '--d': `${size}px`, '--p': `var(--person-${color})`, '--op': `var(--on-person-${color})` }}
      // Generated content: as text they would become part of the surrounding button's name.
      data-initials={readInitials(displayName)}
      {...name}
    >
      {typeof avatar === 'string' && avatar.startsWith('data:image/') && <img src={avatar} alt="" />}
    </span>
  );
}

/** Several users in a row; those beyond `limit` are shown as a number. */
export function UserAvatars(props: {
  people: readonly (ShownPerson & { color?: number })[];
  limit?: number;
  size?: keyof typeof SIZES;
}) {
  const { people, limit = 4, size = 'sm' } = props;
  const shown = people.length > limit ? people.slice(0, limit - 1) : people;
  const rest = people.slice(shown.length);
  return (
    <span className={style['row']}>
      {shown.map((person) => (
        <UserAvatar
          key={person.uuid}
          person={person}
          size={size}
          {...(person.color === undefined ? {} : { color: person.color })}
        />
      ))}
      {rest.length > 0 && (
        <span
          className={style['avatar']}
          style={{ '--d': `${SIZES[size]}px`, '--p': 'var(--press)', '--op': 'var(--ink-2)' }}
          role="img"
          aria-label={t('more', { count: rest.length })}
          title={rest.map((person) => person.displayName).join(', ')}
        >
          +{rest.length}
        </span>
      )}
    </span>
  );
}
