import { getAssetLink, readText, type TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { listVersions } from '@scriptorium/contract/operations/workspace-versions.ts';
import { extensionOf } from '@scriptorium/contract/rules/file-name.ts';
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowRight, IconDownload, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import { operationQuery } from '../../api/query-client.ts';
import { t as preview } from '../../lib/texts/preview.ts';
import { t } from '../../lib/texts/workspace.ts';
import { ByteSize } from '../../ui/byte-size.tsx';
import { ItemIcon } from '../../ui/item-icon.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { isImage } from './is-image.ts';
import { download } from './item-actions.ts';
import style from './preview-pane.module.css';
import { PreviewTable } from './preview-table.tsx';
import { folderQuery } from './workspace-data.ts';
import type { WorkspaceScreenProps } from './workspace-screen-props.ts';

const PreviewPaper = lazy(async () => ({ default: (await import('./preview-paper.tsx')).PreviewPaper }));
const PreviewPdf = lazy(async () => ({ default: (await import('./preview-pdf.tsx')).PreviewPdf }));

/** Links are valid for an hour; refresh them earlier. */
const LINK_FRESH = 50 * 60 * 1000;
/** Maximum size in bytes fetched for a preview. */
const MAX = { text: 1_000_000, image: 20_000_000, pdf: 20_000_000 };
/** Maximum characters shown of a plain text. */
const MAX_CHARACTERS = 6000;
/** Maximum items shown of a folder. */
const MAX_NAMES = 20;

const MARKDOWN = new Set(['md', 'markdown', 'qmd', 'rmd']);
const TABLES = new Set(['csv', 'tsv']);

interface PreviewProps {
  uuid: string;
  item: TreeItem;
  openAssets: WorkspaceScreenProps['openAssets'];
  onOpen: (item: TreeItem) => void;
  onClose: () => void;
  /** Moves to the next (1) or previous (-1) row. */
  onStep: (by: 1 | -1) => void;
}

/** A preview of a file: what it looks like, its size, and who changed it last. */
export function PreviewPane(props: PreviewProps) {
  const { uuid, item } = props;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown') props.onStep(1);
    else if (event.key === 'ArrowUp') props.onStep(-1);
    else if (event.key === 'Escape') props.onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section className={style['pane']} aria-label={t('previewOf', { name: item.name })} onKeyDown={onKeyDown}>
      <header className={style['head']}>
        <ItemIcon item={item} />
        <h2 title={item.name}>{item.name}</h2>
        <ActionIcon aria-label={preview('close')} onClick={props.onClose}>
          <IconX size={18} />
        </ActionIcon>
      </header>
      <div className={style['body']} role="group" aria-label={item.name} tabIndex={0}>
        <Glance key={`${item.uuid} ${item.modifiedAt}`} {...props} />
      </div>
      <footer className={style['foot']}>
        <Facts uuid={uuid} item={item} />
        <div className={style['actions']}>
          {item.type === 'file' && (
            <Button
              variant="default"
              leftSection={<IconDownload size={18} />}
              onClick={() => void download(uuid, [item])}
            >
              {t('download')}
            </Button>
          )}
          <Button rightSection={<IconArrowRight size={16} />} onClick={() => props.onOpen(item)}>
            {t('open')}
          </Button>
        </div>
      </footer>
    </section>
  );
}

function Facts({ uuid, item }: { uuid: string; item: TreeItem }) {
  const { data } = useQuery({
    ...operationQuery(listVersions, { uuid, itemPath: item.path }),
    enabled: item.type === 'file',
    staleTime: 30_000,
  });
  const people = data?.versions[0]?.authors.map(({ displayName }) => displayName).join(', ') ?? '';
  return (
    <dl className={style['facts']}>
      <div>
        <dt>{t('size')}</dt>
        <dd>
          {item.type === 'file' ? <ByteSize bytes={item.size ?? 0} /> : t('items', { count: item.itemCount ?? 0 })}
        </dd>
      </div>
      <div>
        <dt>{t('modified')}</dt>
        <dd>
          <RelativeTime time={item.modifiedAt} />
        </dd>
      </div>
      {people !== '' && (
        <div>
          <dt>{preview('changedBy')}</dt>
          <dd title={people}>{people}</dd>
        </div>
      )}
    </dl>
  );
}

function Glance(props: PreviewProps) {
  const { item } = props;
  const extension = extensionOf(item.name);
  const size = item.size ?? 0;
  if (item.type === 'directory') return <FolderGlance {...props} />;
  if (item.live === true && size <= MAX.text) return <TextGlance {...props} extension={extension} />;
  if (isImage(item.name) && size <= MAX.image)
    return <Linked {...props}>{(url) => <ImageGlance name={item.name} url={url} />}</Linked>;
  if (extension === 'pdf' && size <= MAX.pdf)
    return <Linked {...props}>{(url) => <PreviewPdf name={item.name} url={url} />}</Linked>;
  const isKnown = item.live === true || isImage(item.name) || extension === 'pdf';
  return <Nothing item={item} text={preview(isKnown ? 'tooLarge' : 'none')} />;
}

function Nothing({ item, text }: { item: TreeItem; text: string }) {
  return (
    <div className={style['nothing']}>
      <ItemIcon item={item} size={40} />
      <p>{text}</p>
    </div>
  );
}

function Linked(props: PreviewProps & { children: (url: string) => ReactNode }) {
  const { uuid, item } = props;
  const { data, error } = useQuery({
    ...operationQuery(getAssetLink, { workspaceUUID: uuid, path: item.path }),
    staleTime: LINK_FRESH,
  });
  if (error !== null) return <Nothing item={item} text={t('previewFailed')} />;
  return <Suspense>{data !== undefined && props.children(data.url)}</Suspense>;
}

function ImageGlance({ name, url }: { name: string; url: string }) {
  const [natural, setNatural] = useState<{ width: number; height: number } | null>(null);
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <p className={style['note']}>{t('imageFailed')}</p>;
  return (
    <figure className={style['image']}>
      <img
        src={url}
        alt={name}
        decoding="async"
        onError={() => setBroken(true)}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setNatural({ width, height })}
      />
      <figcaption className={style['note']}>{natural && t('imagePixels', natural)}</figcaption>
    </figure>
  );
}

function TextGlance(props: PreviewProps & { extension: string }) {
  const { uuid, item, extension } = props;
  const { data, error } = useQuery(operationQuery(readText, { uuid, itemPath: item.path }));
  if (error !== null) return <Nothing item={item} text={t('previewFailed')} />;
  if (data === undefined) return <RowsSkeleton rows={4} />;
  if (data.text.trim() === '') return <Nothing item={item} text={preview('isEmpty')} />;
  if (TABLES.has(extension)) return <PreviewTable text={data.text} />;
  if (MARKDOWN.has(extension))
    return (
      <Suspense fallback={<RowsSkeleton rows={4} />}>
        <PreviewPaper
          name={item.name}
          text={data.text}
          openAssets={(onFound) => props.openAssets({ workspaceUUID: uuid, path: item.path }, onFound)}
        />
      </Suspense>
    );
  return <pre className={style['source']}>{data.text.slice(0, MAX_CHARACTERS)}</pre>;
}

function FolderGlance({ uuid, item }: PreviewProps) {
  const { data, error, refetch } = useQuery(folderQuery(uuid, item.path));
  if (error !== null && data === undefined) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <RowsSkeleton rows={4} />;
  if (data.contents.length === 0) return <Nothing item={item} text={t('empty')} />;
  const more = data.contents.length - MAX_NAMES;
  return (
    <ul className={style['names']}>
      {data.contents.slice(0, MAX_NAMES).map((each) => (
        <li key={each.uuid}>
          <ItemIcon item={each} />
          <span>{each.name}</span>
        </li>
      ))}
      {more > 0 && <li className={style['note']}>{preview('moreItems', { count: more })}</li>}
    </ul>
  );
}
