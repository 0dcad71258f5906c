import { requestDataArchive } from '@scriptorium/contract/operations/user.ts';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useOperation } from '../../api/query-client.ts';
import { t } from '../../lib/texts/profile.ts';
import { Section } from '../../ui/section.tsx';
import { toastError } from '../../ui/toasts.ts';

/** Downloads everything the account contains. */
export function DataSection() {
  const request = useOperation(requestDataArchive);
  const download = (): void =>
    request.mutate(
      {},
      {
        onSuccess: ({ url }) => {
          const link = document.createElement('a');
          link.href = url;
          link.download = '';
          link.click();
        },
        onError: (error) => void toastError(t('downloadFailed'), error),
      },
    );
  return (
    <Section title={t('myData')} hint={t('myDataHint')}>
      <div>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} />}
          loading={request.isPending}
          onClick={download}
        >
          {t('download')}
        </Button>
      </div>
    </Section>
  );
}
