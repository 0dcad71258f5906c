import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Announcement, PAYLOAD_BYTES, isSaidBy, packAnnouncements, readAnnouncements } from './announcement.ts';

const NODE = '00000000-0000-4000-8000-000000000000';

const announcement: fc.Arbitrary<Announcement> = fc.oneof(
  fc.constant({ kind: 'look' } as const),
  fc.record({
    kind: fc.constant('pushed' as const),
    document: fc.uuid(),
    epoch: fc.uuid(),
    from: fc.nat(),
    to: fc.nat(),
    size: fc.nat(),
    changes: fc.string({ maxLength: 9000, unit: 'grapheme' }),
    marks: fc.array(fc.tuple(fc.uuid(), fc.uuid(), fc.nat(), fc.nat()), { maxLength: 3 }),
  }),
);

it('announcements arrive in order, in payloads that PostgreSQL accepts; only content that is too long is left out', () => {
  fc.assert(
    fc.property(fc.array(announcement, { maxLength: 30 }), (said) => {
      const payloads = packAnnouncements(NODE, said);
      for (const payload of payloads) {
        expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(PAYLOAD_BYTES);
        expect([isSaidBy(NODE, payload), isSaidBy(NODE.slice(0, -1), payload)]).toEqual([true, false]);
      }
      const heard = payloads.flatMap((payload) => readAnnouncements(payload)?.said ?? []);
      expect(heard).toHaveLength(said.length);
      for (const [at, one] of heard.entries()) {
        const { kind } = one;
        const whole = said[at];
        if (kind === 'pushed' && one.changes === undefined && whole?.kind === 'pushed') {
          expect(Buffer.byteLength(JSON.stringify(whole))).toBeGreaterThan(6000);
          const { changes: _changes, marks: _marks, ...rest } = whole;
          expect(one).toEqual(rest);
        } else expect(one).toEqual(whole);
      }
    }),
  );
});

it('unknown or broken parts are ignored, and known ones beside them are heard', () => {
  const said = [{ kind: 'of a later release', much: 1 }, { kind: 'look', more: true }, 7, { kind: 'pushed' }];
  expect(readAnnouncements(JSON.stringify({ node: NODE, said, later: 1 }))).toEqual({
    node: NODE,
    said: [{ kind: 'look' }],
  });
  for (const broken of ['', '{', '[]', '{"node":1}', '{"node":"a"}', 'null'])
    expect(readAnnouncements(broken)).toBeNull();
});
