import { useEffect, useRef } from 'react';
import { keepCopy, removeCopy } from '../../../editor/collab/io/device-store.ts';
import type { Drafts } from './drafts.ts';

/**
 * When a document ends, text in comment forms can no longer be sent. It is set aside like unsent edits, until the
 * document is available again.
 */
export function useKeptDrafts(
  hasEnded: boolean,
  drafts: Drafts,
  { userId, workspace, item, path }: { userId: string; workspace: string; item: string; path: string },
): void {
  const kept = useRef<string | null>(null);
  useEffect(() => {
    if (!hasEnded) {
      if (kept.current !== null) void removeCopy(kept.current);
      kept.current = null;
      return;
    }
    const words = drafts.readAll();
    if (words === '' || kept.current !== null) return;
    kept.current = `comments ${userId} ${item}`;
    const copy = { id: kept.current, userId, workspace, path, reason: 'comments', text: '', words } as const;
    void keepCopy({ ...copy, keptAt: Date.now() });
  }, [hasEnded, drafts, userId, workspace, item, path]);
}
