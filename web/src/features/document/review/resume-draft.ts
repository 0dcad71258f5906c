import type { EditorView } from '@codemirror/view';
import { placeDraft } from '../../../editor/review/review-field.ts';
import { BEGUN, type Drafts, NEW_COMMENT, nameSuggestionDraft } from './drafts.ts';
import { findPassage, readBegun, writeBegun } from './find-draft.ts';
import type { Writing } from './review-board.ts';

/** Reopens the form that was open when the page was left, if it has a draft; returns which. */
export function resumeDraft(view: EditorView, drafts: Drafts): Writing | null {
  const begun = readBegun(drafts.read(BEGUN));
  if (begun === null) return null;
  const { what, passage } = begun;
  const place = passage && findPassage(passage, view.state.doc.toString());
  const isSuggestion = what === 'suggestion' && passage !== null;
  const words = drafts.read(isSuggestion ? nameSuggestionDraft(passage.text) : NEW_COMMENT);
  if (words === '') return null;
  view.dispatch({ effects: placeDraft.of(place) });
  if (isSuggestion && place !== null) return 'suggestion';
  // The passage is gone, but the words are not lost: they become a comment on the document.
  if (isSuggestion) {
    const waiting = drafts.read(NEW_COMMENT);
    drafts.write(NEW_COMMENT, waiting === '' ? words : `${waiting}\n\n${words}`);
    // Or the next reload would do so again.
    drafts.write(nameSuggestionDraft(passage.text), '');
    drafts.write(BEGUN, writeBegun({ what: 'comment', passage: null }));
  }
  return place === null ? 'document' : 'passage';
}
