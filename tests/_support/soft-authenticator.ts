import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export const PRESENT = 0x01;
export const UNLOCKED = 0x04;
const HAS_KEY = 0x40;

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

/** A software authenticator that does whatever it is told, which no browser would. */
export class SoftAuthenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(24);
  counter = 0;
  origin: string;
  rpId: string;
  flags = PRESENT | UNLOCKED;

  constructor(origin: string) {
    this.origin = origin;
    this.rpId = new URL(origin).hostname;
  }

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
