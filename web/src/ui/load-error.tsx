import { readMessage } from '../lib/read-message.ts';
import { t } from '../lib/texts/common.ts';
import { Notice } from './notice.tsx';

/** Replaces a part of the page that failed to load, with a retry button. `prefix` as quoted in docs/behaviour.md. */
export function LoadError({ error, prefix, onRetry }: { error: unknown; prefix?: string; onRetry: () => void }) {
  const message = readMessage(error);
  return (
    <Notice kind="danger">
      {prefix === undefined ? t('loadFailed', { message }) : `${prefix} ${message}`}{' '}
      <button type="button" onClick={onRetry}>
        {t('tryAgain')}
      </button>
    </Notice>
  );
}
