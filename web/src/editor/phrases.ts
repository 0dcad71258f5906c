import { EditorState } from '@codemirror/state';
import { t } from '../lib/texts/editor.ts';

/** CodeMirror's own texts, by their English originals. */
export const phrases = EditorState.phrases.of({
  close: t('close'),
  'current match': t('currentMatch'),
  'on line': t('onLine'),
  'replaced match on line $': t('replacedOne', { line: '$' }),
  'replaced $ matches': t('replacedMany', { count: '$' }),
  'Go to line': t('goToLine'),
  go: t('go'),
  Completions: t('completions'),
  'Selection deleted': t('selectionDeleted'),
  'Folded lines': t('foldedLines'),
  'Unfolded lines': t('unfoldedLines'),
  to: t('to'),
  'folded code': t('foldedText'),
  unfold: t('unfold'),
  'Fold line': t('foldLine'),
  'Unfold line': t('unfoldLine'),
  Diagnostics: t('problems'),
  'No diagnostics': t('noProblems'),
  'Control character': t('controlCharacter'),
});
