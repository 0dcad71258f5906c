import { extensionOf, isLiveName } from '@scriptorium/contract/rules/file-name.ts';
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { readFolderShape } from '../lib/folder-shapes.ts';
import { t } from '../lib/texts/common.ts';
import { DocumentSkeleton, type DocumentPlace, HistorySkeleton } from './document-skeleton.tsx';
import { RowsSkeleton, useIsSlow } from './skeletons.tsx';
import style from './workspace-skeleton.module.css';

/** Widths of names in the tree. */
const NAMES = ['48%', '40%', '62%', '54%', '44%', '70%', '50%', '58%'];
/** And in the table, in pixels. */
const WIDTHS = [136, 120, 184, 156, 128, 208, 148, 172];

/** Whether the item at this path will probably open as a document, judging by its name. */
export function opensAsDocument(path: string): boolean {
  const name = path.split('/').at(-1) ?? '';
  return isLiveName(name) && extensionOf(name) !== 'html';
}

/** The name of an item, with the URL of its folder. */
export function placeOf(path: string, hrefOf: (path: string) => string): DocumentPlace {
  const names = path.split('/');
  return { name: names.at(-1) ?? '', folder: hrefOf(names.slice(0, -1).join('/')) };
}

/** Placeholder for an item that is loading: a document or rows. */
export function ItemSkeleton(props: { path: string; hrefOf: (path: string) => string; hasCards?: boolean }) {
  const { path, hrefOf, hasCards = false } = props;
  if (!opensAsDocument(path)) return <RowsSkeleton rows={8} />;
  return <DocumentSkeleton place={{ ...placeOf(path, hrefOf), hasCards }} />;
}

/** Pixels of the name of a group; a file's row that is higher than the other has a picture. */
const GROUP_HEIGHT = 40;
const PICTURE_HEIGHT = 90;
/** How many, where nobody knows. */
const UNKNOWN: readonly (number | null)[] = Array.from({ length: 8 }, () => null);

/** Placeholder for a folder's table: as it was when it was last seen here, else rows that fade out. */
export function TableSkeleton({ uuid, folder }: { uuid: string; folder: string }) {
  const slow = useIsSlow();
  const shape = readFolderShape(uuid, folder);
  const rows = shape?.rows ?? UNKNOWN;
  return (
    <div className={style['table']} data-unknown={shape === null || undefined}>
      {shape !== null && shape.lead > 0 && (
        <div className={style['lead']} style={{ height: shape.lead }}>
          <div>
            {slow && (
              <>
                <span>
                  <Skeleton width="64%" height={18} />
                  <Skeleton width="38%" height={12} />
                  <Skeleton width="50%" height={12} />
                </span>
                <Skeleton width={210} height={36} radius="md" />
              </>
            )}
          </div>
        </div>
      )}
      {rows.length > 0 && (
        <div role="status" aria-label={t('loading')}>
          {rows.map((height, row) => (
            <RowSkeleton key={row} slow={slow} height={height} nameWidth={WIDTHS[row % 8] ?? 0} />
          ))}
        </div>
      )}
    </div>
  );
}

/** A row of a folder's table. Its height is that of a file without a picture if it is not known. */
function RowSkeleton({ slow, height, nameWidth }: { slow: boolean; height: number | null; nameWidth: number }) {
  const isFirst = height !== null && height < 0;
  const own = height === null ? null : Math.abs(height) - (isFirst ? GROUP_HEIGHT : 0);
  return (
    <>
      {isFirst && (
        <div className={style['group']} style={{ height: GROUP_HEIGHT }}>
          {slow && <Skeleton width={72} height={12} />}
        </div>
      )}
      <div className={style['row']} style={own === null ? undefined : { height: own }}>
        {slow && (
          <>
            {own !== null && own > PICTURE_HEIGHT ? (
              <Skeleton width={106} height={80} />
            ) : (
              <Skeleton width={18} height={18} />
            )}
            <span>
              <Skeleton width={nameWidth} maw="100%" height={12} />
              <Skeleton width={96} height={10} />
            </span>
            <Skeleton width={60} height={12} />
            <Skeleton width={80} height={12} />
            <Skeleton width={80} height={12} />
          </>
        )}
      </div>
    </>
  );
}

/** Placeholder for a folder: its name, its actions, and its table. */
export function FolderSkeleton({ uuid, path }: { uuid: string; path: string }) {
  const slow = useIsSlow();
  return (
    <div>
      <div className={style['head']}>
        {slow && (
          <>
            <Skeleton width="34%" height={22} maw={180} />
            <Skeleton width="40%" height={36} maw={208} radius="md" />
          </>
        )}
      </div>
      <TableSkeleton uuid={uuid} folder={path} />
    </div>
  );
}

/** Placeholder for a loading workspace with the file or folder at this path; `document`: that of a document there. */
export function WorkspaceSkeleton(props: { uuid: string; path: string; isHistory: boolean; document: ReactNode }) {
  const { uuid, path, isHistory } = props;
  const slow = useIsSlow();
  return (
    <div className={style['workspace']} data-tree={!isHistory || undefined}>
      <div className={style['tree']}>
        {slow && NAMES.map((width) => <Skeleton key={width} width={width} height={12} />)}
      </div>
      {isHistory ? (
        <HistorySkeleton />
      ) : opensAsDocument(path) ? (
        props.document
      ) : (
        <FolderSkeleton uuid={uuid} path={path} />
      )}
    </div>
  );
}
