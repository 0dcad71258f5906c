import { RangeSetBuilder, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

/** Deeper indents would leave too little room on a phone. */
const MOST = 16;
/** Wrapped rows of a value are indented this much beyond its key. */
const VALUE = 2;
/** Front matter that has not ended by this line is not front matter. */
const MAX_FRONT_MATTER = 400;

const LEAD = /^ *(?:(?:[-+*]|\d{1,9}[.)]) +(?:\[[ xX]\] +)?|> ?)*/u;
const KEY = /^ *(?:- +)*[\p{L}\p{N}_-]+:(?= )/u;

/** The column at which the wrapped rows of a line begin. */
export function measureHang(line: string, isYaml: boolean): number {
  const lead = LEAD.exec(line)?.[0].length ?? 0;
  return lead === line.length ? 0 : Math.min(MOST, isYaml && KEY.test(line) ? lead + VALUE : lead);
}

/** The number of the line that ends the front matter, or 0. */
export function findYamlEnd(doc: Text): number {
  if (doc.line(1).text.trimEnd() !== '---') return 0;
  for (let number = 2; number <= Math.min(doc.lines, MAX_FRONT_MATTER); number++)
    if (/^(?:---|\.\.\.)\s*$/u.test(doc.line(number).text)) return number;
  return 0;
}

const styles = Array.from({ length: MOST + 1 }, (_, hang) =>
  Decoration.line({ attributes: { style: `padding-inline-start: ${hang}ch; text-indent: -${hang}ch` } }),
);

function markLines({ state, visibleRanges }: EditorView, isYaml: boolean): DecorationSet {
  const { doc } = state;
  const yamlEnd = isYaml ? doc.lines : findYamlEnd(doc);
  const builder = new RangeSetBuilder<Decoration>();
  let last = -1;
  for (const { from, to } of visibleRanges)
    for (let at = from; at <= to;) {
      const line = doc.lineAt(at);
      const hang = line.from > last ? measureHang(line.text, line.number <= yamlEnd) : 0;
      if (hang > 0) builder.add(line.from, line.from, styles[hang]!);
      last = Math.max(last, line.from);
      at = line.to + 1;
    }
  return builder.finish();
}

/** In source, the wrapped rows of a line align with its text rather than with its marker or indentation. */
export const hangingIndent = (isYaml: boolean): ViewPlugin<{ decorations: DecorationSet }> =>
  ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;

      constructor(view: EditorView) {
        this.decorations = markLines(view, isYaml);
      }

      update({ docChanged, viewportChanged, view }: ViewUpdate): void {
        if (docChanged || viewportChanged) this.decorations = markLines(view, isYaml);
      }
    },
    { decorations: (plugin) => plugin.decorations },
  );
