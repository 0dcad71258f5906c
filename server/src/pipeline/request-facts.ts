/** Facts about the request. Plain data. */
export interface RequestFacts {
  /** Request id for finding log lines; included in every error response. */
  id: string;
  /** Client address (the forwarded one behind a trusted proxy). */
  address: string;
  /** What rate limits count as one sender: an IPv4 address, or an IPv6 /64. */
  network: string;
  userAgent: string;
  /** Device cookie as sent; see `Ports.devices`. */
  device: string;
  /** sha256 of the cookie of a pending log-in; empty if there is none. */
  flow: string;
  /** The same for a visit to a provider, which lasts longer and must survive another tab's log-in page. */
  visit: string;
  /** The same for a guest of a link. */
  guest: string;
  /** The same for a trusted browser. */
  trusted: string;
}

/** For work without a request: jobs, the command line, the server itself. The caller adds an `id`. */
export const NO_REQUEST: Omit<RequestFacts, 'id'> = {
  address: '',
  network: '',
  userAgent: '',
  device: '',
  flow: '',
  visit: '',
  guest: '',
  trusted: '',
};
