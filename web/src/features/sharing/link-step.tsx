import { Anchor, Button, Input, Select, TextInput } from '@mantine/core';
import { MEMBER_ROLES } from '@scriptorium/contract/operations/groups.ts';
import { listLinks, type ShareLink } from '@scriptorium/contract/operations/links.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { operationQuery } from '../../api/query-client.ts';
import { ROLE_TEXTS } from '../../lib/share-roles.ts';
import type { ShareRequest } from '../../lib/share-requests.ts';
import { t } from '../../lib/texts/links.ts';
import { t as sharing } from '../../lib/texts/sharing.ts';
import { writeClipboard } from '../../lib/write-clipboard.ts';
import { DialogFoot } from '../../ui/dialog-foot.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { CopyLink } from './copy-link.tsx';
import { useCreateLink } from './create-link.tsx';
import { DayField } from './day-field.tsx';
import { LinkPassword } from './link-password.tsx';
import { madeLinkQuery } from './made-links.ts';
import style from './sharing.module.css';
import { dayOf, endOfDay, showDay } from './show-day.ts';
import { useLinkTerms } from './use-link-terms.ts';
import { nameLink, withdraw } from './withdraw-link.ts';

/** Descriptions are shown below their fields. */
const ROW = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[],
};

interface Where {
  uuid: string;
  itemPath: string;
}

/** Settings of a link: its URL, if this browser still has it, and its terms. Each change is saved at once. */
export function LinkStep(props: {
  item: ShareRequest;
  uuid: string;
  isNew: boolean;
  onMade: (link: string) => void;
  onBack: () => void;
}) {
  const { item, uuid, isNew, onMade, onBack } = props;
  const where = { uuid: item.workspaceUUID, itemPath: item.path };
  const { data } = useQuery(operationQuery(listLinks, where));
  const link = data?.links.find((each) => each.uuid === uuid);
  if (data === undefined) return <RowsSkeleton rows={4} height={52} />;
  return (
    <div className={style['panel']}>
      {link === undefined ? (
        <Notice kind="warning">{t('gone')}</Notice>
      ) : (
        <>
          <Address where={where} link={link} isNew={isNew} onMade={onMade} />
          <Terms where={where} link={link} guestsAllowed={data.guestsAllowed} />
        </>
      )}
      <DialogFoot>
        {link !== undefined && (
          <Button
            className={style['withdraw'] ?? ''}
            variant="subtle"
            color="red"
            onClick={() => {
              onBack();
              void withdraw(where, link);
            }}
          >
            {t('withdrawThis')}
          </Button>
        )}
        <Button onClick={onBack}>{sharing('done')}</Button>
      </DialogFoot>
    </div>
  );
}

/** A new link is copied automatically, since its creator wants to send it. */
function Address(props: { where: Where; link: ShareLink; isNew: boolean; onMade: (link: string) => void }) {
  const { where, link, isNew, onMade } = props;
  const { data: address } = useQuery(madeLinkQuery(where.uuid, link.uuid));
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isNew || address === undefined || address === null) return;
    // If the browser does not allow that, there is a button to copy.
    writeClipboard(address).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  }, [isNew, address]);
  if (address === undefined) return null;
  if (address === null) return <Elsewhere where={where} onMade={onMade} />;
  return (
    <div className={style['made']}>
      <div className={style['setting']}>
        <TextInput
          aria-label={t('address')}
          value={address}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyLink
          variant={isNew && !isCopied ? 'filled' : 'default'}
          address={address}
          name={nameLink(link)}
          isCopied={isCopied}
          autoFocus={isNew}
          onCopied={() => setIsCopied(true)}
        />
      </div>
      <p>{t(isCopied ? 'onClipboard' : 'copyHint')}</p>
    </div>
  );
}

/** The address of a link is only known to the browser that created it, so another link takes its place. */
function Elsewhere(props: { where: Where; onMade: (link: string) => void }) {
  const making = useCreateLink(props);
  return (
    <p className={style['hint']}>
      {t('elsewhere')}{' '}
      {making !== null && (
        <Anchor component="button" type="button" inherit disabled={making.busy} onClick={making.create}>
          {t('makeAnother')}
        </Anchor>
      )}
    </p>
  );
}

function Terms({ where, link, guestsAllowed }: { where: Where; link: ShareLink; guestsAllowed: boolean }) {
  const { terms, save, problem, isSaved } = useLinkTerms(where, link);
  const { label, role, accountsOnly, expiresAt } = terms;
  const dayId = useId();
  const lastDay = expiresAt === null ? sharing('noEnd') : showDay(expiresAt);
  const errorAt = (field: string): string | undefined => (problem?.field === field ? problem.message : undefined);
  return (
    <section aria-label={t('terms')} className={style['link']}>
      <header>
        <h3>{t('terms')}</h3>
        <span role="status">{isSaved ? t('saved') : ''}</span>
      </header>
      {problem !== null && !['label', 'password', 'expiresAt'].includes(problem.field ?? '') && (
        <Notice kind="danger">
          {t('changeFailed')} {problem.message}
        </Notice>
      )}
      <div className={style['rows']}>
        <Select
          {...ROW}
          label={t('role')}
          data={MEMBER_ROLES.map((each) => ({ value: each, label: sharing(ROLE_TEXTS[each]) }))}
          value={role}
          allowDeselect={false}
          onChange={(value) => void save({ role: MEMBER_ROLES.find((each) => each === value) ?? role })}
        />
        <Select
          {...ROW}
          label={t('audience')}
          description={t(guestsAllowed ? 'anybodyHint' : 'guestsOff')}
          data={[
            { value: 'anybody', label: t('anybody'), disabled: !guestsAllowed },
            { value: 'accounts', label: t('accounts') },
          ]}
          value={accountsOnly ? 'accounts' : 'anybody'}
          allowDeselect={false}
          onChange={(value) => void save({ accountsOnly: value === 'accounts' })}
        />
        <Input.Wrapper {...ROW} id={dayId} label={t('lastDay')} error={errorAt('expiresAt')}>
          <DayField
            id={dayId}
            day={dayOf(expiresAt)}
            words={lastDay}
            buttonLabel={`${t('lastDay')}: ${lastDay}`}
            label={t('lastDay')}
            onChange={(day) => void save({ expiresAt: endOfDay(day) })}
          />
        </Input.Wrapper>
        <LinkPassword
          hasPassword={link.hasPassword}
          error={errorAt('password')}
          onSave={(password) => save({}, password)}
        />
        <LabelField label={label} error={errorAt('label')} onSave={(next) => void save({ label: next })} />
      </div>
    </section>
  );
}

/** Saved when the field is left, including by closing the dialog. */
function LabelField(props: { label: string; error: string | undefined; onSave: (label: string) => void }) {
  const { label, error, onSave } = props;
  const [text, setText] = useState(label);
  const latest = useRef({ text, label, onSave });
  useEffect(() => {
    latest.current = { text, label, onSave };
  });
  const finish = (): void => {
    const { text: typed, label: saved, onSave: send } = latest.current;
    if (typed.trim() !== saved) send(typed.trim());
  };
  useEffect(() => finish, []);
  return (
    <TextInput
      {...ROW}
      label={t('label')}
      description={t('labelHint')}
      placeholder={t('labelExample')}
      maxLength={100}
      value={text}
      error={error}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={finish}
      onKeyDown={(event) => event.key === 'Enter' && finish()}
    />
  );
}
