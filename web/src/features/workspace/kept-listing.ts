import { list, stat, tree } from '@scriptorium/contract/operations/workspace.ts';
import { describePaper } from '@scriptorium/contract/operations/workspace-paper.ts';
import { showKept } from '../../api/show-kept.ts';
import { opensAsDocument } from '../../ui/workspace-skeleton.tsx';

/** Shows what this device has kept of a folder, or of what surrounds a text, with the tree beside it. */
export async function showKeptListing(uuid: string, path: string): Promise<void> {
  const names = path === '' ? [] : path.split('/');
  const folders = names.map((_, at) => names.slice(0, at + 1).join('/'));
  // First, since it decides how the files are grouped.
  await showKept(describePaper, { uuid, folder: path });
  await Promise.all(['', ...folders].map((folder) => showKept(tree, { uuid, folder })));
  // A text is not to be opened for a file that may have been moved.
  if (path !== '' && !opensAsDocument(path)) await showKept(stat, { uuid, itemPath: path });
  // A list that lacks the workspace may be older than the workspace.
  await showKept(list, {}, ({ workspaces }) => workspaces.some((each) => each.uuid === uuid));
}
