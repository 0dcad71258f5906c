import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { classHighlighter, highlightTree } from '@lezer/highlight';
import { expect, test } from 'vitest';
import { hostileTexts } from './hostile-texts.ts';
import { readMetadata, findFrontMatter } from './front-matter/metadata.ts';
import { markdown } from './languages/markdown.ts';
import { findYamlFaults } from './lint/lint.ts';
import { blockElementsField } from './live-preview/blocks.ts';
import { labelsField } from './live-preview/labels.ts';
import { drawPreview } from './live-preview/preview.ts';
import { referencesField } from './live-preview/references.ts';
import { readWholeTree } from './markdown/whole-tree.ts';
import { listOutline } from './outline.ts';

function measureDepth(top: SyntaxNode): number {
  let [depth, deepest] = [0, 0];
  const cursor = top.cursor();
  for (;;) {
    if (cursor.firstChild()) deepest = Math.max(deepest, ++depth);
    else {
      while (!cursor.nextSibling()) {
        if (!cursor.parent()) return deepest;
        depth--;
      }
    }
  }
}

test.each(hostileTexts)(
  '%s can be read, rendered, outlined and typed in',
  async (_name, text) => {
    const extensions = [markdown(), referencesField, labelsField, blockElementsField];
    const created = EditorState.create({ doc: text, extensions });
    const tree = ensureSyntaxTree(created, text.length, 60_000)!;
    const state = created.update({}).state;
    expect(measureDepth(tree.topNode)).toBeLessThan(400);
    highlightTree(tree, classHighlighter, () => undefined, 0, Math.min(text.length, 20_000));
    drawPreview(state, 0, Math.min(text.length, 20_000));
    listOutline(state);
    readWholeTree(state);
    const head = findFrontMatter(text);
    if (head) {
      readMetadata(head.yaml);
      await findYamlFaults(head.yaml, head.from);
    }
    for (const at of [0, text.length]) {
      const typed = state.update({ changes: { from: at, insert: 'z' } }).state;
      expect(typed.doc.length).toBe(text.length + 1);
    }
  },
  60_000,
);
