import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { hashToken } from '../adapters/clock.ts';
import type { KeyRing } from '../adapters/key-ring.ts';
import type { Credentials } from '../pipeline/sessions.ts';

const CSRF_COOKIE = 'XSRF-TOKEN';
const CSRF_HEADER = 'x-xsrf-token';
/** 32 random bytes in base64url; other values are ignored. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/u;
const DEVICE_LENGTH = 1000;
const DEVICE_SECONDS = 180 * 24 * 60 * 60;

/**
 * A browser's cookies: the session (secret, HttpOnly), a pre-session for callers who are not logged in, and the CSRF
 * token, which is signed and bound to one of the two, so that it is worthless elsewhere.
 */
export class Cookies {
  readonly #keys: KeyRing;
  readonly #secure: boolean;
  readonly #sessionName: string;
  readonly #preSessionName: string;
  readonly #deviceName: string;
  readonly #flowName: string;
  readonly #visitName: string;
  readonly #guestName: string;
  readonly #trustedName: string;

  constructor(keys: KeyRing, secure: boolean) {
    this.#keys = keys;
    this.#secure = secure;
    this.#sessionName = secure ? '__Host-session' : 'session';
    this.#preSessionName = secure ? '__Host-pre-session' : 'pre-session';
    this.#deviceName = secure ? '__Host-device' : 'device';
    this.#flowName = secure ? '__Host-log-in' : 'log-in';
    this.#visitName = secure ? '__Host-visit' : 'visit';
    this.#guestName = secure ? '__Host-guest' : 'guest';
    this.#trustedName = secure ? '__Host-trusted' : 'trusted';
  }

  /** sha256 of the session secret, or undefined. */
  readSessionHash(request: FastifyRequest): string | undefined {
    const token = request.cookies[this.#sessionName];
    return token !== undefined && TOKEN.test(token) ? hashToken(token) : undefined;
  }

  /** All credentials in the request; the database decides whether they are valid. */
  readCredentials(request: FastifyRequest): Credentials {
    const guest = request.cookies[this.#guestName];
    return {
      session: this.readSessionHash(request),
      guest: guest !== undefined && TOKEN.test(guest) ? hashToken(guest) : undefined,
    };
  }

  /** Strict: guests start on one of our pages, which makes all further requests itself. */
  setGuest(reply: FastifyReply, token: string, maxAgeSeconds: number): void {
    void reply.setCookie(this.#guestName, token, { ...this.#options(true), sameSite: 'strict', maxAge: maxAgeSeconds });
  }

  clearGuest(reply: FastifyReply): void {
    this.#clear(reply, this.#guestName);
  }

  /** The device cookie, unvalidated. */
  readDevice(request: FastifyRequest): string {
    return (request.cookies[this.#deviceName] ?? '').slice(0, DEVICE_LENGTH);
  }

  /** Kept after logout: it grants no access, but lets its owner keep trying while strangers guess passwords. */
  setDevice(reply: FastifyReply, device: string): void {
    void reply.setCookie(this.#deviceName, device, { ...this.#options(true), maxAge: DEVICE_SECONDS });
  }

  /** sha256 of the secret of a pending log-in, or the empty string. */
  readFlowHash(request: FastifyRequest): string {
    return hashOf(request.cookies[this.#flowName]);
  }

  /** The same for a visit to a provider. */
  readVisitHash(request: FastifyRequest): string {
    return hashOf(request.cookies[this.#visitName]);
  }

  /** The same for a trusted browser. */
  readTrustedHash(request: FastifyRequest): string {
    return hashOf(request.cookies[this.#trustedName]);
  }

  /** Kept after logout: it grants no access, but replaces the second factor after the password. */
  setTrusted(reply: FastifyReply, token: string, maxAgeSeconds: number): void {
    void reply.setCookie(this.#trustedName, token, { ...this.#options(true), maxAge: maxAgeSeconds });
  }

  /** Lax, so that it is sent when the provider redirects the browser back. */
  setVisit(reply: FastifyReply, token: string, maxAgeSeconds: number): void {
    void reply.setCookie(this.#visitName, token, { ...this.#options(true), maxAge: maxAgeSeconds });
  }

  clearVisit(reply: FastifyReply): void {
    this.#clear(reply, this.#visitName);
  }

  /** Binds a pending log-in to this browser. */
  setFlow(reply: FastifyReply, token: string, maxAgeSeconds: number): void {
    void reply.setCookie(this.#flowName, token, { ...this.#options(true), maxAge: maxAgeSeconds });
  }

  clearFlow(reply: FastifyReply): void {
    this.#clear(reply, this.#flowName);
  }

  /** Whether header and cookie carry the same token, signed for this session or pre-session. */
  hasValidCsrf(request: FastifyRequest): boolean {
    const header = request.headers[CSRF_HEADER];
    const cookie = request.cookies[CSRF_COOKIE];
    if (typeof header !== 'string' || cookie === undefined || header !== cookie) return false;
    return this.#isSigned(cookie, this.#bindingOf(request));
  }

  /**
   * Sets a CSRF token if the browser has no valid one. Never on cross-site subrequests: they carry none of our cookies,
   * and a new token would replace the right one.
   */
  offerCsrf(request: FastifyRequest, reply: FastifyReply): void {
    const site = request.headers['sec-fetch-site'];
    const isForeign = site === 'cross-site' || site === 'same-site';
    if (isForeign && request.headers['sec-fetch-dest'] !== 'document') return;
    const binding = this.#bindingOf(request);
    const cookie = request.cookies[CSRF_COOKIE];
    if (binding !== undefined && cookie !== undefined && this.#isSigned(cookie, binding)) return;
    if (binding === undefined) this.#setPreSession(reply);
    else this.#setCsrf(reply, binding);
  }

  setSession(reply: FastifyReply, token: string, maxAgeSeconds: number): void {
    void reply.setCookie(this.#sessionName, token, { ...this.#options(true), maxAge: maxAgeSeconds });
    this.#clear(reply, this.#preSessionName);
    // Someone with an account is not a guest, and neither is this browser after they log out.
    this.#clear(reply, this.#guestName);
    this.#setCsrf(reply, `session:${hashToken(token)}`);
  }

  clearSession(reply: FastifyReply): void {
    this.#clear(reply, this.#sessionName);
    this.#setPreSession(reply);
  }

  /** The session cookie takes precedence even if expired, so that a page whose session has ended can log in again. */
  #bindingOf(request: FastifyRequest): string | undefined {
    const session = this.readSessionHash(request);
    if (session !== undefined) return `session:${session}`;
    const preSession = request.cookies[this.#preSessionName];
    return preSession !== undefined && TOKEN.test(preSession) ? `pre:${hashToken(preSession)}` : undefined;
  }

  #setPreSession(reply: FastifyReply): void {
    const token = randomBytes(32).toString('base64url');
    void reply.setCookie(this.#preSessionName, token, this.#options(true));
    this.#setCsrf(reply, `pre:${hashToken(token)}`);
  }

  #setCsrf(reply: FastifyReply, binding: string): void {
    const nonce = randomBytes(16).toString('base64url');
    // Only our pages need it: visitors from other sites get a new one with the page.
    const options = { ...this.#options(false), sameSite: 'strict' } as const;
    void reply.setCookie(CSRF_COOKIE, `${nonce}.${this.#keys.sign(`${nonce}\n${binding}`)}`, options);
  }

  #clear(reply: FastifyReply, name: string): void {
    void reply.clearCookie(name, this.#options(true));
  }

  #options(httpOnly: boolean): { path: string; secure: boolean; httpOnly: boolean; sameSite: 'lax' } {
    return { path: '/', secure: this.#secure, httpOnly, sameSite: 'lax' };
  }

  #isSigned(cookie: string, binding: string | undefined): boolean {
    if (binding === undefined) return false;
    const [nonce = '', signature = ''] = cookie.split('.');
    return this.#keys.isSigned(`${nonce}\n${binding}`, signature);
  }
}

function hashOf(token: string | undefined): string {
  return token !== undefined && TOKEN.test(token) ? hashToken(token) : '';
}
