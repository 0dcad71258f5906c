import type { ChangesJson } from '@scriptorium/contract/live/messages.ts';
import { type Run, RunList } from '@scriptorium/contract/rules/authorship.ts';
import { type ChangeSet, Compartment, type Extension, StateEffect } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { textLength } from '../core/peer.ts';
import { isLocal, peerField, suggestingField } from './peer-field.ts';

/** A version that the server knows, and a mapping from it to the text of this editor, whatever is written meanwhile. */
export interface FollowedText {
  readonly version: number;
  /**
   * Maps runs of that version to the local text: text written here gets the mark `mine`, text from others since then
   * `others`. Null if the runs do not fit the version.
   */
  follow(runs: readonly Run[], mine: number, others: number): Run[] | null;
  stop(): void;
}

const listener = new Compartment();

/** Follows the text from now on; one at a time. Null in an editor that is not shared. */
export function followText(view: EditorView): FollowedText | null {
  const peer = view.state.field(peerField, false);
  if (peer === undefined) return null;
  const projection = view.state.field(suggestingField, false)?.projection;
  const length = textLength(peer);
  const since: { changes: ChangeSet; isMine: boolean }[] = [];
  const record = EditorView.updateListener.of(({ transactions }) => {
    for (const tr of transactions) if (tr.docChanged) since.push({ changes: tr.changes, isMine: isLocal(tr) });
  });
  listen(view, record);
  return {
    version: peer.version,
    follow: (runs, mine, others) => {
      const list = new RunList(runs);
      const steps = [
        ...peer.inFlight.map(({ changes }) => ({ changes, mark: mine })),
        ...(peer.buffer === null ? [] : [{ changes: peer.buffer, mark: mine }]),
        ...(projection ? [{ changes: projection.changes(length), mark: mine }] : []),
        ...since.map(({ changes, isMine }) => ({ changes, mark: isMine ? mine : others })),
      ];
      return steps.every(({ changes, mark }) => list.apply(changes.toJSON() as ChangesJson, mark))
        ? [...list.runs()]
        : null;
    },
    stop: () => listen(view, []),
  };
}

function listen(view: EditorView, extension: Extension): void {
  const isThere = listener.get(view.state) !== undefined;
  view.dispatch({
    effects: isThere ? listener.reconfigure(extension) : StateEffect.appendConfig.of(listener.of(extension)),
  });
}
