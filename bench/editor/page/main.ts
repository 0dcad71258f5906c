/// <reference types="vite/client" />
import '@fontsource-variable/inter';
import '@fontsource-variable/jetbrains-mono';
import '@fontsource-variable/source-serif-4/opsz.css';
import '@fontsource-variable/source-serif-4/opsz-italic.css';
import '../../../web/src/ui/tokens.css';
import '../../../web/src/ui/base.css';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdown } from '@codemirror/lang-markdown';
import { Transaction } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { commands } from '../../../web/src/editor/commands/commands.ts';
import { createEditor } from '../../../web/src/editor/editor.ts';
import { everywhere, markdownKeys, tableKeys, writing } from '../../../web/src/editor/keymap.ts';
import type { CommandName, EditorHandle, EditorMode } from '../../../web/src/editor/options.ts';

declare global {
  interface Window {
    /** Called by the scripts that drive this page. */
    bench: {
      open(text: string, options: { bare?: boolean; path?: string; mode?: EditorMode; readOnly?: boolean }): number;
      /** A remote change, as from collaboration: not part of the local undo history. */
      remote(at: number, insert: string): void;
      view: EditorView | null;
      handle: EditorHandle | null;
      told: Record<string, unknown>;
      uploads: string[];
      /** While set, uploads stop at this fraction until `finishUploads` is called. */
      uploadShare: number | null;
      finishUploads: () => void;
      /** All commands; only a page can load the modules that know them. */
      commands: readonly CommandName[];
      keys: readonly string[];
    };
  }
}

const parent = document.querySelector<HTMLElement>('#editor')!;
const told: Record<string, unknown> = {};
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';

function ask(path: string): Promise<Response> {
  return fetch(`/files/${path}`);
}

window.bench = {
  view: null,
  handle: null,
  told,
  uploads: [],
  uploadShare: null,
  finishUploads: () => undefined,
  commands: Object.keys(commands) as CommandName[],
  keys: [
    ...[...everywhere, ...tableKeys, ...markdownKeys].flatMap(({ key }) => key ?? []),
    ...writing.map(([key]) => key),
  ],
  remote: (at, insert) =>
    window.bench.view?.dispatch({
      changes: { from: at, insert },
      annotations: [Transaction.remote.of(true), Transaction.addToHistory.of(false)],
    }),
  open(text, { bare = false, path = 'paper.md', mode = 'preview', readOnly = false }) {
    window.bench.handle?.destroy();
    window.bench.view?.destroy();
    const start = performance.now();
    if (bare) {
      window.bench.handle = null;
      window.bench.view = new EditorView({
        doc: text,
        extensions: [
          history(),
          keymap.of([...defaultKeymap, ...historyKeymap]),
          markdown(),
          EditorView.lineWrapping,
          EditorView.cspNonce.of(nonce),
        ],
        parent,
      });
      window.bench.view.dom.style.height = '100%';
    } else {
      window.bench.handle = createEditor({
        parent,
        doc: text,
        path,
        mode,
        nonce,
        readOnly,
        assets: {
          resolve: async (file) => ((await ask(file)).ok ? `/files/${file}` : null),
          upload: async (file, onProgress) => {
            window.bench.uploads.push(file.name);
            const { uploadShare } = window.bench;
            if (uploadShare === null) return file.name;
            onProgress?.(uploadShare);
            await new Promise<void>((resolve) => void (window.bench.finishUploads = resolve));
            return file.name;
          },
          listFiles: async () => (await (await ask('')).json()) as string[],
          findPresent: async (paths) => {
            const files = new Set((await (await ask('')).json()) as string[]);
            return new Set(paths.filter((file) => files.has(decodeURIComponent(file))));
          },
          readLocales: () => Promise.resolve(null),
          printCitations: () => Promise.resolve(null),
          readPrint: () => Promise.resolve(null),
          keepPrint: () => undefined,
          readStyle: async (file) => {
            const response = await ask(file);
            return response.ok ? response.text() : null;
          },
          readText: async (file) => {
            const response = await ask(file);
            return response.ok ? response.text() : null;
          },
          readBib: async (file) => {
            const response = await ask(file);
            return response.ok ? { text: await response.text() } : null;
          },
          fetchBib: async (file) => ({ bytes: await (await ask(file)).arrayBuffer(), tag: null }),
        },
        onStats: (stats) => void (told['stats'] = stats),
        onOutline: (outline) => void (told['outline'] = outline),
        onProblems: (problems) => void (told['problems'] = problems),
        onMessage: (message) => void (told['message'] = message),
        onOpenPath: (file) => void (told['path'] = file),
        onMode: (next) => void (told['mode'] = next),
      });
      window.bench.view = window.bench.handle.view;
    }
    // Reading a size forces layout.
    void window.bench.view.contentDOM.offsetHeight;
    return performance.now() - start;
  },
};
