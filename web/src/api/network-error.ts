/** The server did not respond: offline, restarting, or disconnected. Whether it acted is unknown. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause?: unknown) {
    super('The server did not answer. Check your connection and try again.', { cause });
  }
}
