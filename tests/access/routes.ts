/**
 * Everything the server answers beside the calls of the interface, with who is let in (letters and actors as in
 * `matrix.ts`). The access test fails for a route of the server that is neither here nor in the matrix.
 */
export const ROUTES: Readonly<Record<string, string>> = {
  'GET /health': '++++++++',
  'GET /api/openapi.json': '++++++++',
  /** Only when it is switched on, and then for programs on this machine or with a token (tests/abuse/bounds.test.ts). */
  'GET /metrics': '44444444',
  'GET /api/events': '111+++++',
  /** With a link that the owner, or for the last three a member, was given. */
  'GET /files/:link': '4444+++4',
  /** By mail programs, with the token of the mail (RFC 8058); without one nothing happens. */
  'POST /unsubscribe': '44444444',
  /** By browsers that were stopped by the policy of a page: a line in the log, and no answer. */
  'POST /policy-reports': '++++++++',
  /** With a ticket and a session of one's own. */
  'GET /documents': '1114+++4',
  /** Pages and what they are made of. */
  'GET /*': '++++++++',
  'ALL /api': '44444444',
  'ALL /api/*': '44444444',
};

/** Routes as Fastify names them that neither table has. HEAD comes with GET; what a call answers to other methods is 405. */
export function findUnlisted(
  routes: readonly string[],
  tables: { calls: ReadonlySet<string>; routes: Readonly<Record<string, string>> },
): string[] {
  return routes.filter((route) => {
    const [method = '', url = ''] = route.split(' ');
    if (tables.calls.has(url) || `ALL ${url}` in tables.routes) return false;
    return !(`${method === 'HEAD' ? 'GET' : method} ${url}` in tables.routes);
  });
}
