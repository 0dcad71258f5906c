import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import type { DecorationSet, WidgetType } from '@codemirror/view';
import { describe, expect, test, vi } from 'vitest';
import { citationSupport } from '../citations/library.ts';
import { markdown } from '../languages/markdown.ts';
import { createBlockWidget } from './block-widget.ts';
import { blockElementsField } from './blocks.ts';
import { findChangedBlock, redrawBlock } from './changed-block.ts';
import { type BlockElement, findBlocks } from './block-scan.ts';
import { staysDrawn } from './keep-drawn.ts';
import { drawPreview, listRanges, livePreview } from './preview.ts';
import { isRevealing } from './reveal.ts';

/** The state once fully parsed, however busy the machine is. */
function settle(state: EditorState): EditorState {
  ensureSyntaxTree(state, state.doc.length, 20_000);
  return state.update({}).state;
}

function random(seed: number): () => number {
  let value = seed;
  return () => {
    value = (value * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return value / 4_294_967_296;
  };
}

const pieces = [
  '\n\n',
  '\n',
  'word ',
  '| a | b |\n|---|---|\n| 1 | 2 |\n',
  '\n\n![cap](a.png)\n\n',
  '\n\n$$\nx\n$$\n\n',
  'so\n$$\ny\n$$\nwhere ',
  '\n\n: Caption\n\n',
  '```\n',
  '$$',
  '::: note\n',
  '\n:::\n',
  '---\n',
  'title: x\n',
  '\n\n\\begin{align}\nx\n\\end{align}\n\n',
  '[r]: u.png\n',
  '\n\n![see @fig:a](a.png){#fig:a}\n\n',
  '\n\n$$x\\label{eq:a}$$\n\n',
  '\n\n| @eq:a |\n|---|\n| 1 |\n\n',
  '\n\n![x][r]\n\n',
  '> ',
  '- ',
  '    ',
  '|',
] as const;

/** Where blocks are rendered, and whether from the current source. */
function listDrawn(state: EditorState): readonly string[] {
  const { decorations, elements, drawing } = state.field(blockElementsField);
  const drawn: string[] = [];
  for (const cursor = decorations.iter(); cursor.value; cursor.next()) {
    const widget = (cursor.value.spec as { readonly widget: WidgetType }).widget;
    const [from, to] = [cursor.from, cursor.to];
    const same = elements.some(
      (element) =>
        (from === to ? element.from === from : element.to === to) && widget.eq(createBlockWidget(element, drawing)),
    );
    drawn.push(`${cursor.from}-${cursor.to} ${same}`);
  }
  return drawn;
}

/** With the caret in it, a figure or formula is rendered above its source, a table or front matter not at all. */
function expectDrawn(state: EditorState): readonly string[] {
  const { head } = state.selection.main;
  return findBlocks(state, 0, state.doc.length).flatMap(({ kind, from, to }) => {
    if (!isRevealing(state) || head < from || head > to) return [`${from}-${to} true`];
    return kind === 'figure' || kind === 'math' ? [`${from}-${from} true`] : [];
  });
}

describe('the blocks after many changes', () => {
  test.each(Array.from({ length: 80 }, (_unused, i) => i + 1))(
    'are those of the text parsed afresh (seed %i)',
    (seed) => {
      const next = random(seed);
      const pick = (): string => pieces[Math.floor(next() * pieces.length)]!;
      let state = EditorState.create({
        doc: Array.from({ length: 30 }, pick).join(''),
        extensions: [markdown(), citationSupport, livePreview],
      });
      for (let step = 0; step < 25; step++) {
        const from = Math.floor(next() * (state.doc.length + 1));
        const to = Math.min(state.doc.length, from + (next() < 0.4 ? Math.floor(next() * 30) : 0));
        // On a slow machine, a key is rendered before the whole text is parsed again.
        let now = Date.now();
        const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 2 * (seed % 7)));
        const tr = state.update({ changes: { from, to, insert: next() < 0.8 ? pick() : '' } });
        const early = tr.state;
        clock.mockRestore();
        state = settle(early);
        const head = Math.floor(next() * (state.doc.length + 1));
        if (next() < 0.6) state = state.update({ selection: { anchor: head }, userEvent: 'select' }).state;
        const summary = (blocks: readonly BlockElement[]): readonly string[] =>
          blocks.map((block) => `${block.kind} ${block.from}-${block.to}`);
        expect(
          summary(state.field(blockElementsField).elements),
          `step ${step} of ${JSON.stringify(state.doc.toString())}`,
        ).toEqual(summary(findBlocks(state, 0, state.doc.length)));
        expect(listDrawn(state), `drawn after step ${step} of ${JSON.stringify(state.doc.toString())}`).toEqual(
          expectDrawn(state),
        );
      }
    },
  );
});

test('a change that extends the parsed range renders that too', () => {
  const text = `${'word\n\n'.repeat(700)}![cap](a.png)\n\n${'word\n\n'.repeat(100)}`;
  const state = EditorState.create({ doc: text, extensions: [markdown(), citationSupport, livePreview] });
  ensureSyntaxTree(state, text.length, 20_000);
  const changed = settle(state.update({ changes: { from: text.length, insert: 'x' } }).state);
  expect(changed.field(blockElementsField).elements).toHaveLength(1);
});

test('so does a change before the newly parsed part', () => {
  const text = `${'word\n\n'.repeat(700)}![cap](a.png)\n\n${'word\n\n'.repeat(100)}`;
  const state = EditorState.create({ doc: text, extensions: [markdown(), citationSupport, livePreview] });
  expect(state.field(blockElementsField).elements).toHaveLength(0);
  ensureSyntaxTree(state, text.length, 20_000);
  const changed = settle(state.update({ changes: { from: 6, insert: 'x' } }).state);
  expect(changed.field(blockElementsField).elements).toHaveLength(1);
});

test('a table keeps its caption when something further up changes', () => {
  const text = '```\nx\n```\n- a\n\n: Caption\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n# b\n\nc\n\nd';
  const state = settle(EditorState.create({ doc: text, extensions: [markdown(), citationSupport, livePreview] }));
  const changed = settle(state.update({ changes: { from: 4, to: 5, insert: 'yz' } }).state);
  for (const one of [state, changed])
    expect(one.field(blockElementsField).elements.map(({ kind }) => kind)).toEqual(['table']);
});

/** All inline rendering, as text. */
function listInline(set: DecorationSet): readonly string[] {
  const drawn: string[] = [];
  for (const cursor = set.iter(); cursor.value; cursor.next()) {
    const { class: name, widget } = cursor.value.spec as { readonly class?: string; readonly widget?: WidgetType };
    drawn.push(`${cursor.from}-${cursor.to} ${name ?? ''} ${widget?.constructor.name ?? ''}`);
  }
  // Equal marks may come in either order.
  return drawn.toSorted();
}

describe('rendering part of the text', () => {
  test('is right wherever it is assumed unchanged after an edit elsewhere', () => {
    let kept = 0;
    for (let seed = 1; seed <= 15; seed++) {
      const next = random(seed);
      const pick = (): string =>
        next() < 0.3 ? '\n\n# *A* `b` [c](d) $e$\n\n' : pieces[Math.floor(next() * pieces.length)]!;
      let state = EditorState.create({
        doc: Array.from({ length: 60 }, pick).join(''),
        extensions: [markdown(), citationSupport, livePreview],
      });
      state = settle(state.update({ selection: { anchor: 5 }, userEvent: 'select' }).state);
      for (let step = 0; step < 25; step++) {
        const from = Math.floor(next() * state.doc.length);
        const part = { from, to: Math.min(state.doc.length, from + 150) };
        const drawn = drawPreview(state, part.from, part.to);
        const at = Math.floor(next() * state.doc.length);
        const to = Math.min(state.doc.length, at + (next() < 0.4 ? Math.floor(next() * 30) : 0));
        const tr = state.update({ changes: { from: at, to, insert: next() < 0.8 ? pick() : '' } });
        const after = settle(tr.state);
        if (staysDrawn(state, after, tr.changes, [part])) {
          kept++;
          const by = tr.changes.mapPos(part.from, 1) - part.from;
          expect(listInline(drawn.map(tr.changes)), `seed ${seed}, step ${step}`).toEqual(
            listInline(drawPreview(after, part.from + by, part.to + by)),
          );
        }
        state = after;
      }
    }
    expect(kept).toBeGreaterThan(30);
  });

  test('is right when only the edited block is redrawn', () => {
    let kept = 0;
    const inline = [
      '*A* ',
      '`b` ',
      '[c](d) ',
      '$e$ ',
      '[^n] ',
      '- ',
      '\n',
      '[',
      '*',
      '`',
      '@k ',
      ' \\',
      '# ',
      '(@) ',
      '1. ',
    ];
    for (let seed = 1; seed <= 20; seed++) {
      const next = random(seed);
      const pick = (list: readonly string[]): string => list[Math.floor(next() * list.length)]!;
      const write = (): string => (next() < 0.4 ? `\n\n${pick(inline)}x ` : next() < 0.7 ? pick(inline) : pick(pieces));
      let state = EditorState.create({
        doc: Array.from({ length: 60 }, write).join(''),
        extensions: [markdown(), citationSupport, livePreview],
      });
      state = settle(state.update({ selection: { anchor: 5 }, userEvent: 'select' }).state);
      for (let step = 0; step < 40; step++) {
        const at = Math.floor(next() * state.doc.length);
        state = settle(state.update({ selection: { anchor: at }, userEvent: 'select' }).state);
        const to = Math.min(state.doc.length, at + (next() < 0.3 ? Math.floor(next() * 5) : 0));
        const insert = next() < 0.4 ? 'x' : next() < 0.8 ? pick(inline) : '';
        const tr = state.update({ changes: { from: at, to, insert }, selection: { anchor: at + insert.length } });
        const drawn = drawPreview(state, 0, state.doc.length);
        const after = settle(tr.state);
        const block = findChangedBlock(state, after, tr.changes);
        if (block) {
          kept++;
          const add = listRanges(drawPreview(after, block.from, block.to));
          expect(
            listInline(redrawBlock(drawn, tr.changes, block, add)),
            `seed ${seed}, step ${step} of ${JSON.stringify(after.doc.toString())}`,
          ).toEqual(listInline(drawPreview(after, 0, after.doc.length)));
        }
        state = after;
      }
    }
    expect(kept).toBeGreaterThan(200);
  });
});
