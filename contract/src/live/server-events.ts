/**
 * Events of `GET /api/events` (server-sent events, session cookie). Each is an unnamed SSE message whose `data` is one
 * of these as JSON. They say that something changed, never its new value: the page fetches that through the usual call,
 * which checks access. The stream starts with `hello`; a comment line at least every 25 s keeps it open.
 */
export type ServerEvent =
  | { topic: 'hello' }
  /** The caller's notifications changed. */
  | { topic: 'notifications' }
  /** The tree, size or trash of a workspace visible to the caller changed. */
  | { topic: 'workspace'; workspaceUUID: string; revision?: number }
  /** Comments or suggestions in a document visible to the caller changed. `seen`: the caller has seen some of them. */
  | { topic: 'review'; workspaceUUID: string; itemUUID: string; seen?: true }
  /** A group was added, removed or renamed, or its members changed; so did the list of workspaces. */
  | { topic: 'groups'; groupUUID?: string }
  /** An export job of the caller changed state. */
  | { topic: 'exports'; jobId?: string }
  /** The caller's long calls: one was first listed, made progress or ended. */
  | { topic: 'long-work' }
  /** The caller's own account, role or sessions changed. */
  | { topic: 'account' }
  /** The stream's session has ended; the server then closes the stream. */
  | { topic: 'session-ended' };

export type ServerEventTopic = ServerEvent['topic'];
