/** The server must not start as things are. The message is one line that says what to do. */
export class StartRefused extends Error {}
