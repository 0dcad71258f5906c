import { isolateHistory } from '@codemirror/commands';
import { StateEffect } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { surroundings } from '../surroundings.ts';
import { EMPTY_TITLE, showTitleSource } from './leave.ts';
import { findFrontMatterEnd, openTitleForm, titleField } from './state.ts';
import { t } from '../../lib/texts/editor.ts';

/** Opens the form for title and authors, adding front matter first if there is none. */
export async function showTitleForm(view: EditorView): Promise<void> {
  let form: typeof import('./form.ts');
  try {
    form = await import('./form.ts');
  } catch (error) {
    console.warn('The form could not be loaded', error);
    view.state.facet(surroundings).report(t('formNotLoaded'), 'error');
    return;
  }
  if (view.state.readOnly) return;
  form.wantFocus(view);
  const isThere = findFrontMatterEnd(view.state) !== null;
  view.dispatch({
    ...(isThere ? {} : { changes: { from: 0, insert: EMPTY_TITLE }, annotations: isolateHistory.of('full') }),
    effects: [
      openTitleForm.of(form.createTitleForm),
      EditorView.scrollIntoView(0, { y: 'start', yMargin: 24 }),
      // Adding it again has no effect.
      StateEffect.appendConfig.of(form.titleFormTheme),
    ],
  });
  // Unreadable YAML is shown as source, with its fault.
  if (view.state.field(titleField, false)?.create === null) showTitleSource(view);
}
