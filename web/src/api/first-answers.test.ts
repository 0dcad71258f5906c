import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requestWsTicket } from '@scriptorium/contract/operations/live.ts';
import { getData } from '@scriptorium/contract/operations/user.ts';
import { list, stat } from '@scriptorium/contract/operations/workspace.ts';

const TICKET = { uuid: 'w', docPath: 'a.md' };

async function loadPage(entries: readonly unknown[]): Promise<typeof import('./first-answers.ts')> {
  const holder = { textContent: JSON.stringify(entries), remove: vi.fn() };
  vi.stubGlobal('document', { getElementById: () => holder });
  vi.resetModules();
  const page = await import('./first-answers.ts');
  expect(holder.remove).toHaveBeenCalledOnce();
  return page;
}

let now = 0;
beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('each answer is given once, for its own input', async () => {
  const { takeFirstAnswer } = await loadPage([[stat.path, { uuid: 'w', itemPath: 'a' }, { item: 1 }]]);
  expect(takeFirstAnswer(stat.path, { uuid: 'w', itemPath: 'b' })).toBeUndefined();
  expect(takeFirstAnswer(stat.path, { uuid: 'w', itemPath: 'a' })).toEqual({ item: 1 });
  expect(takeFirstAnswer(stat.path, { uuid: 'w', itemPath: 'a' })).toBeUndefined();
});

test('a refusal is thrown once', async () => {
  const { takeFirstAnswer } = await loadPage([[getData.path, {}, null, 'not-logged-in']]);
  expect(() => takeFirstAnswer(getData.path, {})).toThrow(expect.objectContaining({ code: 'not-logged-in' }));
  expect(takeFirstAnswer(getData.path, {})).toBeUndefined();
});

test('a query that is being made takes an answer, and leaves a refusal to whoever asks', async () => {
  const { takeFirstAnswer, takeFirstData } = await loadPage([
    [getData.path, {}, null, 'not-logged-in'],
    [list.path, {}, { workspaces: [] }],
  ]);
  expect(takeFirstData(list.path, {})).toEqual({ workspaces: [] });
  expect(takeFirstData(list.path, {})).toBeUndefined();
  expect(takeFirstData(getData.path, {})).toBeUndefined();
  expect(() => takeFirstAnswer(getData.path, {})).toThrow(expect.objectContaining({ code: 'not-logged-in' }));
});

test('answers, refusals and tickets are not used once they are old', async () => {
  const { takeFirstAnswer } = await loadPage([
    [list.path, {}, { workspaces: [] }],
    [getData.path, {}, null, 'not-logged-in'],
    [requestWsTicket.path, TICKET, { ticket: 't' }],
  ]);
  now = 20_000;
  expect(takeFirstAnswer(list.path, {})).toBeUndefined();
  expect(takeFirstAnswer(getData.path, {})).toBeUndefined();
  expect(takeFirstAnswer(requestWsTicket.path, TICKET)).toBeUndefined();
});

test('once events arrive only the ticket is left, and what was used is named', async () => {
  const { takeFirstAnswer, endFirstAnswers } = await loadPage([
    [getData.path, {}, { user: 1 }],
    [list.path, {}, { workspaces: [] }],
    [requestWsTicket.path, TICKET, { ticket: 't' }],
  ]);
  takeFirstAnswer(getData.path, {});
  expect(endFirstAnswers()).toEqual(new Set([getData.path]));
  expect(takeFirstAnswer(list.path, {})).toBeUndefined();
  expect(takeFirstAnswer(requestWsTicket.path, TICKET)).toEqual({ ticket: 't' });
});

test('nothing is left for whoever logs in after a logout', async () => {
  const { takeFirstAnswer, forgetFirstAnswers } = await loadPage([
    [list.path, {}, { workspaces: [] }],
    [requestWsTicket.path, TICKET, { ticket: 't' }],
  ]);
  forgetFirstAnswers();
  expect(takeFirstAnswer(list.path, {})).toBeUndefined();
  expect(takeFirstAnswer(requestWsTicket.path, TICKET)).toBeUndefined();
});
