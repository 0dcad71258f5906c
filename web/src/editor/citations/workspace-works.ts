import type { EditorAssets } from '../options.ts';
import type { FoundWork } from './bib-index.ts';
import type { BibFile } from './bib-worker.ts';
import { Works } from './works.ts';

/** Limits for completion in a text that has no bibliography yet. */
const MOST = { files: 20, length: 30_000_000 };

/** The works of a workspace's other .bib files, read on demand. */
export class WorkspaceWorks {
  readonly #assets: EditorAssets;
  readonly #known: readonly string[];
  readonly #works: Works;
  #loaded: Promise<unknown> | null = null;

  /** `known`: files the text cites from anyway. */
  constructor(assets: EditorAssets, known: readonly string[]) {
    this.#assets = assets;
    this.#known = known;
    this.#works = new Works(assets);
  }

  async search(query: string, most: number): Promise<readonly FoundWork[]> {
    try {
      this.#loaded ??= this.#load();
      await this.#loaded;
      return await this.#works.search(query, most);
    } catch (error) {
      this.#loaded = null;
      console.warn('The other bibliographies could not be read', error);
      return [];
    }
  }

  close(): void {
    this.#works.close();
  }

  async #load(): Promise<void> {
    const paths = (await this.#assets.listFiles()).filter(
      (path) => /\.bib$/i.test(path) && !this.#known.includes(path),
    );
    const sources: BibFile[] = [];
    let length = 0;
    for (const path of paths.slice(0, MOST.files)) {
      const found = await this.#assets.readBib(path);
      if (found === null) continue;
      length += 'text' in found ? found.text.length : found.size;
      if (length > MOST.length) break;
      sources.push({ path, ...found });
    }
    await this.#works.load(sources, []);
  }
}
