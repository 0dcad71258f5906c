import { Popover, UnstyledButton } from '@mantine/core';
import { useMediaQuery, useViewportSize } from '@mantine/hooks';
import { IconEyeOff } from '@tabler/icons-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { OtherEditor } from '../../editor/collab/document-connection.ts';
import { locale } from '../../lib/language.ts';
import { t } from '../../lib/texts/document.ts';
import { useTopBarSide } from '../../ui/top-bar-slot.tsx';
import { UserAvatar } from '../../ui/user-avatar.tsx';
import style from './people.module.css';

/** Narrower, the top bar has no room for a name. */
const HAS_ROOM = '(min-width: 1280px)';
/** Less of a name says nothing, px. */
const SHORTEST = 72;

export interface PeopleProps {
  people: readonly OtherEditor[];
  /** Heading of the section that somebody is in; undefined above the first. */
  sectionOf: (person: OtherEditor) => string | undefined;
  onFollow: (id: string | null) => void;
  onGoTo: (id: string) => void;
}

const nameOf = ({ idle, label }: OtherEditor): string => (idle ? t('idle', { name: label }) : label);

/** Other people in the document, in the top bar: by name where all of them have room. Nothing lies over the text. */
export function PeopleInTopBar(props: PeopleProps) {
  const side = useTopBarSide();
  const hasRoom = useMediaQuery(HAS_ROOM, false, { getInitialValueInEffect: false });
  const { width } = useViewportSize();
  if (side === null || props.people.length === 0) return null;
  // Measured anew for other names and another width.
  const key = `${width} ${props.people.map(nameOf).join()}`;
  return createPortal(hasRoom ? <PeopleByName key={key} {...props} /> : <PeopleStack most={3} {...props} />, side);
}

function PeopleByName(props: PeopleProps) {
  const label = useId();
  const list = useRef<HTMLUListElement>(null);
  const [fits, setFits] = useState(true);
  useLayoutEffect(() => {
    const names = [...(list.current?.querySelectorAll('button') ?? [])];
    const isCut = names.some((name) => name.clientWidth < SHORTEST && name.scrollWidth > name.clientWidth);
    const { scrollWidth = 0, clientWidth = 0 } = list.current ?? {};
    if (isCut || scrollWidth > clientWidth) setFits(false);
  }, []);
  return (
    <div className={style['line']}>
      <span id={label}>{t('others')}</span>
      {fits ? (
        <ul ref={list} aria-labelledby={label}>
          {props.people.map((person) => (
            <li key={person.id}>
              <button
                type="button"
                dir="auto"
                aria-pressed={person.followed}
                aria-label={t(person.followed ? 'unfollow' : 'follow', { name: nameOf(person) })}
                title={nameOf(person)}
                data-idle={person.idle || undefined}
                style={{ '--p': `var(--person-${person.color})`, '--op': `var(--on-person-${person.color})` }}
                onClick={() => props.onFollow(person.followed ? null : person.id)}
              >
                {person.label}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <PeopleStack most={3} {...props} />
      )}
    </div>
  );
}

/** Followed first, then those who are active. */
function order(people: readonly OtherEditor[]): readonly OtherEditor[] {
  const rank = ({ followed, idle }: OtherEditor): number => (followed ? 0 : idle ? 2 : 1);
  return people.toSorted((a, b) => rank(a) - rank(b));
}

/** Their initials, at most so many; pressed, who they are and where. */
export function PeopleStack(props: PeopleProps & { most: number }) {
  const [isOpen, setOpen] = useState(false);
  const people = order(props.people);
  const shown = people.length > props.most ? people.slice(0, props.most - 1) : people;
  const rest = people.length - shown.length;
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width="min(344px, calc(100vw - 16px))"
      offset={12}
      middlewares={{ flip: true, shift: { padding: 8 } }}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <UnstyledButton
          className={style['stack'] ?? ''}
          aria-label={`${t('others')} ${new Intl.ListFormat(locale).format(people.map(nameOf))}`}
          onClick={() => setOpen(!isOpen)}
        >
          {shown.map((person) => (
            <Face key={person.id} person={person} />
          ))}
          {rest > 0 && <span className={style['rest']} data-count={rest} />}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={style['dropdown'] ?? ''}>
        <PeopleList {...props} people={people} onDone={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Face({ person }: { person: OtherEditor }) {
  const { userId, label, color, idle, followed } = person;
  return (
    <span className={style['face']} data-idle={idle || undefined} data-followed={followed || undefined}>
      <UserAvatar person={{ uuid: userId, displayName: label }} size="sm" color={color} decorative />
    </span>
  );
}

function PeopleList(props: PeopleProps & { onDone: () => void }) {
  const label = useId();
  return (
    <>
      <p id={label}>{t('others')}</p>
      <ul aria-labelledby={label}>
        {props.people.map((person) => {
          const name = nameOf(person);
          const where = person.idle ? t('away') : props.sectionOf(person);
          const followLabel = t(person.followed ? 'unfollow' : 'follow', { name });
          return (
            <li key={person.id}>
              <button
                type="button"
                className={style['person']}
                title={t('goToPerson', { name: person.label })}
                onClick={() => {
                  props.onGoTo(person.id);
                  props.onDone();
                }}
              >
                <Face person={person} />
                <span className={style['who']}>
                  <bdi>{person.label}</bdi>
                  {where !== undefined && <span className={style['where']}>{where}</span>}
                </span>
              </button>
              <button
                type="button"
                className={style['follow']}
                aria-pressed={person.followed}
                aria-label={followLabel}
                title={followLabel}
                onClick={() => {
                  props.onFollow(person.followed ? null : person.id);
                  props.onDone();
                }}
              >
                {person.followed ? <IconEyeOff size={18} /> : t('followShort')}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
