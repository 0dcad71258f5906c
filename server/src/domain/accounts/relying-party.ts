export interface RelyingParty {
  /** The domain that passkeys are bound to. */
  id: string;
  origin: string;
}

/**
 * The relying party for this URL. Browsers create passkeys for domain names only, over HTTPS or on localhost. Null
 * where they never work: an IP address, or plain HTTP to another machine.
 */
export function findRelyingParty(publicUrl: string): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isAddress = hostname.startsWith('[') || /^\d+(?:\.\d+){3}$/u.test(hostname);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return isAddress || (protocol !== 'https:' && !isLocal) ? null : { id: hostname, origin };
}
