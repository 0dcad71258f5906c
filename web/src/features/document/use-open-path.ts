import { resolveAssetPath } from '@scriptorium/contract/rules/asset-path.ts';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { isLoggedIn } from '../../api/session.ts';
import { guestHref, workspaceHref } from '../../lib/workspace-href.ts';

/** Opens a file by the path written in the document. */
export function useOpenPath(workspaceUUID: string, readPath: () => string): (path: string) => void {
  const router = useRouter();
  return useCallback(
    (path: string): void => {
      const target = resolveAssetPath(readPath(), path);
      const hrefOf = isLoggedIn() ? workspaceHref : guestHref;
      if (target !== null) router.history.push(hrefOf(workspaceUUID, target));
    },
    [router, workspaceUUID, readPath],
  );
}
