/**
 * What `GET /api/events` (server-sent events, session cookie) tells a browser. Each is one unnamed SSE message whose
 * `data` is one of these as JSON. They say that something changed, never what it is now: the page asks again by the
 * usual call, which checks access. The stream starts with `hello`; a comment line at least every 25 s keeps it open.
 */
export type ServerEvent =
  | { topic: 'hello' }
  /** The caller's notifications changed. */
  | { topic: 'notifications' }
  /** The tree, the size or the trash of a workspace the caller may see changed. */
  | { topic: 'workspace'; workspaceUUID: string; revision?: number }
  /** A group came, went, was renamed, or its members changed; so does the list of workspaces. */
  | { topic: 'groups'; groupUUID?: string }
  /** An export job of the caller changed its state. */
  | { topic: 'exports'; jobId?: string }
  /** The caller's own account, role or sessions changed. */
  | { topic: 'account' }
  /** The session of this stream has ended; the server closes the stream after it. */
  | { topic: 'session-ended' };

export type ServerEventTopic = ServerEvent['topic'];
