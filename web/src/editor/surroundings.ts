import { type EditorState, Facet } from '@codemirror/state';
import type { AssetCache } from './asset-cache.ts';
import type { EditorAssets } from './options.ts';

/** The document's environment: the only way widgets and commands reach the workspace. */
export interface Surroundings {
  readonly assets: EditorAssets;
  readonly images: AssetCache;
  readonly allowRemoteImages: boolean;
  readonly report: (message: string, severity: 'info' | 'error') => void;
  readonly openPath: ((path: string) => void) | null;
  readonly toggleMode: () => void;
}

const nowhere: Surroundings = {
  assets: {
    resolve: () => Promise.resolve(null),
    upload: () => Promise.reject(new Error('There is no workspace to store files in.')),
    listFiles: () => Promise.resolve([]),
    findPresent: () => Promise.resolve(null),
    readText: () => Promise.resolve(null),
    readBib: () => Promise.resolve(null),
    fetchBib: () => Promise.reject(new Error('There is no workspace to fetch files from.')),
    readStyle: () => Promise.resolve(null),
    readLocales: () => Promise.resolve(null),
    printCitations: () => Promise.resolve(null),
    readPrint: () => Promise.resolve(null),
    keepPrint: () => undefined,
  },
  images: {
    resolve: () => Promise.resolve(null),
    size: () => null,
    rememberSize: () => undefined,
    forget: () => undefined,
  },
  allowRemoteImages: false,
  report: () => undefined,
  openPath: null,
  toggleMode: () => undefined,
};

export const surroundings = Facet.define<Surroundings, Surroundings>({ combine: (values) => values[0] ?? nowhere });

/** Whether the reader only has the text without the files next to it, which are then not reported as missing. */
export const isSharedAlone = (state: EditorState): boolean => state.facet(surroundings).assets.isAlone?.() === true;
