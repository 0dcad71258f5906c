/** 128 random bits; one per lineage of editor states, never stored with the session. */
export function newClientId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
