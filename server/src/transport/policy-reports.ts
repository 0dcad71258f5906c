import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { POLICY_REPORTS_PATH } from './headers.ts';
import type { HttpParts } from './http.ts';
import { POLICY_REPORTS } from './metrics.ts';

const BODY_BYTES = 64 * 1024;
const REPORTS_PER_BODY = 20;
/** Anyone can send reports, so they are limited. */
const LINES_PER_MINUTE = 60;
const MINUTE_MS = 60_000;

const word = z.string().optional().catch(undefined);
const line = z.number().int().optional().catch(undefined);

const oldReport = z.object({
  'csp-report': z.object({
    'effective-directive': word,
    'violated-directive': word,
    'blocked-uri': word,
    'document-uri': word,
    'source-file': word,
    'line-number': line,
  }),
});
const newReports = z
  .array(
    z.object({
      body: z.object({
        effectiveDirective: word,
        blockedURL: word,
        documentURL: word,
        sourceFile: word,
        lineNumber: line,
      }),
    }),
  )
  .max(REPORTS_PER_BODY);

interface Violation {
  directive: string;
  blocked: string;
  page: string;
  source: string;
  line: number | undefined;
}

/**
 * Receives CSP reports in both formats: one log line each, without secrets or user text. Reads no cookies and changes
 * nothing.
 */
export async function registerPolicyReports(app: FastifyInstance, parts: HttpParts): Promise<void> {
  let minute = 0;
  let written = 0;
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: BODY_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post(POLICY_REPORTS_PATH, (request, reply) => {
      const now = Math.floor(parts.pipeline.clock.now() / MINUTE_MS);
      if (now !== minute) [minute, written] = [now, 0];
      for (const violation of readViolations(request.body)) {
        parts.meter.count(POLICY_REPORTS);
        written += 1;
        if (written <= LINES_PER_MINUTE) request.log.warn({ violation }, 'a page was stopped by its policy');
      }
      return reply.status(204).send();
    });
  });
}

function readViolations(body: unknown): Violation[] {
  const report = parse(body);
  const old = oldReport.safeParse(report).data?.['csp-report'];
  if (old !== undefined)
    return [
      {
        directive: cut(old['effective-directive'] ?? old['violated-directive']),
        blocked: originOf(old['blocked-uri']),
        page: pageOf(old['document-uri']),
        source: sourceOf(old['source-file']),
        line: old['line-number'],
      },
    ];
  return (newReports.safeParse(report).data ?? []).map((one) => ({
    directive: cut(one.body.effectiveDirective),
    blocked: originOf(one.body.blockedURL),
    page: pageOf(one.body.documentURL),
    source: sourceOf(one.body.sourceFile),
    line: one.body.lineNumber,
  }));
}

function parse(body: unknown): unknown {
  try {
    return typeof body === 'string' ? JSON.parse(body) : undefined;
  } catch {
    return undefined;
  }
}

const cut = (text = ''): string => text.slice(0, 60);

/** Origin of a URL; keywords such as `inline` unchanged. */
function originOf(address = ''): string {
  return cut(URL.canParse(address) ? new URL(address).origin : address);
}

/** The kind of page: the rest of the path contains names of files, and queries may contain secrets. */
function pageOf(address = ''): string {
  return URL.canParse(address) ? cut(`/${new URL(address).pathname.split('/')[1] ?? ''}`) : '';
}

/** The file of our bundle. */
function sourceOf(address = ''): string {
  return URL.canParse(address) ? cut(new URL(address).pathname.split('/').at(-1)) : '';
}
