/** Where browsers report CSP violations. */
export const POLICY_REPORTS_PATH = '/policy-reports';

/** CSP of everything except pages, assets and user files. */
export const API_CSP = "default-src 'none'; frame-ancestors 'none'";

/** Headers of every response. */
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
 * The CSP of pages; see docs/decisions. `nonce` is different for every response; `contentUrl` is the optional origin
 * for user content.
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
    // `report-to` replaces `report-uri` where supported, and needs TLS.
    ...(secure ? ['report-to csp'] : []),
  ].join('; ');
}

/** Workers follow the CSP of their own script; only pdf.js may compile WebAssembly. */
export function scriptCsp(file: string): string {
  const wasm = /pdf\.worker/u.test(file) ? " 'wasm-unsafe-eval'" : '';
  return `default-src 'none'; connect-src 'self'; script-src 'self'${wasm}; require-trusted-types-for 'script'; trusted-types 'none'`;
}
