/** Where browsers tell what the policy stopped. */
export const POLICY_REPORTS_PATH = '/policy-reports';

/** For everything that is not a page, an asset or a user's file. */
export const API_CSP = "default-src 'none'; frame-ancestors 'none'";

/** Headers of every answer. */
export function commonHeaders(tls: { secure: boolean; hstsSubdomains: boolean }): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'geolocation=(), camera=(), microphone=()',
    'cache-control': 'no-store',
    'content-security-policy': API_CSP,
    ...(tls.secure
      ? { 'strict-transport-security': `max-age=63072000${tls.hstsSubdomains ? '; includeSubDomains' : ''}` }
      : {}),
  };
}

/**
 * The policy of pages; tried on the whole stack, see docs/decisions. `nonce` is new for every answer; `contentUrl` is the
 * second origin that serves what users wrote, if there is one.
 */
export function pageCsp(
  nonce: string,
  { remoteImages, contentUrl, secure }: { remoteImages: boolean; contentUrl: string | null; secure: boolean },
): string {
  const content = contentUrl === null ? '' : ` ${contentUrl}`;
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    `img-src 'self' data: blob:${content}${remoteImages ? ' https:' : ''}`,
    "font-src 'self'",
    `connect-src 'self'${content}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-src 'self'${content}`,
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types app-worker default',
    `report-uri ${POLICY_REPORTS_PATH}`,
    // The new word, about a header beside this, stands for the old one where a browser knows it, and works over TLS only.
    ...(secure ? ['report-to csp'] : []),
  ].join('; ');
}

/** A worker obeys the policy of its own script, not the page's: only pdf.js may compile WebAssembly. */
export function scriptCsp(file: string): string {
  const wasm = /pdf\.worker/u.test(file) ? " 'wasm-unsafe-eval'" : '';
  return `default-src 'none'; connect-src 'self'; script-src 'self'${wasm}; require-trusted-types-for 'script'; trusted-types 'none'`;
}
