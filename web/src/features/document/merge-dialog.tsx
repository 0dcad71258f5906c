import { Button, Modal } from '@mantine/core';
import type { DocumentConnection, DocumentStatus } from '../../editor/collab/document-connection.ts';
import { t as common } from '../../lib/texts/common.ts';
import { t } from '../../lib/texts/document.ts';
import { diffWords } from '../../lib/word-diff.ts';
import { TextComparison } from '../../ui/text-comparison.tsx';

/** Shows text written offline side by side with the result of merging it. */
export function MergeDialog(props: {
  merge: NonNullable<DocumentStatus['merge']>;
  connection: DocumentConnection | null;
  opened: boolean;
  onClose: () => void;
}) {
  const { merge, connection, opened, onClose } = props;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('compareTitle')}
      size={760}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <p className="muted small">{t('compareHint')}</p>
      <TextComparison parts={diffWords(merge.mine, merge.merged)} />
      <Button
        onClick={() => {
          onClose();
          connection?.dismissMerge();
        }}
      >
        {t('dismiss')}
      </Button>
    </Modal>
  );
}
