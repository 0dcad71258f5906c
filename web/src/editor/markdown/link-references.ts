import type { SyntaxNode, Tree } from '@lezer/common';

/** Reads part of a text, from an editor document or a string. */
export type Slice = (from: number, to: number) => string;

export interface LinkTarget {
  readonly url: string;
  readonly title: string;
}

/** Labels ignore case and runs of space. */
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

/** Definitions `[label]: url "title"` by folded label; the first one wins. Walks blocks only. */
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
 * The target of a Link or Image node. The grammar parses every pair of brackets as a link; without a URL or definition
 * it is plain text, and this returns null.
 */
export function findTarget(
  node: SyntaxNode,
  slice: Slice,
  references: ReadonlyMap<string, LinkTarget>,
): LinkTarget | null {
  const inline = readTarget(node, slice);
  if (inline) return inline;
  const marks = node.getChildren('LinkMark');
  // `[text]()` and `![text]()` have an empty URL, which counts.
  if (slice(node.to - 2, node.to) === '()') return { url: '', title: '' };
  const label = node.getChild('LinkLabel');
  const text =
    label && label.to - label.from > 2 ? slice(label.from, label.to) : slice(node.from, marks[1]?.to ?? node.to);
  return references.get(foldLabel(text.replace(/^!/, ''))) ?? null;
}
