import { Button, Checkbox, Select, TextInput } from '@mantine/core';
import { OperationError } from '@scriptorium/contract/errors.ts';
import { type Publication, publish, readPublication } from '@scriptorium/contract/operations/publications.ts';
import { PAGE_NAME_LENGTH, pagePath } from '@scriptorium/contract/rules/page-name.ts';
import { type SubmitEvent, useState } from 'react';
import { call } from '../../api/call.ts';
import { refreshOperations } from '../../api/query-client.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t } from '../../lib/texts/public-page.ts';
import { Notice } from '../../ui/notice.tsx';
import { bringIntoView } from './bring-into-view.ts';
import style from './sharing.module.css';

/** Publishes a document, or changes how it is published. */
export function PublicPageForm(props: {
  where: { uuid: string; itemPath: string };
  page: Publication | null;
  onClose: () => void;
}) {
  const { where, page, onClose } = props;
  const [name, setName] = useState(page?.name ?? '');
  const [follows, setFollows] = useState(page?.follows ?? false);
  const [indexed, setIndexed] = useState(page?.indexed ?? false);
  const [offersPdf, setOffersPdf] = useState(page?.offersPdf ?? true);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ field: string | undefined; message: string } | null>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    const wanted = name.trim();
    try {
      await call(publish, { ...where, follows, indexed, offersPdf, ...(wanted !== '' && { name: wanted }) });
      await refreshOperations([readPublication]);
      onClose();
    } catch (error) {
      const field = error instanceof OperationError ? error.field : undefined;
      setProblem({ field, message: readMessage(error) });
      setBusy(false);
    }
  };
  return (
    <form
      ref={bringIntoView}
      className={style['form']}
      aria-label={t(page === null ? 'publishing' : 'editing')}
      onSubmit={(event) => void submit(event)}
    >
      {problem !== null && problem.field !== 'name' && (
        <Notice kind="danger">
          {t(page === null ? 'publishFailed' : 'changeFailed')} {problem.message}
        </Notice>
      )}
      <TextInput
        label={t('address')}
        description={page === null ? t('addressHint') : undefined}
        placeholder={t('addressExample')}
        leftSection={<span className="muted">{pagePath('')}</span>}
        leftSectionWidth={36}
        maxLength={PAGE_NAME_LENGTH.max}
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        value={name}
        error={problem?.field === 'name' ? problem.message : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Select
        label={t('shows')}
        description={t(follows ? 'followsHint' : 'pinnedHint')}
        data={[
          { value: 'pinned', label: t(page === null ? 'pinned' : 'pinnedKept') },
          { value: 'follows', label: t('follows') },
        ]}
        value={follows ? 'follows' : 'pinned'}
        allowDeselect={false}
        onChange={(value) => setFollows(value === 'follows')}
      />
      <Checkbox label={t('pdf')} checked={offersPdf} onChange={(event) => setOffersPdf(event.currentTarget.checked)} />
      <Checkbox label={t('indexed')} checked={indexed} onChange={(event) => setIndexed(event.currentTarget.checked)} />
      <div className={style['buttons']}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {t(page === null ? 'create' : 'save')}
        </Button>
      </div>
    </form>
  );
}
