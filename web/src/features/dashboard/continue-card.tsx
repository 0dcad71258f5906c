import type { continueWriting } from '@scriptorium/contract/operations/desk.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { Button, Skeleton } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useId } from 'react';
import { t as common } from '../../lib/texts/common.ts';
import { t, T } from '../../lib/texts/dashboard.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { useIsSlow } from '../../ui/skeletons.tsx';
import { UserAvatars } from '../../ui/user-avatar.tsx';
import { describeChanges } from './describe-changes.ts';
import style from './continue-card.module.css';
import { continueQuery } from './desk-queries.ts';
import steps from './first-steps.module.css';
import { NameList } from '../../ui/name-list.tsx';
import { PaperFacts } from './paper-facts.tsx';

// Lazy: only new users need it.
const FirstSteps = lazy(async () => ({ default: (await import('./first-steps.tsx')).FirstSteps }));

type Page = NonNullable<OutputOf<typeof continueWriting>['page']>;

/** The last opened paper, to continue with; for new users, ways to start. */
export function ContinueCard() {
  const id = useId();
  const { data, isPending } = useQuery({ ...continueQuery, staleTime: 0 });
  if (isPending) return <Waiting />;
  // Offline, the list of recent files is enough.
  if (data === undefined) return null;
  const { page } = data;
  if (page === null)
    return (
      <Suspense fallback={<div className={steps['waiting']} />}>
        <FirstSteps />
      </Suspense>
    );
  const { title, name, authors, blocks, workspaceUUID: uuid, workspaceName, path, openedAt, since } = page;
  const place = [workspaceName, ...path.split('/').slice(0, -1)].join(' / ');
  return (
    <section className={style['card']} aria-labelledby={id}>
      <Link className={style['page']} to="/workspace/$uuid/$" params={{ uuid, _splat: path }} tabIndex={-1} aria-hidden>
        <strong>{title ?? name}</strong>
        {authors.length > 0 && (
          <em>
            <NameList names={authors} />
          </em>
        )}
        {blocks.map(({ kind, text }, at) => (
          <span key={at} className={style[kind]}>
            {text}
          </span>
        ))}
      </Link>
      <div className={style['about']}>
        <h2 id={id}>{t('continue')}</h2>
        <Link className={style['title']} to="/workspace/$uuid/$" params={{ uuid, _splat: path }}>
          {title ?? name}
        </Link>
        <p className={style['where']}>
          {title !== null && <span>{name}</span>}
          <span>{place}</span>
          <span>
            <T k="opened" components={{ time: <RelativeTime time={openedAt} /> }} />
          </span>
        </p>
        <p className={style['opening']}>{blocks.find(({ kind }) => kind === 'paragraph')?.text}</p>
        {since !== null && <Since since={since} />}
        <PaperFacts uuid={uuid} itemUUID={page.itemUUID} path={path} />
        <Button
          className={style['resume'] ?? ''}
          renderRoot={(props) => <Link {...props} to="/workspace/$uuid/$" params={{ uuid, _splat: path }} />}
          rightSection={<IconArrowRight size={16} />}
          aria-label={t('resumeNamed', { title: title ?? name })}
        >
          {t('resume')}
        </Button>
      </div>
    </section>
  );
}

const LINES = ['100%', '94%', '98%', '91%', '62%', '97%', '100%', '93%', '96%', '70%', '98%', '95%'];
const FACTS = [190, 96, 150, 128];

/** Placeholder in the shape of the card. */
function Waiting() {
  const slow = useIsSlow();
  return (
    <div className={`${style['card']} ${style['waiting']}`} role="status" aria-label={common('loading')}>
      {slow && (
        <>
          <div className={style['page']}>
            <Skeleton width="88%" height={14} />
            <Skeleton width="56%" height={14} mt={8} mb={20} />
            {LINES.map((width, line) => (
              <Skeleton key={line} width={width} height={7} mb={9} />
            ))}
          </div>
          <div className={style['about']}>
            <Skeleton width={110} height={12} />
            <Skeleton width="72%" height={24} />
            <Skeleton width="54%" height={12} mb={12} />
            {FACTS.map((width) => (
              <Skeleton key={width} width={width} height={12} />
            ))}
            <Skeleton width={104} height={36} radius="md" />
          </div>
        </>
      )}
    </div>
  );
}

function Since({ since }: { since: NonNullable<Page['since']> }) {
  const people = since.people.map(({ uuid, displayName }) => ({ uuid: uuid ?? displayName, displayName }));
  return (
    <div className={style['since']}>
      <UserAvatars people={people} />
      <p>{describeChanges(since)}</p>
    </div>
  );
}
