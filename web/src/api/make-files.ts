import { uploadFiles } from '@scriptorium/contract/operations/workspace.ts';
import { upload } from './upload.ts';

/**
 * Creates text files in a workspace, all or none, with their folders as needed.
 *
 * @param files Paths relative to the workspace's root.
 * @param conflict What happens if a name is taken.
 * @returns The items, in the order of `files`.
 */
export async function makeFiles(
  uuid: string,
  files: readonly { readonly path: string; readonly text: string }[],
  conflict: 'keep-both' | 'fail',
) {
  const body = new FormData();
  body.append('uuid', uuid);
  body.append('itemPath', '');
  body.append('conflict', conflict);
  // A multipart file name cannot contain quotes; this field can.
  body.append('relativePaths', JSON.stringify(files.map(({ path }) => path)));
  for (const { path, text } of files) body.append('file', new File([text], path.split('/').at(-1) ?? path));
  const { items } = await upload(uploadFiles, body);
  return items;
}
