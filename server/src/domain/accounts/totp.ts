import { createHmac } from 'node:crypto';

const STEP_MS = 30_000;
const DIGITS = 6;
/** Also accept codes of authenticators whose clock is off by one step. */
const STEPS_OFF = [0, -1, 1] as const;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4226. Authenticator apps agree on SHA-1 only, which is sound inside an HMAC. */
export function computeCode(key: Uint8Array, counter: number, digits = DIGITS): string {
  const moving = Buffer.alloc(8);
  moving.writeBigUInt64BE(BigInt(counter));
  const mac = createHmac('sha1', key).update(moving).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits).padStart(digits, '0');
}

/** RFC 6238: the counter is the number of 30-second steps since 1970. */
export function stepAt(now: number): number {
  return Math.floor(now / STEP_MS);
}

/** The step near this moment to which a code belongs; null for a wrong code. */
export function findStep(key: Uint8Array, code: string, now: number): number | null {
  for (const off of STEPS_OFF) {
    const step = stepAt(now) + off;
    if (computeCode(key, step) === code) return step;
  }
  return null;
}

/** RFC 4648 without padding, as authenticator apps expect. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/gu) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** The content of the QR code; the label shows server and account in the app's list. */
export function makeTotpUri(appName: string, email: string, secret: string): string {
  // A colon would terminate the issuer.
  const issuer = appName.replaceAll(':', ' ');
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
