/** The server must not start in this state. The message is one line that says what to do. */
export class StartRefused extends Error {}
