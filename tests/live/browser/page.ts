import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { EditorView, keymap } from '@codemirror/view';
import { findUnsent, listCopies } from '../../../web/src/editor/collab/io/device-store.ts';
import type { DocumentConnection, DocumentStatus } from '../../../web/src/editor/collab/document-connection.ts';
import { openDocument } from '../../../web/src/editor/collab/io/open-document.ts';
import { askTicket } from '../../../web/src/features/document/ask-ticket.ts';

/** Lets tests use a document open in a page, without the screens around it. */
export interface LivePage {
  start(place: { workspace: string; item: string; path: string; userId: string }): Promise<void>;
  text(): string;
  insert(at: number, text: string): void;
  status(): DocumentStatus;
  follow(id: string | null): void;
  /** Save states in the order shown, with the page's time. */
  history(): { state: string; at: number }[];
  /** Marks the moment a fault starts. */
  mark(): void;
  marked(): number;
  /** States shown since then. */
  since(): string[];
  destroy(): void;
  copies(userId: string): Promise<{ reason: string; text: string }[]>;
  unsent(userId: string): Promise<number>;
}

let connection: DocumentConnection | null = null;
let view: EditorView | null = null;
let marked = 0;
const shown: { state: string; at: number }[] = [];

const page: LivePage = {
  async start({ workspace, item, path, userId }) {
    const opened = openDocument({
      workspace,
      item,
      path,
      userId,
      userName: 'Somebody',
      requestTicket: () => askTicket(workspace, item, path, { isGuest: false }),
    });
    connection = opened;
    const note = (): void => {
      const state = opened.status().saveState;
      if (shown.at(-1)?.state !== state) shown.push({ state, at: performance.now() });
    };
    opened.subscribe(note);
    note();
    const doc = await opened.ready;
    view = new EditorView({
      doc,
      extensions: [opened.extension, history(), keymap.of([...defaultKeymap, ...historyKeymap])],
      parent: document.body,
    });
  },
  text: () => view?.state.doc.toString() ?? '',
  insert: (at, text) => view?.dispatch({ changes: { from: at, insert: text }, userEvent: 'input.type' }),
  status: () => (connection as DocumentConnection).status(),
  follow: (id) => connection?.follow(id),
  history: () => shown,
  mark: () => {
    marked = performance.now();
  },
  marked: () => marked,
  since: () => shown.filter(({ at }) => at >= marked).map(({ state }) => state),
  destroy: () => {
    connection?.destroy();
    view?.destroy();
  },
  copies: (userId) => listCopies(userId),
  unsent: async (userId) => (await findUnsent(userId)).length,
};

declare global {
  interface Window {
    live: LivePage;
  }
}
window.live = page;
