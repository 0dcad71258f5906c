import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { AssetLinks } from './asset-links.ts';
import { KeyRing } from './key-ring.ts';

const makeRing = (): KeyRing =>
  new KeyRing([{ id: 'a', key: randomBytes(32).toString('base64'), madeAt: 0, goodUntil: null }], () => NOW);
const HOUR = 60 * 60 * 1000;
const NOW = 1_800_000_000_000;

describe('a link to a file', () => {
  const links = new AssetLinks(makeRing());
  const url = links.url({ itemId: 'item', userId: 'user', now: NOW });
  const link = url.slice('/files/'.length);

  it('expires after an hour', () => {
    expect(links.read(link, NOW + HOUR - 1)).toMatchObject({ kind: 'item', subject: 'item', userId: 'user' });
    expect(links.read(link, NOW + HOUR)).toBeUndefined();
  });

  it('cannot be extended, changed to another kind, or signed with the key of another server', () => {
    const [text = '', signature = ''] = link.split('.');
    const grant = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    for (const [at, value] of [
      [0, 'account'],
      [1, 'another'],
      [2, 'another'],
      [3, 1],
      [4, NOW + 100 * HOUR],
    ] as const) {
      const forged = Buffer.from(JSON.stringify(grant.with(at, value))).toString('base64url');
      expect(links.read(`${forged}.${signature}`, NOW)).toBeUndefined();
    }
    expect(new AssetLinks(makeRing()).read(link, NOW)).toBeUndefined();
    for (const broken of ['', '.', text, `${text}.`, `.${signature}`, `${link}.${signature}`, `${text}.${signature}=`])
      expect(links.read(broken, NOW)).toBeUndefined();
  });
});
