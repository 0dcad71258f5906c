import type { OwnExportJob } from '@scriptorium/contract/operations/export.ts';
import { expect, test } from 'vitest';
import { pickShown, viewOf } from './shown-result.ts';

function job(id: string, facts: Partial<OwnExportJob>): OwnExportJob {
  return {
    id,
    state: 'done',
    createdAt: '2026-01-01T00:00:00.000Z',
    profile: { uuid: 'pdf', name: 'PDF' },
    workspaceUUID: 'w',
    inputFiles: [{ path: 'paper.md', version: 1 }],
    outputName: 'paper.pdf',
    ...(facts.state === undefined || facts.state === 'done' ? { outputPath: 'paper.pdf' } : {}),
    ...facts,
  };
}

test('shows the newest result with the same profile and files, whichever was chosen', () => {
  const jobs = [
    job('word', { profile: { uuid: 'word', name: 'Word' }, outputName: 'paper.docx', outputPath: 'paper.docx' }),
    job('second', {}),
    job('whole', { inputFiles: [{ path: 'paper.md' }, { path: 'end.md' }] }),
    job('first', {}),
  ];
  expect(pickShown(jobs, 'first')?.done?.id).toBe('second');
  expect(pickShown(jobs, 'whole')?.done?.id).toBe('whole');
});

test('by default shows the newest result the page can display', () => {
  const word = job('word', {
    profile: { uuid: 'word', name: 'Word' },
    outputName: 'paper.docx',
    outputPath: 'paper.docx',
  });
  expect(pickShown([word, job('first', {})], null)?.done?.id).toBe('first');
  expect(pickShown([word], null)).toBeNull();
});

test('keeps a result while the next job runs, and if that fails', () => {
  const running = pickShown([job('second', { state: 'running' }), job('first', {})], 'second');
  expect([running?.done?.id, running?.active?.id, running?.failed]).toEqual(['first', 'second', undefined]);
  const failed = pickShown([job('second', { state: 'failed' }), job('first', {})], 'first');
  expect([failed?.done?.id, failed?.failed?.id]).toEqual(['first', 'second']);
  const mended = pickShown([job('third', {}), job('second', { state: 'failed' }), job('first', {})], 'first');
  expect([mended?.done?.id, mended?.failed]).toEqual(['third', undefined]);
});

test('does not show a deleted result', () => {
  const { outputPath: _, ...gone } = job('first', {});
  expect(pickShown([gone], 'first')?.done).toBeUndefined();
});

test('PDFs, web pages and texts can be displayed, archives cannot', () => {
  expect(['a.pdf', 'a.html', 'a.tex', 'a.docx', 'a.epub'].map(viewOf)).toEqual(['pdf', 'page', 'text', null, null]);
});
