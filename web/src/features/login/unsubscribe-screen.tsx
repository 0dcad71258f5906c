import { unsubscribe } from '@scriptorium/contract/operations/user.ts';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconMailOff } from '@tabler/icons-react';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { isLoggedIn, useCapabilities } from '../../api/session.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t } from '../../lib/texts/mailed-links.ts';
import { DoorFoot, DoorLayout } from '../../ui/door-layout.tsx';
import { Notice } from '../../ui/notice.tsx';

/** What each kind of mail, which is the first part of the token, is about. */
const KINDS: Readonly<Record<string, 'groups' | 'exports' | 'review'>> = {
  'group-added': 'groups',
  'export-finished': 'exports',
  'review-mention': 'review',
  'review-digest': 'review',
};

const WORDS = {
  groups: { question: 'unsubscribeGroupsTitle', intro: 'unsubscribeGroups' },
  exports: { question: 'unsubscribeExportsTitle', intro: 'unsubscribeExports' },
  review: { question: 'unsubscribeReviewTitle', intro: 'unsubscribeReview' },
  other: { question: 'unsubscribeOtherTitle', intro: 'unsubscribeIntro' },
} as const;

/**
 * Turns off a kind of mail through its unsubscribe link, logged in or not. Requires a click, since mail scanners follow
 * links.
 */
export function UnsubscribeScreen() {
  const server = useCapabilities();
  const { token = '' } = useSearch({ strict: false });
  const { question, intro } = WORDS[KINDS[token.split('~', 1)[0] ?? ''] ?? 'other'];
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open');
  const [problem, setProblem] = useState<string | null>(null);
  const turnOff = async (): Promise<void> => {
    setState('busy');
    setProblem(null);
    try {
      await call(unsubscribe, { token });
      setState('done');
    } catch (error) {
      setProblem(readMessage(error));
      setState('open');
    }
  };
  const isDone = state === 'done';
  return (
    <DoorLayout
      server={server}
      hideGuestLinks={isLoggedIn()}
      title={t('unsubscribeTitle')}
      icon={isDone ? IconCircleCheck : IconMailOff}
      tone={isDone ? 'done' : undefined}
      heading={t(isDone ? 'unsubscribed' : question)}
      intro={t(intro)}
    >
      {!isDone && (
        <Button size="md" fullWidth loading={state === 'busy'} onClick={() => void turnOff()}>
          {t('unsubscribe')}
        </Button>
      )}
      {problem !== null && (
        <Notice kind="danger">
          {t('unsubscribeFailed')} {problem}
        </Notice>
      )}
      <DoorFoot>
        <Link to="/profile" hash="notifications">
          {t('unsubscribeProfile')}
        </Link>
      </DoorFoot>
    </DoorLayout>
  );
}
