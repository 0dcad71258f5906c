/** The server did not answer: offline, restarting, or cut off. Nothing is known about what it did. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause?: unknown) {
    super('The server did not answer. Check your connection and try again.', { cause });
  }
}
