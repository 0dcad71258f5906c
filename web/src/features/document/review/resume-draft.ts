import type { EditorView } from '@codemirror/view';
import { placeDraft } from '../../../editor/review/review-field.ts';
import { BEGUN, type Drafts, NEW_COMMENT, nameSuggestionDraft, readReworded } from './drafts.ts';
import { findPassage, readBegun, writeBegun } from './find-draft.ts';
import type { Writing } from './review-board.ts';

type View = Pick<EditorView, 'state' | 'dispatch'>;
type Kept = Pick<Drafts, 'read' | 'write'>;

interface Resumed {
  readonly writing: Writing;
  /** The passage to reword. */
  readonly reworded: string;
}

/** If the form that was open when the page was left has a draft, reopens it and returns which it was. */
export function resumeDraft(view: View, drafts: Kept): Resumed | null {
  const begun = readBegun(drafts.read(BEGUN));
  if (begun === null) return null;
  const { what, passage } = begun;
  const place = passage && findPassage(passage, view.state.doc.toString());
  if (what === 'suggestion' && passage !== null) {
    const draft = readReworded(drafts.read(nameSuggestionDraft(passage.text)), passage.text);
    if (draft === null) return null;
    if (place === null) return turnIntoComment(view, drafts, passage.text, draft.text);
    view.dispatch({ effects: placeDraft.of(place) });
    return { writing: 'suggestion', reworded: passage.text };
  }
  if (drafts.read(NEW_COMMENT) === '') return null;
  view.dispatch({ effects: placeDraft.of(place) });
  return { writing: place === null ? 'document' : 'passage', reworded: '' };
}

/** The passage is gone: keep the words as a comment on the whole document. */
function turnIntoComment(view: View, drafts: Kept, passage: string, words: string): Resumed | null {
  const comment = [drafts.read(NEW_COMMENT), words].filter((text) => text !== '').join('\n\n');
  drafts.write(NEW_COMMENT, comment);
  // Clear the old draft, or the next reload would append it again.
  drafts.write(nameSuggestionDraft(passage), '');
  drafts.write(BEGUN, comment === '' ? '' : writeBegun({ what: 'comment', passage: null }));
  if (comment === '') return null;
  view.dispatch({ effects: placeDraft.of(null) });
  return { writing: 'document', reworded: '' };
}
