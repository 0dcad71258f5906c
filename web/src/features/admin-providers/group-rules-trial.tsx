import { Button, Textarea } from '@mantine/core';
import { tryGroupRules } from '@scriptorium/contract/operations/admin-group-rules.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { type SubmitEvent, useState } from 'react';
import { call } from '../../api/call.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t } from '../../lib/texts/admin-providers.ts';
import { Notice } from '../../ui/notice.tsx';
import style from './group-rules.module.css';

/** Shows which groups given claims would assign, without a login. */
export function GroupRulesTrial({ providerUUID }: { providerUUID: string }) {
  const [claims, setClaims] = useState('{"groups": [""]}');
  const [gives, setGives] = useState<OutputOf<typeof tryGroupRules> | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setGives(null);
    setError(null);
    try {
      setGives(await call(tryGroupRules, { providerUUID, claims }));
    } catch (problem) {
      setError(problem);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={style['trial']} noValidate onSubmit={(event) => void submit(event)}>
      <h3>{t('tryTitle')}</h3>
      <Textarea
        label={t('tryClaims')}
        description={t('tryHint')}
        value={claims}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={50_000}
        spellCheck={false}
        onChange={(event) => setClaims(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={isBusy}>
        {t('tryGo')}
      </Button>
      <div role="status">
        {gives !== null && (
          <>
            <p>{t(gives.groups.length === 0 ? 'tryNothing' : 'tryGives')}</p>
            <ul>
              {gives.groups.map(({ name, role }) => (
                <li key={name}>{t('ruleGives', { group: name, role: t(`role_${role}`) })}</li>
              ))}
            </ul>
            {gives.missing.length > 0 && (
              <p className="tiny muted">{t('tryMissing', { claims: gives.missing.join(', ') })}</p>
            )}
          </>
        )}
      </div>
      {error !== null && <Notice kind="danger">{`${t('tryFailed')} ${readMessage(error)}`}</Notice>}
    </form>
  );
}
