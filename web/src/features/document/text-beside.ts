import type { OpenDocument } from './use-document-screen.ts';

/** The operations on the text that a PDF beside it needs. */
export interface TextBeside {
  read: () => string;
  caret: () => number;
  jumpTo: (position: number) => void;
}

export function textBeside({ editor, panel, result }: OpenDocument): TextBeside {
  const { handle } = editor;
  return {
    read: () => handle?.view.state.doc.toString() ?? '',
    caret: () => handle?.view.state.selection.main.head ?? 0,
    jumpTo: (position) => {
      // In narrow windows the PDF covers the text.
      if (!panel.wide) result?.toggle();
      handle?.jumpTo(position);
    },
  };
}
