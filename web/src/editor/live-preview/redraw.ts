import { StateEffect } from '@codemirror/state';

/** Something outside the text changed (a bibliography arrived, files were renamed): draw again. */
export const redraw = StateEffect.define<null>();
