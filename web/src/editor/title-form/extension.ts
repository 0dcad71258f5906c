import { othersWriting } from './others-writing.ts';
import { EditorState, type Extension } from '@codemirror/state';
import { Decoration, EditorView, keymap, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { findFrontMatter } from '../front-matter/metadata.ts';
import { closeForm } from './leave.ts';
import { findFrontMatterEnd, setTitleFault, type TitleFault, titleField } from './state.ts';
import { TitleOffer } from './widgets.ts';

const DELAY_MS = 400;

async function findFault(source: string): Promise<TitleFault | null> {
  const head = findFrontMatter(source);
  if (!head) return null;
  const { readTitle } = await import('../front-matter/title-model.ts');
  const read = readTitle(head.yaml);
  if (!('fault' in read) || !read.isInvalid) return null;
  const line = source.slice(0, head.from + Math.min(read.at, head.yaml.length)).split('\n').length;
  return { message: read.fault, line };
}

/** After a pause, checks the YAML for anything that keeps the card and the form from showing it. */
const watchFaults = ViewPlugin.fromClass(
  class {
    private readonly view: EditorView;
    private timer: ReturnType<typeof setTimeout> | undefined;
    private last = '';

    constructor(view: EditorView) {
      this.view = view;
      this.plan();
    }

    update({ docChanged, changes, state, startState }: ViewUpdate): void {
      if (!docChanged) return;
      const end = Math.max(findFrontMatterEnd(state) ?? 0, findFrontMatterEnd(startState) ?? 0);
      if (end > 0 && changes.touchesRange(0, end) !== false) this.plan();
    }

    destroy(): void {
      clearTimeout(this.timer);
    }

    private plan(): void {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => void this.look(), DELAY_MS);
    }

    private async look(): Promise<void> {
      const { view } = this;
      const source = view.state.sliceDoc(0, findFrontMatterEnd(view.state) ?? 0);
      this.last = source;
      // If the reader cannot be loaded, there is nothing to report; the next change tries again.
      const fault = await findFault(source).catch(() => null);
      const now = view.state.field(titleField, false);
      if (this.last !== source || !now || !view.dom.isConnected) return;
      if (fault?.message !== now.fault?.message || fault?.line !== now.fault?.line)
        view.dispatch({ effects: setTitleFault.of(fault) });
    }
  },
);

const offer = Decoration.set(Decoration.widget({ widget: new TitleOffer(), block: true, side: -1 }).range(0));

/** Someone who has started one by hand needs no offer. */
const offerTitle = EditorView.decorations.compute(['doc', EditorState.readOnly], (state) =>
  state.readOnly || /^---[ \t]*$/.test(state.doc.line(1).text) ? Decoration.none : offer,
);

/** Returns from the YAML to the text, as from the form. Anything else the key closes comes first. */
const escapeLeaves = keymap.of([
  {
    key: 'Escape',
    run: (view) => {
      const end = findFrontMatterEnd(view.state);
      const { main } = view.state.selection;
      if (end === null || !main.empty || main.head > end) return false;
      closeForm(view);
      return true;
    },
  },
]);

export const titleForm: Extension = [titleField, watchFaults, offerTitle, escapeLeaves, othersWriting];
