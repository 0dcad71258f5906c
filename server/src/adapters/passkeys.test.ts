import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Passkeys } from './passkeys.ts';

const ORIGIN = 'https://docs.example.org';
const ADA = { appName: 'Scriptorium', userId: 'ada', email: 'ada@example.org', displayName: 'Ada', known: [] };
const PRESENT = 0x01;
const UNLOCKED = 0x04;
const HAS_KEY = 0x40;

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

/** An authenticator that does whatever it is told, as a browser never would. */
class SoftAuthenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = Buffer.from('a credential of the test');
  counter = 0;
  origin = ORIGIN;
  rpId = 'docs.example.org';
  flags = PRESENT | UNLOCKED;

  make(challenge: string) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const point = [x, y].map((part) => Buffer.from(part, 'base64url'));
    const [left = Buffer.alloc(0), right = Buffer.alloc(0)] = point;
    const key = [Buffer.from('a5010203262001215820', 'hex'), left, Buffer.from('225820', 'hex'), right];
    const length = Buffer.from([0, this.#id.byteLength]);
    const data = Buffer.concat([this.#data(HAS_KEY), Buffer.alloc(16), length, this.#id, ...key]);
    const head = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex');
    const attestationObject = Buffer.concat([head, Buffer.from([data.byteLength]), data]).toString('base64url');
    return this.#wrap({ clientDataJSON: this.#clientData('webauthn.create', challenge), attestationObject });
  }

  use(challenge: string) {
    const clientDataJSON = this.#clientData('webauthn.get', challenge);
    const data = this.#data(0);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const signature = sign('sha256', signed, this.#keys.privateKey).toString('base64url');
    return this.#wrap({ clientDataJSON, authenticatorData: data.toString('base64url'), signature });
  }

  #data(extra: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(this.rpId), Buffer.from([this.flags | extra]), counter]);
  }

  #clientData(type: string, challenge: string): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin })).toString('base64url');
  }

  #wrap<Response>(response: Response) {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response };
  }
}

const passkeys = new Passkeys(ORIGIN);

async function register() {
  const device = new SoftAuthenticator();
  const { challenge } = await passkeys.offerNew(ADA);
  const stored = await passkeys.verifyNew(device.make(challenge), challenge);
  if (stored === null) throw new Error('A good passkey was refused.');
  return { device, stored };
}

describe('a new passkey', () => {
  it('is taken for its own challenge, origin and domain only', async () => {
    const { challenge } = await passkeys.offerNew(ADA);
    const { challenge: other } = await passkeys.offerNew(ADA);
    expect(other).not.toBe(challenge);
    const device = new SoftAuthenticator();
    expect(await passkeys.verifyNew(device.make(challenge), other)).toBeNull();
    device.origin = 'https://docs.example.org.evil.example';
    expect(await passkeys.verifyNew(device.make(challenge), challenge)).toBeNull();
    device.origin = ORIGIN;
    device.rpId = 'evil.example';
    expect(await passkeys.verifyNew(device.make(challenge), challenge)).toBeNull();
    device.rpId = 'docs.example.org';
    expect(await passkeys.verifyNew(device.make(challenge), challenge)).toMatchObject({ counter: 0 });
  });
});

describe('a passkey', () => {
  it('signs for its own challenge, origin and domain only', async () => {
    const { device, stored } = await register();
    const { challenge } = await passkeys.offerUse(null);
    const { challenge: old } = await passkeys.offerUse(null);
    const verify = (credential: ReturnType<SoftAuthenticator['use']>) =>
      passkeys.verifyUse(credential, challenge, stored, { mustUnlock: true });
    expect(await verify(device.use(challenge))).toBe(0);
    expect(await verify(device.use(old))).toBeNull();
    device.origin = 'https://evil.example';
    expect(await verify(device.use(challenge))).toBeNull();
    device.origin = ORIGIN;
    device.rpId = 'evil.example';
    expect(await verify(device.use(challenge))).toBeNull();
  });

  it('of somebody else, or with a changed signature, is refused', async () => {
    const { device, stored } = await register();
    const stranger = new SoftAuthenticator();
    const { challenge } = await passkeys.offerUse([stored]);
    expect(await passkeys.verifyUse(stranger.use(challenge), challenge, stored, { mustUnlock: false })).toBeNull();
    const used = device.use(challenge);
    const response = { ...used.response, signature: used.response.signature.replace(/.{4}$/u, 'AAAA') };
    expect(await passkeys.verifyUse({ ...used, response }, challenge, stored, { mustUnlock: false })).toBeNull();
  });

  it('must be unlocked where it is the only factor', async () => {
    const { device, stored } = await register();
    device.flags = PRESENT;
    const { challenge } = await passkeys.offerUse(null);
    expect(await passkeys.verifyUse(device.use(challenge), challenge, stored, { mustUnlock: true })).toBeNull();
    expect(await passkeys.verifyUse(device.use(challenge), challenge, stored, { mustUnlock: false })).toBe(0);
  });

  it('whose counter did not grow was cloned', async () => {
    const { device, stored } = await register();
    device.counter = 7;
    const { challenge } = await passkeys.offerUse(null);
    const use = (counter: number) =>
      passkeys.verifyUse(device.use(challenge), challenge, { ...stored, counter }, { mustUnlock: true });
    expect(await use(6)).toBe(7);
    expect(await use(7)).toBeNull();
    expect(await use(9)).toBeNull();
  });
});
