import type { KeyRing } from './key-ring.ts';

const LIFETIME_MS = 60 * 60 * 1000;
/** Archives are only ever downloaded. */
const SHOWN: ReadonlySet<AssetGrant['kind']> = new Set(['item', 'version', 'trial']);

/** What a link is good for. The link is a signed note, not a key: membership is checked again when it is used. */
export interface AssetGrant {
  kind: 'item' | 'version' | 'archive' | 'account' | 'trial' | 'attachment';
  /** Item, version, or whatever the kind needs; opaque here. */
  subject: string;
  userId: string;
  download: boolean;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** Signs and reads asset links: `/assets-of/<grant>.<signature>`. */
export class AssetLinks {
  readonly #keys: KeyRing;
  readonly #contentUrl: string;

  /** With a content address, what may be shown is linked there: another origin, which never sees a cookie. */
  constructor(keys: KeyRing, contentUrl: string | null = null) {
    this.#keys = keys;
    this.#contentUrl = contentUrl ?? '';
  }

  url(facts: { itemId: string; userId: string; now: number; download?: boolean }): string {
    return this.grant({ kind: 'item', subject: facts.itemId, ...facts });
  }

  grant(facts: { kind: AssetGrant['kind']; subject: string; userId: string; now: number; download?: boolean }): string {
    const grant = JSON.stringify([
      facts.kind,
      facts.subject,
      facts.userId,
      facts.download === true ? 1 : 0,
      facts.now + LIFETIME_MS,
    ]);
    const text = Buffer.from(grant).toString('base64url');
    const isShown = facts.download !== true && SHOWN.has(facts.kind);
    return `${isShown ? this.#contentUrl : ''}/files/${text}.${this.#keys.sign(text)}`;
  }

  /** The grant of a link that is ours and not over, else undefined. */
  read(link: string, now: number): AssetGrant | undefined {
    const [text = '', signature = '', ...rest] = link.split('.');
    if (rest.length > 0 || !this.#keys.isSigned(text, signature)) return undefined;
    const [kind, subject, userId, download, expiresAt] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [
      AssetGrant['kind'],
      string,
      string,
      number,
      number,
    ];
    return now < expiresAt ? { kind, subject, userId, download: download === 1, expiresAt } : undefined;
  }
}
