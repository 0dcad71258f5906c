import { tryDefaults } from '@scriptorium/contract/operations/export.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { Button, Loader } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconDownload, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOperation } from '../../api/query-client.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t } from '../../lib/texts/admin-exports.ts';
import { LogLines } from '../../ui/log-lines.tsx';
import { Notice } from '../../ui/notice.tsx';
import style from './defaults-editor-screen.module.css';
import { PdfPages } from './pdf-pages.tsx';
import { TrySource, type TriedFile } from './try-source.tsx';

const TEXTS = /\.(tex|typ|md|xml|txt|rst|org|json)$/i;

/** How long the profile has to be left alone before its result is made again, ms. */
const PAUSE = 1_500;

/**
 * Converts a sample or a chosen text with the profile being edited and shows the result beside it: at first, on request,
 * and once nobody has changed a valid profile for a while.
 */
export function TryPanel({ uuid, content, isValid }: { uuid: string; content: string; isValid: boolean }) {
  const [file, setFile] = useState<TriedFile | null>(null);
  const [result, setResult] = useState<OutputOf<typeof tryDefaults> | null>(null);
  const attempt = useOperation(tryDefaults);
  const run = (): void =>
    attempt.mutate(
      { content, profileUuid: uuid, ...(file === null ? {} : { uuid: file.uuid, itemPath: file.itemPath }) },
      { onSuccess: setResult },
    );
  const [settled] = useDebouncedValue(content, PAUSE);
  const runAgain = useEffectEvent(() => {
    if (isValid) run();
  });
  useEffect(() => runAgain(), [settled, file]);
  return (
    <section className={style['try']} aria-label={t('tryResult')}>
      <div className={style['tryHead']}>
        <TrySource file={file} onChange={setFile} />
        <Button variant="default" leftSection={<IconPlayerPlay size={18} />} loading={attempt.isPending} onClick={run}>
          {t('try')}
        </Button>
        <p>{t('tryHint')}</p>
      </div>
      {attempt.isPending && result === null && (
        <div className={style['idle']} role="status">
          <Loader size="sm" aria-hidden />
          <p>{t('tryRunning')}</p>
        </div>
      )}
      {attempt.error !== null && (
        <Notice kind="danger">
          {t('tryFailed')} {readMessage(attempt.error)}
        </Notice>
      )}
      {result !== null && (
        <>
          {result.filename !== undefined && (
            <div className={style['result']}>
              <h2>{result.filename}</h2>
              {result.url !== undefined && (
                <Button
                  variant="default"
                  size="xs"
                  leftSection={<IconDownload size={16} />}
                  aria-label={t('download', { file: result.filename })}
                  onClick={() => download(result.url ?? '', result.filename ?? '')}
                >
                  {t('download', { file: '' }).trim()}
                </Button>
              )}
            </div>
          )}
          {result.log.length > 0 && <LogLines lines={result.log} />}
          {result.url !== undefined && result.filename !== undefined && (
            <Preview key={result.url} url={result.url} pageUrl={result.pageUrl} filename={result.filename} />
          )}
        </>
      )}
    </section>
  );
}

interface PreviewProps {
  url: string;
  pageUrl: string | undefined;
  filename: string;
}

function Preview({ url, pageUrl, filename }: PreviewProps) {
  if (pageUrl !== undefined) {
    return (
      <iframe
        className={style['page']}
        title={t('previewOf', { file: filename })}
        src={pageUrl}
        // No sandbox tokens: no scripts, no forms, an opaque origin. The response carries the same policy.
        sandbox=""
        referrerPolicy="no-referrer"
      />
    );
  }
  const bytes = readDataUrl(url);
  if (filename.endsWith('.pdf')) return <PdfPages bytes={bytes} label={t('previewOf', { file: filename })} />;
  if (TEXTS.test(filename)) {
    return (
      <pre className={style['text']} tabIndex={0} aria-label={t('previewOf', { file: filename })}>
        {new TextDecoder().decode(bytes).slice(0, 40_000)}
      </pre>
    );
  }
  return <p className="muted">{t('cannotPreview')}</p>;
}

/** The response carries the result as a data: URL, which the CSP does not allow fetching, so decode it here. */
function readDataUrl(url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(url.slice(url.indexOf(',') + 1));
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i += 1) bytes[i] = binary.charCodeAt(i);
  return bytes;
}

function download(url: string, filename: string): void {
  const address = URL.createObjectURL(new Blob([readDataUrl(url)], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
