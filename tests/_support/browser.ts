import { existsSync } from 'node:fs';

const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * How to launch Chromium here: the one `CHROMIUM_PATH` names, else the system's, else the one that the package
 * @sparticuz/chromium carries, which needs no root and no download.
 */
export async function findBrowser(): Promise<{ executablePath: string; args: string[] }> {
  for (const path of [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/chromium-browser']) {
    if (path !== undefined && path !== '' && existsSync(path)) return { executablePath: path, args: ARGUMENTS };
  }
  // The package unpacks the shared libraries Chromium needs only where it believes to be in the cloud service it is
  // made for; it reads these variables while it is being imported.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs24.x';
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs24.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return { executablePath: await chromium.executablePath(), args: ARGUMENTS };
}
