import { describe, expect, it } from 'vitest';
import { quoteCell, writeCsv } from './write-csv.ts';

describe('the event log as CSV', () => {
  it('has a header and one line per event', () => {
    const event = {
      seq: 7,
      category: 'user' as const,
      type: 'user.signed-up',
      message: 'ann@example.org signed up',
      createdAt: '2026-11-20T10:00:00.000Z',
      actorName: 'Ann',
    };
    expect(writeCsv([event])).toBe(
      '"seq","time","category","type","message","by","details"\r\n' +
        '"7","2026-11-20T10:00:00.000Z","user","user.signed-up","ann@example.org signed up","Ann",""\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '|cmd', '%x'])('neutralises %j', (text) => {
    expect(quoteCell(text)).toBe(`"'${text}"`);
  });

  it('doubles quotes and keeps line breaks within a cell', () => {
    expect(quoteCell('a "b"\nc')).toBe('"a ""b""\nc"');
  });
});
