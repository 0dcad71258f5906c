import { expect, test } from 'vitest';
import { requestWsTicket } from '@scriptorium/contract/operations/live.ts';
import { stat } from '@scriptorium/contract/operations/workspace.ts';
import { listFirstCalls, listNextCalls } from './first-calls.ts';

const UUID = '4f00e4b8-b0b4-403b-9df2-74c18ff7504a';

const callsOf = (url: string): string[] =>
  listFirstCalls(url).map(({ operation: { path }, input }) => `${path.replace('/api/', '')} ${JSON.stringify(input)}`);

test('a text includes the folders above it', () => {
  expect(callsOf(`/workspace/${UUID}/Chapter%201/Draft%20%C3%BC/text.md?view=history`).slice(3)).toEqual([
    `workspace/stat {"uuid":"${UUID}","itemPath":"Chapter 1/Draft ü/text.md"}`,
    `review/counts {"uuid":"${UUID}"}`,
    `workspace/tree {"uuid":"${UUID}","folder":""}`,
    `workspace/tree {"uuid":"${UUID}","folder":"Chapter 1"}`,
    `workspace/tree {"uuid":"${UUID}","folder":"Chapter 1/Draft ü"}`,
  ]);
});

test('a folder includes itself, with or without a trailing slash', () => {
  const folders = callsOf(`/workspace/${UUID}/data/`).filter((line) => line.startsWith('workspace/tree'));
  expect(folders).toEqual(['', 'data'].map((folder) => `workspace/tree {"uuid":"${UUID}","folder":"${folder}"}`));
  expect(callsOf(`/workspace/${UUID}/data`)).toEqual(callsOf(`/workspace/${UUID}/data/`));
  expect(callsOf(`/workspace/${UUID}/`)).toContain(`workspace/describe-paper {"uuid":"${UUID}","folder":""}`);
});

test('there are few calls, however deep or odd the URL', () => {
  expect(callsOf(`/workspace/${UUID}/${'a/'.repeat(2000)}x.md`).length).toBeLessThan(12);
  expect(callsOf(`/workspace/${UUID}/%ff`)).toEqual(callsOf('/profile'));
  expect(callsOf('/workspace/none/x.md')).toEqual(callsOf('/profile'));
});

test('only an existing text includes a ticket', () => {
  const calls = listFirstCalls(`/workspace/${UUID}/notes/text.md`);
  const next = (item: object | undefined) =>
    listNextCalls(calls, (operation) => (operation === stat ? item && { item } : undefined));
  expect(next({ live: true })).toEqual([
    { operation: requestWsTicket, input: { uuid: UUID, docPath: 'notes/text.md' } },
  ]);
  expect(next({ live: false })).toEqual([]);
  expect(next({ type: 'directory' })).toEqual([]);
  expect(next(undefined)).toEqual([]);
});
