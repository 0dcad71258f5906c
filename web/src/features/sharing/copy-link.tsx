import { Button, type ButtonProps } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { t } from '../../lib/texts/links.ts';
import { writeClipboard } from '../../lib/write-clipboard.ts';
import { toastInfo } from '../../ui/toasts.ts';

/** Copies a link and confirms that on the button itself. */
export function CopyLink(
  props: ButtonProps & {
    address: string;
    name: string;
    isCopied: boolean;
    onCopied: () => void;
    autoFocus?: boolean;
  },
) {
  const { address, name, isCopied, onCopied, ...button } = props;
  const copy = async (): Promise<void> => {
    try {
      await writeClipboard(address);
      onCopied();
    } catch {
      toastInfo(t('copyFailed'));
    }
  };
  return (
    <Button
      variant="default"
      aria-label={t(isCopied ? 'copiedNamed' : 'copyNamed', { name })}
      leftSection={isCopied ? <IconCheck size={16} /> : <IconCopy size={16} />}
      {...button}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{t(isCopied ? 'copied' : 'copy')}</span>
    </Button>
  );
}
