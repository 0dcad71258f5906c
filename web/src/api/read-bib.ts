import { getAssetLink, readText } from '@scriptorium/contract/operations/workspace.ts';
import { call } from './call.ts';
import { NetworkError } from './network-error.ts';

/** Maximum size that the page loads; the server does not modify larger files either. */
const MAX_BYTES = 64 * 1024 * 1024;

/** A .bib file: its text if live, else its bytes, since it may be too large to be live. */
export async function readBib(uuid: string, file: { path: string; live: boolean; size: number }) {
  if (file.live) return (await call(readText, { uuid, itemPath: file.path })).text;
  return readBytes(uuid, file.path);
}

/** The bytes of a file; fails if there are too many. */
export async function readBytes(uuid: string, path: string): Promise<ArrayBuffer> {
  return (await fetchBytes(uuid, path)).bytes;
}

/** Returns the content's identifier as well, taken from the response to its link. */
export async function fetchBytes(uuid: string, path: string): Promise<{ bytes: ArrayBuffer; tag: string | null }> {
  const { url } = await call(getAssetLink, { workspaceUUID: uuid, path });
  const response = await fetch(url).catch((cause: unknown) => {
    throw new NetworkError(cause);
  });
  if (!response.ok) throw new NetworkError(new Error(`The server answered ${response.status}.`));
  if (Number(response.headers.get('content-length') ?? 0) > MAX_BYTES) {
    await response.body?.cancel();
    throw new Error('This file is too large to be read here.');
  }
  // A compressing proxy turns it into a weak tag.
  const tag = response.headers.get('etag')?.replace(/^W\//, '') ?? null;
  return { bytes: await response.arrayBuffer(), tag };
}
