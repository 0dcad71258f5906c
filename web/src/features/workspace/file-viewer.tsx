import { getAssetLink, type TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { extensionOf } from '@scriptorium/contract/rules/file-name.ts';
import { Button } from '@mantine/core';
import { IconDownload, IconExternalLink, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { operationQuery } from '../../api/query-client.ts';
import { t } from '../../lib/texts/workspace.ts';
import { BlankPage } from '../../ui/blank-page.tsx';
import { ByteSize } from '../../ui/byte-size.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ItemIcon } from '../../ui/item-icon.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import style from './file-viewer.module.css';
import { ImageViewer } from './image-viewer.tsx';
import { isImage } from './is-image.ts';
import { download } from './item-actions.ts';

const PdfViewer = lazy(async () => ({ default: (await import('./pdf-viewer.tsx')).PdfViewer }));

/** Links are valid for an hour; refresh them earlier. */
const LINK_FRESH = 50 * 60 * 1000;

/** A file that cannot be edited here: shown if the browser can display it, otherwise offered for download. */
export function FileViewer(props: {
  uuid: string;
  item: TreeItem;
  lead: ReactNode;
  /** Shows its name as a heading, because nothing else on the page does. */
  isNamed?: boolean;
  /** Opens an HTML page as text; absent for other files. */
  onEdit?: () => void;
  onOpen: (path: string) => void;
}) {
  const { uuid, item } = props;
  const { data, error, refetch } = useQuery({
    ...operationQuery(getAssetLink, { workspaceUUID: uuid, path: item.path }),
    staleTime: LINK_FRESH,
  });
  const [measured, setMeasured] = useState<{ uuid: string; width: number; height: number } | null>(null);
  const extension = extensionOf(item.name);
  const known = isImage(item.name) || extension === 'pdf' || extension === 'html';
  // A changed file keeps its URL, so the modification time is added to bypass the cache.
  const version = Date.parse(item.modifiedAt);
  return (
    <div className={style['viewer']}>
      <header className={style['head']}>
        {props.lead}
        <h1 className={props.isNamed ? '' : 'sr-only'}>
          <ItemIcon item={item} />
          <span title={item.name}>{item.name}</span>
        </h1>
        <span className={style['size']}>
          {measured?.uuid === item.uuid && (
            <>
              <span title={t('imagePixels', measured)}>
                {measured.width} × {measured.height}
              </span>
              {' · '}
            </>
          )}
          <ByteSize bytes={item.size ?? 0} />
        </span>
        <span className={style['space']} />
        {props.onEdit && (
          <Button variant="default" size="xs" leftSection={<IconPencil size={16} />} onClick={props.onEdit}>
            {t('editSource')}
          </Button>
        )}
        {known && data !== undefined && (
          <Button
            component="a"
            href={data.url}
            target="_blank"
            rel="noopener"
            variant="default"
            size="xs"
            leftSection={<IconExternalLink size={16} />}
          >
            {t('openLink')}
          </Button>
        )}
        <Button
          variant="default"
          size="xs"
          leftSection={<IconDownload size={16} />}
          onClick={() => void download(uuid, [item])}
        >
          {t('download')}
        </Button>
      </header>
      <div className={style['body']}>
        {error !== null && <LoadError prefix={t('linkFailed')} error={error} onRetry={() => void refetch()} />}
        {!known && (
          <EmptyState alone title={t('unknownType')}>
            <Button leftSection={<IconDownload size={18} />} onClick={() => void download(uuid, [item])}>
              {t('download')}
            </Button>
          </EmptyState>
        )}
        {data === undefined && error === null && extension === 'pdf' && <BlankPage />}
        {data !== undefined && isImage(item.name) && (
          <ImageViewer
            key={item.uuid}
            uuid={uuid}
            item={item}
            url={data.url}
            onMeasured={(size) => setMeasured({ uuid: item.uuid, ...size })}
            onOpen={props.onOpen}
          />
        )}
        {data !== undefined && extension === 'pdf' && (
          <Suspense fallback={<BlankPage />}>
            <PdfViewer key={`${item.uuid} ${version}`} source={{ url: data.url }} />
          </Suspense>
        )}
        {data !== undefined && extension === 'html' && (
          <iframe
            key={version}
            className={style['page']}
            title={t('htmlPreview', { name: item.name })}
            src={data.url}
            // No sandbox tokens: no scripts, no forms, an opaque origin. The response carries the same policy.
            sandbox=""
            referrerPolicy="no-referrer"
          />
        )}
      </div>
    </div>
  );
}
