import { Button, Checkbox, Input, PasswordInput, Select, TextInput } from '@mantine/core';
import { OperationError } from '@scriptorium/contract/errors.ts';
import { MEMBER_ROLES } from '@scriptorium/contract/operations/groups.ts';
import { createLink, listLinks, type ShareLink, updateLink } from '@scriptorium/contract/operations/links.ts';
import { type SubmitEvent, useId, useState } from 'react';
import { call } from '../../api/call.ts';
import { refreshOperations } from '../../api/query-client.ts';
import { readMessage } from '../../lib/read-message.ts';
import { ROLE_TEXTS } from '../../lib/share-roles.ts';
import { t } from '../../lib/texts/links.ts';
import { t as sharing } from '../../lib/texts/sharing.ts';
import { Notice } from '../../ui/notice.tsx';
import { bringIntoView } from './bring-into-view.ts';
import { DayField } from './day-field.tsx';
import style from './sharing.module.css';
import { dayOf, endOfDay, showDay } from './show-day.ts';

/** What there is to know of a field stands below it. */
const ROW = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[],
};

/** Makes a link, or changes what one is for. `onDone` is given the path of a new link. */
export function LinkForm(props: {
  where: { uuid: string; itemPath: string };
  link: ShareLink | null;
  guestsAllowed: boolean;
  onDone: (path: string | null) => void;
  onCancel: () => void;
}) {
  const { where, link, guestsAllowed, onDone, onCancel } = props;
  const [label, setLabel] = useState(link?.label ?? '');
  const [role, setRole] = useState<ShareLink['role']>(link?.role ?? 'reader');
  const [accountsOnly, setAccountsOnly] = useState(link?.accountsOnly ?? !guestsAllowed);
  const [day, setDay] = useState(dayOf(link?.expiresAt ?? null));
  const [password, setPassword] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ field: string | undefined; message: string } | null>(null);
  const dayId = useId();
  const end = endOfDay(day);
  const lastDay = end === null ? sharing('noEnd') : sharing('endsOn', { date: showDay(end) });
  const errorAt = (field: string): string | undefined => (problem?.field === field ? problem.message : undefined);

  const send = async (): Promise<string | null> => {
    const terms = { ...where, label, role, accountsOnly, expiresAt: end };
    if (link === null) return (await call(createLink, { ...terms, ...(password !== '' && { password }) })).path;
    await call(updateLink, {
      ...terms,
      link: link.uuid,
      ...(isOpen ? { password: null } : password !== '' && { password }),
    });
    return null;
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      onDone(await send());
    } catch (error) {
      const field = error instanceof OperationError ? error.field : undefined;
      setProblem({ field, message: readMessage(error) });
      setBusy(false);
    } finally {
      await refreshOperations([listLinks]);
    }
  };
  return (
    <form
      ref={bringIntoView}
      className={style['form']}
      aria-label={t(link === null ? 'making' : 'editing')}
      onSubmit={(event) => void submit(event)}
    >
      <h4>{t(link === null ? 'making' : 'editing')}</h4>
      {problem !== null && !['label', 'password', 'expiresAt'].includes(problem.field ?? '') && (
        <Notice kind="danger">
          {t(link === null ? 'createFailed' : 'changeFailed')} {problem.message}
        </Notice>
      )}
      <div className={style['rows']}>
        <TextInput
          {...ROW}
          label={t('label')}
          description={t('labelHint')}
          placeholder={t('labelExample')}
          maxLength={100}
          autoFocus
          value={label}
          error={errorAt('label')}
          onChange={(event) => setLabel(event.currentTarget.value)}
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
          onChange={(value) => setAccountsOnly(value === 'accounts')}
        />
        <Select
          {...ROW}
          label={t('role')}
          data={MEMBER_ROLES.map((each) => ({ value: each, label: sharing(ROLE_TEXTS[each]) }))}
          value={role}
          allowDeselect={false}
          onChange={(value) => setRole(MEMBER_ROLES.find((each) => each === value) ?? role)}
        />
        <Input.Wrapper
          {...ROW}
          id={dayId}
          label={t('lastDay')}
          description={day === '' && t('noLastDay')}
          error={errorAt('expiresAt')}
        >
          <DayField
            id={dayId}
            day={day}
            words={lastDay}
            buttonLabel={`${t('lastDay')}: ${lastDay}`}
            label={t('lastDay')}
            onChange={setDay}
          />
        </Input.Wrapper>
        <PasswordInput
          {...ROW}
          label={t(link?.hasPassword === true ? 'newPassword' : 'password')}
          description={t(link?.hasPassword === true ? 'newPasswordHint' : 'passwordHint')}
          autoComplete="new-password"
          disabled={isOpen}
          value={isOpen ? '' : password}
          error={errorAt('password')}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </div>
      {link?.hasPassword === true && (
        <Checkbox
          label={t('removePassword')}
          checked={isOpen}
          onChange={(event) => setIsOpen(event.currentTarget.checked)}
        />
      )}
      <div className={style['buttons']}>
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {t(link === null ? 'create' : 'save')}
        </Button>
      </div>
    </form>
  );
}
