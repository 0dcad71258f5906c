import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconFileTypeDocx, IconLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { isAtLeast } from '@scriptorium/contract/review/limits.ts';
import type { WordOrigin } from '@scriptorium/contract/review/effects.ts';
import type { MessageJson } from '@scriptorium/contract/review/messages.ts';
import { type ReactNode, useState } from 'react';
import { t } from '../../../lib/texts/review.ts';
import { colorInText, readInitials } from '../../../lib/person-color.ts';
import { t as fromWord } from '../../../lib/texts/word-return.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { UserAvatar } from '../../../ui/user-avatar.tsx';
import { MessageBody } from './message-body.tsx';
import { MessageForm } from './message-form.tsx';
import type { ShownThread } from './read-threads.ts';
import { copyLink } from './review-actions.ts';
import style from './review.module.css';
import { useDesk } from './review-desk.ts';

/** One message of a thread, with the actions available to its reader. */
export function Message(props: {
  thread: ShownThread;
  message: MessageJson;
  isFirst: boolean;
  isNew: boolean;
  actions?: ReactNode;
}) {
  const { thread, message, isFirst } = props;
  const desk = useDesk();
  const [isEdited, setEdited] = useState(() => desk.drafts.read(`edit ${message.id}`) !== '');
  const isOwn = message.by === desk.me && isAtLeast(desk.role, 'commenter');
  const hasForm = isEdited && (isOwn || desk.hasEnded);
  const stop = (): void => setEdited(false);
  if (message.body === null)
    return <p className={style['gone']}>{t('deletedBy', { name: message.deletedBy ?? message.name })}</p>;
  return (
    <div className={style['message']}>
      <MessageHead id={message.by} name={message.name} time={message.time} word={message.word} isNew={props.isNew}>
        {message.editedAt !== null && <span className={style['meta']}>{t('edited')}</span>}
        {thread.waiting.includes(message.id) && <span className={style['meta']}>{t('waiting')}</span>}
        <span className={style['space']} />
        {props.actions}
        <MessageMenu
          thread={thread}
          message={message}
          isFirst={isFirst}
          onEdit={isOwn ? () => setEdited(true) : null}
        />
      </MessageHead>
      {hasForm ? (
        <MessageForm
          place={`edit ${message.id}`}
          label={t('edit')}
          sendLabel={t('save')}
          start={message.body}
          isFocused
          onSend={(body, mentions) => {
            desk.review.perform({ type: 'edit', thread: thread.id, message: message.id, body, mentions });
            stop();
          }}
          onCancel={stop}
        />
      ) : (
        <MessageBody body={message.body} />
      )}
    </div>
  );
}

/** Author and time. */
export function MessageHead(props: {
  id: string;
  name: string;
  time: number;
  word?: WordOrigin | undefined;
  /** Written by another user and not read yet. */
  isNew: boolean;
  children?: ReactNode;
}) {
  const { word } = props;
  return (
    <div className={style['head']}>
      {word ? (
        // Their colour, as their words have, but only as a ring: a Word file can name anybody as author.
        <span
          className={style['origin']}
          {...(word.name && {
            'data-initials': readInitials(word.name),
            style: { '--p': `var(--person-${colorInText(word.name)})` },
          })}
          role="img"
          aria-label={fromWord('writtenInWord')}
          title={fromWord('inWord', { name: props.name })}
        >
          {!word.name && <IconFileTypeDocx size={22} aria-hidden />}
        </span>
      ) : (
        <UserAvatar
          person={{ uuid: props.id, displayName: props.name }}
          size="sm"
          color={colorInText(props.id)}
          decorative
        />
      )}
      <span className={style['who']}>
        <span className={style['name']}>
          <b>{word ? (word.name ?? fromWord('fromFile')) : props.name}</b>
          {props.isNew && (
            <span className={style['unseen']}>
              <span className="sr-only">{t('unseen')}</span>
            </span>
          )}
        </span>
        <span className={style['meta']}>
          <RelativeTime time={new Date(word?.at ?? props.time).toISOString()} />
        </span>
      </span>
      {props.children}
    </div>
  );
}

function MessageMenu(props: {
  thread: ShownThread;
  message: MessageJson;
  isFirst: boolean;
  onEdit: (() => void) | null;
}) {
  const { thread, message, isFirst, onEdit } = props;
  const desk = useDesk();
  const mayDelete = onEdit !== null || isAtLeast(desk.role, 'manager');
  if (!isFirst && onEdit === null && !mayDelete) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size="sm" aria-label={t('actions')}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isFirst && (
          <Menu.Item leftSection={<IconLink size={16} />} onClick={() => copyLink(desk.linkTo(thread.id))}>
            {t('copyLink')}
          </Menu.Item>
        )}
        {onEdit !== null && (
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={onEdit}>
            {t('edit')}
          </Menu.Item>
        )}
        {mayDelete && (
          <Menu.Item
            leftSection={<IconTrash size={16} />}
            color="red"
            onClick={() => desk.deletions.add(desk.review, thread.id, message.id, isFirst)}
          >
            {t(isFirst && thread.kind === 'comment' ? 'deleteThread' : 'delete')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
