import { StateEffect } from '@codemirror/state';

/** Something outside the text changed (a bibliography loaded, files were renamed): redraw. */
export const redraw = StateEffect.define<null>();
