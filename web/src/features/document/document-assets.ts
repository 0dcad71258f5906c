import {
  getAssetLink,
  readText,
  tree,
  type TreeItem,
  uploadFiles,
} from '@scriptorium/contract/operations/workspace.ts';
import { resolveAssetPath } from '@scriptorium/contract/rules/asset-path.ts';
import { call } from '../../api/call.ts';
import { operationQuery, queryClient } from '../../api/query-client.ts';
import { upload } from '../../api/upload.ts';
import type { EditorAssets } from '../../editor/options.ts';

/** After this a link that failed is asked for once more. */
const RETRY_MS = 5_000;
/** Links live for an hour. */
const FRESH_MS = 50 * 60_000;

interface Link {
  url: Promise<string | null>;
  at: number;
  retried: boolean;
}

/** What a document needs of its workspace. Links are kept by path, a failure too; `onFound` tells when a second try helped. */
export class DocumentAssets implements EditorAssets {
  readonly #workspace: string;
  readonly #readPath: () => string;
  readonly #onFound: () => void;
  readonly #links = new Map<string, Link>();
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(workspace: string, readPath: () => string, onFound: () => void) {
    this.#workspace = workspace;
    this.#readPath = readPath;
    this.#onFound = onFound;
  }

  async resolve(path: string): Promise<string | null> {
    const target = resolveAssetPath(this.#readPath(), path);
    if (target === null) return null;
    const known = this.#links.get(target);
    if (known !== undefined && performance.now() - known.at < FRESH_MS) return known.url;
    const link: Link = { url: this.#ask(target), at: performance.now(), retried: false };
    this.#links.set(target, link);
    const url = await link.url;
    if (url === null) this.#askLater(target, link);
    return url;
  }

  async upload(file: File, onProgress?: (share: number) => void): Promise<string> {
    const form = new FormData();
    form.append('uuid', this.#workspace);
    form.append('itemPath', folderOf(this.#readPath()));
    form.append('conflict', 'keep-both');
    form.append('file', file);
    const { items } = await upload(uploadFiles, form, {
      onProgress: (sent, total) => onProgress?.(total > 0 ? sent / total : 0),
    });
    return items[0]?.name ?? file.name;
  }

  async listFiles(): Promise<readonly string[]> {
    const { contents } = await queryClient.fetchQuery({
      ...operationQuery(tree, { uuid: this.#workspace }),
      staleTime: 30_000,
    });
    const above = folderOf(this.#readPath())
      .split('/')
      .filter((name) => name !== '');
    return flatten(contents).map((path) => makeRelative(path, above));
  }

  async readText(path: string): Promise<string | null> {
    const itemPath = resolveAssetPath(this.#readPath(), path);
    if (itemPath === null) return null;
    try {
      return (await call(readText, { uuid: this.#workspace, itemPath })).text;
    } catch {
      return null;
    }
  }

  /** The tree has changed: what was not there may be now. */
  forget(): void {
    this.#links.clear();
  }

  destroy(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  async #ask(path: string): Promise<string | null> {
    try {
      return (await call(getAssetLink, { workspaceUUID: this.#workspace, path })).url;
    } catch {
      return null;
    }
  }

  #askLater(path: string, link: Link): void {
    if (link.retried || this.#links.get(path) !== link) return;
    link.retried = true;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#ask(path).then((url) => {
        if (url === null || this.#links.get(path) !== link) return;
        link.url = Promise.resolve(url);
        link.at = performance.now();
        this.#onFound();
      });
    }, RETRY_MS);
    this.#timers.add(timer);
  }
}

function folderOf(path: string): string {
  return path.split('/').slice(0, -1).join('/');
}

function flatten(items: readonly TreeItem[]): string[] {
  return items.flatMap((item) => (item.type === 'file' ? [item.path] : flatten(item.children ?? [])));
}

function makeRelative(path: string, above: readonly string[]): string {
  const names = path.split('/');
  let common = 0;
  while (common < above.length && common < names.length - 1 && above[common] === names[common]) common += 1;
  return [...Array.from({ length: above.length - common }, () => '..'), ...names.slice(common)].join('/');
}
