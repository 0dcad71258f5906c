import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judgeReport } from './audit.ts';
import { ROOT } from './step.ts';

interface Locked {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
  bundleDependencies?: unknown;
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
const { packages } = read('package-lock.json') as { packages: Record<string, Locked> };
const foreign = Object.entries(packages).filter(
  ([path, entry]) => path.includes('node_modules/') && entry.link !== true,
);

/** Earlier versions have a known vulnerability that matters here. */
const FLOORS: Readonly<Record<string, string>> = {
  ws: '8.21.1',
  nodemailer: '9.1.1',
  'better-sqlite3': '13.2.0',
  'js-yaml': '4.2.0',
  'markdown-it': '14.1.1',
  multer: '2.0.2',
  fastify: '5.8.0',
};

function isBelow(version: string, floor: string): boolean {
  const [a, b] = [version, floor].map((text) => text.split(/[.-]/u).map(Number));
  for (let at = 0; at < 3; at += 1) {
    const difference = (a?.[at] ?? 0) - (b?.[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

describe('a third-party package', () => {
  it('has a hash, no custom host, and runs no scripts', () => {
    expect(foreign.length).toBeGreaterThan(100);
    expect(foreign.filter(([, entry]) => entry.integrity === undefined).map(([path]) => path)).toEqual([]);
    expect(foreign.filter(([, entry]) => entry.resolved !== undefined).map(([path]) => path)).toEqual([]);
    const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };
    expect(Object.values(allowScripts).every((allowed) => !allowed)).toBe(true);
    const unnamed = foreign
      .filter(([, entry]) => entry.hasInstallScript === true && entry.dev !== true)
      .map(([path]) => path.replace(/^.*node_modules\//u, ''))
      .filter((name) => !(name in allowScripts));
    expect(unnamed).toEqual([]);
  });

  it('no version is below a known-vulnerable floor', () => {
    const low = foreign.filter(([path, { version = '' }]) => {
      const floor = FLOORS[path.replace(/^.*node_modules\//u, '')];
      return floor !== undefined && isBelow(version, floor);
    });
    expect(low.map(([path, { version }]) => `${path} ${version}`)).toEqual([]);
    expect(isBelow('8.21.0', '8.21.1')).toBe(true);
    expect(isBelow('10.0.0', '9.9.9')).toBe(false);
  });

  it('production packages are listed with their licence', () => {
    const without = foreign.filter(([, entry]) => entry.dev !== true && entry.license === undefined);
    expect(without.map(([path]) => path)).toEqual([]);
    const { scripts } = read('package.json') as { scripts: Record<string, string> };
    expect(scripts['sbom']).toContain('npm sbom');
  });
});

describe('the audit', () => {
  it('fails on high and critical advisories, passes lower ones, and says when it could not ask', () => {
    const report = (high: number, low: number): string =>
      JSON.stringify({ metadata: { vulnerabilities: { high, low, critical: 0 }, dependencies: { prod: 9 } } });
    expect(judgeReport(report(1, 0))).toMatchObject({ passed: 0, failed: 1 });
    expect(judgeReport(report(0, 3))).toMatchObject({ passed: 1, failed: 0 });
    for (const nothing of ['', '{"error":{"code":"ENOTFOUND"}}', '{"message":"404"}'])
      expect(judgeReport(nothing)).toMatchObject({ passed: 0, failed: 0, skipped: 1, notChecked: true });
  });
});
