import { extensionOf, isLiveName } from '@scriptorium/contract/rules/file-name.ts';
import { DocumentSkeleton } from './document-skeleton.tsx';
import { RowsSkeleton } from './skeletons.tsx';
import style from './skeletons.module.css';

/** Whether the item at this path will most likely open as a document, as far as its name tells. */
export function opensAsDocument(path: string): boolean {
  const name = path.split('/').at(-1) ?? '';
  return isLiveName(name) && extensionOf(name) !== 'html';
}

/** Placeholder for an item that is loading: a document or rows. */
export function ItemSkeleton({ path }: { path: string }) {
  return opensAsDocument(path) ? <DocumentSkeleton /> : <RowsSkeleton rows={8} />;
}

/** Placeholder for a loading workspace with the file or folder at this path. */
export function WorkspaceSkeleton({ path }: { path: string }) {
  return (
    <div className={style['workspace']}>
      <div className={style['tree']} />
      {opensAsDocument(path) ? (
        <DocumentSkeleton />
      ) : (
        <div className={style['files']}>
          <RowsSkeleton rows={8} height={44} />
        </div>
      )}
    </div>
  );
}
