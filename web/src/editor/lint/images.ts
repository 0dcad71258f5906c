import { type Diagnostic, linter } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import type { ViewUpdate } from '@codemirror/view';
import { readImage } from '../live-preview/image-source.ts';
import { redraw } from '../live-preview/redraw.ts';
import { referencesField } from '../live-preview/references.ts';
import { findKnownTree, wholeTreeField } from '../markdown/whole-tree.ts';
import { isSharedAlone, surroundings } from '../surroundings.ts';
import { t } from '../../lib/texts/editor.ts';

const MAX_ASKED = 500;

interface ImagePlace {
  readonly url: string;
  readonly from: number;
  readonly to: number;
}

/** Reports images missing from the workspace; none while that is unknown. */
export const lintImages: Extension = linter(
  async (view): Promise<Diagnostic[]> => {
    const { state } = view;
    const { assets } = state.facet(surroundings);
    const slice = (from: number, to: number): string => state.sliceDoc(from, to);
    const references = state.field(referencesField, false) ?? new Map();
    const images: ImagePlace[] = [];
    findKnownTree(state).iterate({
      enter: (node) => {
        if (node.name !== 'Image' || images.length >= MAX_ASKED) return;
        const url = readImage(node.node, slice, references)?.url ?? '';
        if (url !== '' && !/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url))
          images.push({ url, from: node.from, to: node.to });
      },
    });
    if (images.length === 0 || isSharedAlone(state)) return [];
    const present = await assets.findPresent(images.map(({ url }) => url));
    if (present === null || view.state.doc !== state.doc) return [];
    return images
      .filter(({ url }) => !present.has(url))
      .map(({ url, from, to }) => ({
        from,
        to,
        severity: 'warning',
        message: t('missingImage', { url }),
      }));
  },
  {
    delay: 600,
    needsRefresh: (update: ViewUpdate) =>
      update.transactions.some((tr) => tr.effects.some((effect) => effect.is(redraw))) ||
      update.startState.field(wholeTreeField, false) !== update.state.field(wholeTreeField, false),
  },
);
