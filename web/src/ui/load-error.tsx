import { readMessage } from '../lib/read-message.ts';
import { t } from '../lib/texts/common.ts';
import { Notice } from './notice.tsx';

/** A part of a page that could not be loaded, with a way to try again. `prefix` as docs/behaviour.md quotes it. */
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
