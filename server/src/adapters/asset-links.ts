import type { KeyRing } from './key-ring.ts';

const LIFETIME_MS = 60 * 60 * 1000;
/** Kinds that may be displayed; all others can only be downloaded. */
const SHOWN: ReadonlySet<AssetGrant['kind']> = new Set(['item', 'version', 'trial']);

/** What a link grants. The signature alone does not suffice: access is checked again on use. */
export interface AssetGrant {
  kind: 'item' | 'version' | 'archive' | 'account' | 'trial' | 'attachment';
  /** Id of an item, a version or whatever the kind refers to; not interpreted here. */
  subject: string;
  userId: string;
  download: boolean;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** Signs and verifies links to files: `/files/<grant>.<signature>`. */
export class AssetLinks {
  readonly #keys: KeyRing;
  readonly #contentUrl: string;

  /** With a content origin, links to inline content lead there, where no cookie is ever sent. */
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

  /** Undefined if the signature is invalid, or the link has expired. */
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
