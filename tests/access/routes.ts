/**
 * Everything the server serves besides API calls, with who is let in (letters and actors as in `matrix.ts`). The access
 * test fails for a route that is in neither table.
 */
export const ROUTES: Readonly<Record<string, string>> = {
  'GET /health': '++++++++++',
  'GET /health/live': '++++++++++',
  'GET /api/openapi.json': '++++++++++',
  /** If enabled at all, only for programs on this machine or with a token (tests/abuse/bounds.test.ts). */
  'GET /metrics': '4444444444',
  'GET /api/events': '111+++++++',
  /** With a link issued to the owner or, for the others, to a member. */
  'GET /files/:link': '4444+++++4',
  /** Nothing has been published here (tests/sharing/publications.test.ts). */
  'GET /p/:name': '4444444444',
  'GET /p/:name/:file': '4444444444',
  /** Fonts of public pages, by name. */
  'GET /p/-/:font': '4444444444',
  /** For mail programs, with the e-mail's token (RFC 8058); without one, nothing happens. */
  'POST /unsubscribe': '4444444444',
  /** For providers, with a token they have signed; without one, nothing happens. */
  'POST /sign-in/:provider/logout': '4444444444',
  /** For directories, with a token (tests/auth/scim.test.ts), which no person has. */
  'GET /scim/v2/ServiceProviderConfig': '1111111111',
  'GET /scim/v2/ResourceTypes': '1111111111',
  'GET /scim/v2/ResourceTypes/:id': '1111111111',
  'GET /scim/v2/Schemas': '1111111111',
  'GET /scim/v2/Schemas/:id': '1111111111',
  'GET /scim/v2/Users': '1111111111',
  'POST /scim/v2/Users': '1111111111',
  'GET /scim/v2/Users/:id': '1111111111',
  'PUT /scim/v2/Users/:id': '1111111111',
  'PATCH /scim/v2/Users/:id': '1111111111',
  'DELETE /scim/v2/Users/:id': '1111111111',
  'GET /scim/v2/Groups': '1111111111',
  'POST /scim/v2/Groups': '1111111111',
  'GET /scim/v2/Groups/:id': '1111111111',
  'PUT /scim/v2/Groups/:id': '1111111111',
  'PATCH /scim/v2/Groups/:id': '1111111111',
  'DELETE /scim/v2/Groups/:id': '1111111111',
  'ALL /scim/v2/*': '1111111111',
  /** CSP reports from browsers are logged and get an empty response. */
  'POST /policy-reports': '++++++++++',
  /** With one's own ticket and session. */
  'GET /documents': '1114+++++4',
  /** What browsers need to install the application. */
  'GET /manifest.webmanifest': '++++++++++',
  /** Pages and their assets. */
  'GET /*': '++++++++++',
  'ALL /api': '4444444444',
  'ALL /api/*': '4444444444',
};

/** Routes, as named by Fastify, that are in neither table. HEAD comes with GET; a call's other methods return 405. */
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
