import { ActionIcon } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconFilePlus, IconFolderPlus, IconLayoutSidebarLeftCollapse } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useMayArrange } from '../../api/may-edit.ts';
import { t } from '../../lib/texts/workspace.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import { dropTarget } from './drag-items.ts';
import style from './file-tree.module.css';
import { focusWhenDrawn } from './focus-when-drawn.ts';
import type { FileTreeProps } from './file-tree-props.ts';
import { StorageFoot } from './storage-foot.tsx';
import { TreeRow } from './tree-row.tsx';
import { useReviewCounts } from './use-review-counts.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { type TreeLine, useOpenFolders, useTreeLines } from './tree-rows.ts';

/** The sidebar with a workspace's folders and files. */
export function FileTree(props: FileTreeProps) {
  const { workspace } = props;
  const mayEdit = useMayArrange(workspace.uuid);
  return (
    <nav className={style['tree']} aria-label={t('tree')} data-region>
      <div className={style['head']}>
        <span title={workspace.ownerName}>{workspace.ownerName}</span>
        {mayEdit && (
          <>
            <TreeAction label={t('newFile')} onClick={() => props.onNew('file')}>
              <IconFilePlus size={18} />
            </TreeAction>
            <TreeAction label={t('newFolder')} onClick={() => props.onNew('directory')}>
              <IconFolderPlus size={18} />
            </TreeAction>
          </>
        )}
        <TreeAction label={t('hideTree')} onClick={props.onHide}>
          <IconLayoutSidebarLeftCollapse size={18} />
        </TreeAction>
      </div>
      <Lines {...props} />
      <StorageFoot workspace={workspace} onTrash={props.onTrash} />
    </nav>
  );
}

function TreeAction(props: { label: string; onClick: () => void; children: React.ReactNode }) {
  return (
    <Tooltip label={props.label}>
      <ActionIcon size="sm" aria-label={props.label} onClick={props.onClick}>
        {props.children}
      </ActionIcon>
    </Tooltip>
  );
}

/**
 * Virtualised: only visible rows and the focused one are rendered, so a folder of 20,000 items opens like one of 20.
 */
function Lines(props: FileTreeProps) {
  const { workspace, path } = props;
  const { isOpen, toggle } = useOpenFolders(path);
  const lines = useTreeLines(workspace.uuid, isOpen);
  const reviews = useReviewCounts(workspace.uuid);
  const list = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const here = lines.findIndex((line) => line.item.path === path);
  const focusedAt = lines.findIndex((line) => line.item.uuid === focused);
  const current = focusedAt >= 0 ? focusedAt : Math.max(0, here);
  const height = useRowHeight();
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => list.current,
    estimateSize: () => height,
    overscan: 12,
    getItemKey: (at) => lines[at]?.item.uuid ?? at,
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const first = Math.max(0, startIndex - overscan);
      const last = Math.min(count - 1, endIndex + overscan);
      const seen = Array.from({ length: last - first + 1 }, (_, n) => first + n);
      if (current < first && current < count) return [current, ...seen];
      return current > last && current < count ? [...seen, current] : seen;
    },
  });
  useEffect(() => virtual.measure(), [virtual, height]);
  useEffect(() => {
    if (here >= 0) virtual.scrollToIndex(here);
  }, [virtual, here]);

  const focusLine = (at: number): void => {
    const line = lines[at];
    if (line === undefined) return;
    setFocused(line.item.uuid);
    virtual.scrollToIndex(at);
    focusWhenDrawn(list.current, `[data-at="${at}"]`);
  };
  const items = useMemo(() => lines.map((line) => line.item), [lines]);
  const { noteRemoval } = useKeptFocus({
    items,
    renaming: props.renaming,
    made: null,
    onMadeFocused: () => undefined,
    focusRow: focusLine,
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const row = event.target instanceof HTMLElement && event.target.role === 'treeitem' ? event.target : null;
    if (row !== null && event.key === 'Delete') noteRemoval(Number(row.dataset['at']));
    if (event.defaultPrevented || !(event.target instanceof HTMLElement) || event.target.role !== 'treeitem') return;
    const at = Number(event.target.dataset['at']);
    const page = Math.max(1, Math.floor((list.current?.clientHeight ?? 300) / height) - 1);
    const next = findNext(lines, at, event.key, page);
    if (next === null) return;
    event.preventDefault();
    focusLine(next);
  };
  return (
    <div
      ref={list}
      role="tree"
      aria-label={workspace.ownerName}
      className={style['list']}
      onKeyDown={onKeyDown}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setFocused(null)}
      {...dropTarget({ workspaceUUID: workspace.uuid, folder: '', name: workspace.ownerName })}
    >
      <div role="none" style={{ height: virtual.getTotalSize() }} className={style['all']}>
        {virtual.getVirtualItems().map(({ key, index, start }) => {
          const line = lines[index];
          return (
            line && (
              <div key={key} role="none" className={style['place']} style={{ transform: `translateY(${start}px)` }}>
                <TreeRow
                  {...props}
                  line={line}
                  at={index}
                  open={reviews.get(line.item.uuid)}
                  tabbable={index === current}
                  toggle={() => toggle(line.item.path)}
                  onFocus={() => setFocused(line.item.uuid)}
                />
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}

/** Up and Down move by visible row, Right into a folder, Left to its parent, Home and End to the ends. */
function findNext(lines: readonly TreeLine[], at: number, key: string, page: number): number | null {
  const depth = lines[at]?.depth ?? 0;
  if (key === 'ArrowDown') return Math.min(lines.length - 1, at + 1);
  if (key === 'ArrowUp') return Math.max(0, at - 1);
  if (key === 'PageDown') return Math.min(lines.length - 1, at + page);
  if (key === 'PageUp') return Math.max(0, at - page);
  if (key === 'Home') return 0;
  if (key === 'End') return lines.length - 1;
  if (key === 'ArrowRight') return (lines[at + 1]?.depth ?? 0) > depth ? at + 1 : at;
  if (key === 'ArrowLeft') {
    const around = lines.slice(0, at).findLastIndex((line) => line.depth < depth);
    return around === -1 ? at : around;
  }
  return null;
}

const COARSE = '(pointer: coarse)';

function useRowHeight(): number {
  const coarse = useMediaQuery(COARSE, false, { getInitialValueInEffect: false });
  return coarse ? 44 : 30;
}
