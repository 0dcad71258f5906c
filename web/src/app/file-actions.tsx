import { IconFileExport, IconHistory, IconShare2 } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useIsMember, useMayEdit } from '../api/may-edit.ts';
import { useCapabilities } from '../api/session.ts';
import { requestExport } from '../lib/export-requests.ts';
import { matchesWords } from '../lib/match-words.ts';
import { requestSharing } from '../lib/share-requests.ts';
import { showKeys } from '../lib/show-keys.ts';
import { registerSwitcherSource, type SwitcherEntry } from '../lib/switcher-sources.ts';
import { t } from '../lib/texts/shell.ts';
import { t as sharing } from '../lib/texts/sharing.ts';
import { workspaceHref } from '../lib/workspace-href.ts';

/** Quick switcher actions for the open document. */
export function FileActions({ workspaceUUID, path }: { workspaceUUID: string; path: string }) {
  const router = useRouter();
  const capabilities = useCapabilities();
  const mayEdit = useMayEdit(workspaceUUID);
  const isMember = useIsMember(workspaceUUID);
  const exportsEnabled = capabilities.exportsEnabled && mayEdit && isMember;
  useEffect(() => {
    const file = path.split('/').at(-1) ?? path;
    const entries: SwitcherEntry[] = [
      ...(exportsEnabled
        ? [
            {
              id: 'export-file',
              label: t('exportFile', { file }),
              icon: <IconFileExport size={18} />,
              keys: showKeys('Mod-Shift-e'),
              run: () => requestExport({ workspaceUUID, paths: [path] }),
            },
          ]
        : []),
      {
        id: 'file-history',
        label: t('fileHistory', { file }),
        icon: <IconHistory size={18} />,
        run: () => router.history.push(`${workspaceHref(workspaceUUID, path)}?view=history`),
      },
      {
        id: 'share-file',
        label: sharing('shareFile', { file }),
        icon: <IconShare2 size={18} />,
        run: () => requestSharing({ workspaceUUID, path, name: file }),
      },
    ];
    return registerSwitcherSource({
      id: 'file',
      label: file,
      find: (query) => entries.filter((entry) => matchesWords(entry.label, query)),
    });
  }, [router, workspaceUUID, path, exportsEnabled]);
  return null;
}
