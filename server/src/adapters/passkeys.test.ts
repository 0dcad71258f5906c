import { describe, expect, it } from 'vitest';
import { PRESENT, SoftAuthenticator } from '../../../tests/_support/soft-authenticator.ts';
import { Passkeys } from './passkeys.ts';

const ORIGIN = 'https://docs.example.org';
const ADA = { appName: 'Scriptorium', userId: 'ada', email: 'ada@example.org', displayName: 'Ada', known: [] };
const passkeys = new Passkeys(ORIGIN);

async function register() {
  const device = new SoftAuthenticator(ORIGIN);
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
    const device = new SoftAuthenticator(ORIGIN);
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
    const { challenge } = await passkeys.offerUse(null, { mustUnlock: true });
    const { challenge: old } = await passkeys.offerUse(null, { mustUnlock: true });
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

  it('of someone else, or with an altered signature, is refused', async () => {
    const { device, stored } = await register();
    const stranger = new SoftAuthenticator(ORIGIN);
    const { challenge } = await passkeys.offerUse([stored], { mustUnlock: false });
    expect(await passkeys.verifyUse(stranger.use(challenge), challenge, stored, { mustUnlock: false })).toBeNull();
    const used = device.use(challenge);
    const response = { ...used.response, signature: used.response.signature.replace(/.{4}$/u, 'AAAA') };
    expect(await passkeys.verifyUse({ ...used, response }, challenge, stored, { mustUnlock: false })).toBeNull();
  });

  it('must be unlocked where it is the only factor', async () => {
    const { device, stored } = await register();
    device.flags = PRESENT;
    const { challenge } = await passkeys.offerUse(null, { mustUnlock: true });
    expect(await passkeys.verifyUse(device.use(challenge), challenge, stored, { mustUnlock: true })).toBeNull();
    expect(await passkeys.verifyUse(device.use(challenge), challenge, stored, { mustUnlock: false })).toBe(0);
  });

  it('whose counter did not grow was cloned', async () => {
    const { device, stored } = await register();
    device.counter = 7;
    const { challenge } = await passkeys.offerUse(null, { mustUnlock: true });
    const use = (counter: number) =>
      passkeys.verifyUse(device.use(challenge), challenge, { ...stored, counter }, { mustUnlock: true });
    expect(await use(6)).toBe(7);
    expect(await use(7)).toBeNull();
    expect(await use(9)).toBeNull();
  });
});
