import { listLibraries, readKey, removeKey, setKey } from '@scriptorium/contract/operations/zotero.ts';
import { Button, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { useOperation } from '../../api/query-client.ts';
import { readMessage } from '../../lib/read-message.ts';
import { T, t } from '../../lib/texts/zotero.ts';
import { confirm } from '../../ui/confirm.ts';
import { Notice } from '../../ui/notice.tsx';
import { toastError } from '../../ui/toasts.ts';
import style from './zotero.module.css';

const KEYS_AT_ZOTERO = 'https://www.zotero.org/settings/keys/new';

/** The Zotero account of the user's key, or a field to enter one. */
export function ZoteroKey({ account }: { account: { username: string } | null }) {
  const remove = useOperation(removeKey, [readKey, listLibraries]);
  if (account === null) return <KeyForm />;
  const onRemove = async (): Promise<void> => {
    const question = { title: t('keyRemoveTitle'), text: t('keyRemoveText'), yes: t('keyRemove') };
    if (await confirm(question)) remove.mutate({}, { onError: (error) => toastError(t('keyRemoveFailed'), error) });
  };
  return (
    <section className={style['part']} aria-label={t('key')}>
      <div className={style['known']}>
        <p>
          <T k="keyOf" values={{ name: account.username }} components={{ b: <b /> }} />
        </p>
        <Button size="xs" variant="default" loading={remove.isPending} onClick={() => void onRemove()}>
          {t('keyRemove')}
        </Button>
      </div>
    </section>
  );
}

function KeyForm() {
  const save = useOperation(setKey, [readKey, listLibraries]);
  const [typed, setTyped] = useState('');
  const onSubmit = (event: React.FormEvent): void => {
    event.preventDefault();
    save.mutate({ key: typed.trim() });
  };
  return (
    <section className={style['part']} aria-label={t('key')}>
      <p>
        <T k="keyNeeded" components={{ a: <a href={KEYS_AT_ZOTERO} target="_blank" rel="noreferrer noopener" /> }} />
      </p>
      <form className={style['keyForm']} onSubmit={onSubmit}>
        <PasswordInput
          label={t('keyLabel')}
          description={t('keyHint')}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            save.reset();
          }}
        />
        <Button type="submit" disabled={typed.trim() === ''} loading={save.isPending}>
          {t('keySave')}
        </Button>
      </form>
      {save.error && (
        <Notice kind="danger">
          {t('keyFailed')} {readMessage(save.error)}
        </Notice>
      )}
    </section>
  );
}
