import type { SyntaxNode, Tree } from '@lezer/common';

/** Reads a part of the text; an editor document and a plain string both can. */
export type Slice = (from: number, to: number) => string;

export interface LinkTarget {
  readonly url: string;
  readonly title: string;
}

/** Case and runs of space do not tell labels apart. */
function foldLabel(label: string): string {
  return label
    .replace(/^\[|\]$/g, '')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

export function cleanUrl(source: string): string {
  return source.replace(/^<|>$/g, '').replace(/\\([!-/:-@[-`{-~])/g, '$1');
}

function cleanTitle(source: string): string {
  return source.slice(1, -1).replace(/\\(.)/g, '$1');
}

function readTarget(node: SyntaxNode, slice: Slice): LinkTarget | null {
  const url = node.getChild('URL');
  if (!url) return null;
  const title = node.getChild('LinkTitle');
  return { url: cleanUrl(slice(url.from, url.to)), title: title ? cleanTitle(slice(title.from, title.to)) : '' };
}

/** Definitions `[label]: url "title"` by folded label; the first of a label counts. Only blocks are walked. */
export function collectReferences(tree: Tree, slice: Slice): ReadonlyMap<string, LinkTarget> {
  const found = new Map<string, LinkTarget>();
  tree.iterate({
    enter: (node) => {
      if (node.name === 'LinkReference') {
        const label = node.node.getChild('LinkLabel');
        const target = readTarget(node.node, slice);
        if (label && target) {
          const key = foldLabel(slice(label.from, label.to));
          if (!found.has(key)) found.set(key, target);
        }
        return false;
      }
      return /^(?:Document|Blockquote|ListItem|BulletList|OrderedList|FencedDiv|FootnoteDefinition)$/.test(node.name);
    },
  });
  return found;
}

/**
 * Where a Link or Image node leads. The grammar takes every pair of brackets for a link; without an address and without
 * a definition it is only text, and this gives null.
 */
export function findTarget(
  node: SyntaxNode,
  slice: Slice,
  references: ReadonlyMap<string, LinkTarget>,
): LinkTarget | null {
  const inline = readTarget(node, slice);
  if (inline) return inline;
  const marks = node.getChildren('LinkMark');
  // `[text]()` and `![text]()` have an empty address, which is one.
  if (slice(node.to - 2, node.to) === '()') return { url: '', title: '' };
  const label = node.getChild('LinkLabel');
  const text =
    label && label.to - label.from > 2 ? slice(label.from, label.to) : slice(node.from, marks[1]?.to ?? node.to);
  return references.get(foldLabel(text.replace(/^!/, ''))) ?? null;
}
