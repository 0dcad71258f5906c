import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { identifyHeading } from '../live-preview/link.ts';
import { findKnownTree } from '../markdown/whole-tree.ts';
import { surroundings } from '../surroundings.ts';

/** Spaces and brackets would end the URL. */
function encodePath(path: string): string {
  return path.replace(/[ ()<>]/g, (ch) => encodeURIComponent(ch).replace('(', '%28').replace(')', '%29'));
}

/** `](` and `![](`: workspace files; only images for the latter. */
export async function completeFile(context: CompletionContext): Promise<CompletionResult | null> {
  const before = context.matchBefore(/(!?)\[[^\]\n]*\]\((?!#)[^()\s]*/);
  if (!before) return null;
  const typed = /\(([^()]*)$/.exec(before.text)![1]!;
  if (/^[a-z][\w+.-]*:/i.test(typed)) return null;
  const image = before.text.startsWith('!');
  const files = await context.state.facet(surroundings).assets.listFiles();
  if (context.aborted) return null;
  const shown = image ? files.filter((file) => /\.(?:png|jpe?g|gif|svg|webp|bmp|avif|pdf)$/i.test(file)) : files;
  return {
    from: context.pos - typed.length,
    options: shown.map((file) => ({ label: file, apply: encodePath(file) })),
    validFor: /^[^()\s#]*$/,
  };
}

/** `[[`: workspace files by name, inserted as links that pandoc understands. */
export async function completeWikiLink(context: CompletionContext): Promise<CompletionResult | null> {
  const before = context.matchBefore(/\[\[[^[\]|\n]*/);
  if (!before || context.state.sliceDoc(before.from - 1, before.from) === '!') return null;
  const files = await context.state.facet(surroundings).assets.listFiles();
  if (context.aborted) return null;
  return {
    from: before.from + 2,
    options: files.map((file) => ({
      label: file,
      apply: (view, _completion, from, to) => {
        const title = file.replace(/^.*\//, '').replace(/\.(?:md|markdown|qmd|rmd)$/i, '');
        const closed = /^\]{0,2}/.exec(view.state.sliceDoc(to, to + 2))![0].length;
        const insert = `[${title}](${encodePath(file)})`;
        view.dispatch({
          changes: { from: from - 2, to: to + closed, insert },
          selection: { anchor: from - 2 + insert.length },
          userEvent: 'input.complete',
        });
      },
    })),
    validFor: /^[^[\]|\n]*$/,
  };
}

/** `](#`: sections of the document by heading. */
export function completeSection(context: CompletionContext): CompletionResult | null {
  const before = context.matchBefore(/\]\(#[\w.\-\p{L}]*/u);
  if (!before) return null;
  const options: { label: string; detail: string }[] = [];
  findKnownTree(context.state).iterate({
    enter: (node) => {
      if (!/^(?:ATX|Setext)Heading/.test(node.name)) return /^(?:Document|FencedDiv)$/.test(node.name);
      const source = context.state.sliceDoc(node.from, node.to).replace(/^#+\s*|\n[=-]+\s*$/g, '');
      const own = /\{[^}]*#([\w:.-]+)[^}]*\}\s*$/.exec(source)?.[1];
      options.push({ label: own ?? identifyHeading(source), detail: source.replace(/\s*\{[^}]*\}\s*$/, '') });
      return false;
    },
  });
  return { from: before.from + 3, options, validFor: /^[\w.\-\p{L}]*$/u };
}

/** `[^`: footnote labels. */
export function completeFootnote(context: CompletionContext): CompletionResult | null {
  const before = context.matchBefore(/\[\^[^\]\s]*/);
  if (!before) return null;
  const labels = new Map<string, string>();
  findKnownTree(context.state).iterate({
    enter: (node) => {
      if (node.name !== 'FootnoteDefinition') return /^(?:Document|FencedDiv)$/.test(node.name);
      const label = node.node.getChild('FootnoteLabel');
      if (label)
        labels.set(
          context.state.sliceDoc(label.from, label.to),
          context.state.sliceDoc(label.to + 2, Math.min(node.to, label.to + 60)).trim(),
        );
      return false;
    },
  });
  if (labels.size === 0) return null;
  const closed = context.state.sliceDoc(context.pos, context.pos + 1) === ']';
  return {
    from: before.from + 2,
    options: [...labels].map(([label, detail]) => ({ label, detail, apply: closed ? label : `${label}]` })),
    validFor: /^[^\]\s]*$/,
  };
}
