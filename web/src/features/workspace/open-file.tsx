import type { TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { extensionOf } from '@scriptorium/contract/rules/file-name.ts';
import { type ReactNode, useState } from 'react';
import { late } from '../../lib/late.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { loadFileViewer } from './load-views.ts';
import type { WorkspaceScreenProps } from './workspace-screen-props.ts';

const FileViewer = late(async () => (await loadFileViewer()).FileViewer);

/**
 * A file: a text in the editor, its history, or a viewer for anything else. HTML pages are displayed until the user
 * chooses to edit.
 */
export function OpenFile(
  props: Pick<WorkspaceScreenProps, 'view' | 'renderDocument' | 'renderHistory'> & {
    uuid: string;
    item: TreeItem;
    lead: ReactNode;
    startsWriting: boolean;
    openSuccessor: (() => void) | null;
    onOpen: (path: string) => void;
  },
) {
  const { uuid, item, view, lead } = props;
  const [source, setSource] = useState<string | null>(null);
  const isText = item.live === true;
  const isPage = extensionOf(item.name) === 'html';
  const shown = { workspaceUUID: uuid, path: item.path, itemUUID: item.uuid };
  if (view === 'history') return props.renderHistory({ ...shown, live: isText });
  if (isText && (!isPage || source === item.uuid)) {
    const { startsWriting, openSuccessor } = props;
    return props.renderDocument({ ...shown, showExport: view === 'export', startsWriting, lead, openSuccessor });
  }
  return (
    <FileViewer
      placeholder={<RowsSkeleton rows={8} />}
      uuid={uuid}
      item={item}
      lead={lead}
      onOpen={props.onOpen}
      {...(isPage && isText && { onEdit: () => setSource(item.uuid) })}
    />
  );
}
