import { syntaxTree } from '@codemirror/language';
import { type EditorState, StateEffect, StateField } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';

/** A form drawn in place of the front matter. */
export interface TitleForm {
  readonly dom: HTMLElement;
  /** Updates the form from the text, whoever changed it. */
  update(source: string): void;
  destroy(): void;
}

export type CreateTitleForm = (view: EditorView, source: string) => TitleForm;

export interface TitleFault {
  readonly message: string;
  /** 1-based line of the document. */
  readonly line: number;
}

export interface TitleState {
  /** Creates the form while it is open. Its code is loaded on demand. */
  readonly create: CreateTitleForm | null;
  /** Why the YAML cannot be read: its source is shown then. */
  readonly fault: TitleFault | null;
}

export const openTitleForm = StateEffect.define<CreateTitleForm>();
export const closeTitleForm = StateEffect.define<null>();
export const setTitleFault = StateEffect.define<TitleFault | null>();

/** Where the front matter ends; null if there is none. */
export function findFrontMatterEnd(state: EditorState): number | null {
  const first = syntaxTree(state).topNode.firstChild;
  return first?.name === 'FrontMatter' ? first.to : null;
}

export const titleField = StateField.define<TitleState>({
  create: () => ({ create: null, fault: null }),
  update: (value, tr) => {
    let { create, fault } = value;
    let opened = false;
    for (const effect of tr.effects) {
      if (effect.is(openTitleForm)) {
        create = effect.value;
        opened = true;
      }
      if (effect.is(closeTitleForm)) create = null;
      if (effect.is(setTitleFault)) fault = effect.value;
    }
    const end = create || fault ? findFrontMatterEnd(tr.state) : null;
    if (end === null) {
      create = null;
      fault = null;
    }
    // Moving the caret into it means wanting to see the source.
    if (fault || (tr.selection && !opened && end !== null && tr.state.selection.main.from <= end)) create = null;
    return create === value.create && fault === value.fault ? value : { create, fault };
  },
});
