import { defineConfig } from '@playwright/test';
import { BEHIND_BALANCER } from './tests/_support/about-one.ts';
import { findBrowser } from './tests/_support/browser.ts';
import { FULL } from './tests/_support/full.ts';
import { listOthersTurns } from './tests/_support/turns.ts';

const browser = await findBrowser();

/** A twentieth less processor time for each page: its helpers are worth nothing where both cores are busy. */
const FRUGAL = ['--js-flags=--single-threaded-gc'];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  testIgnore: listOthersTurns('journeys'),
  globalSetup: './tests/_support/prepare-run.ts',
  forbidOnly: true,
  // Tagged @full: what others in the gate show in another place, or behaviours over HTTP (docs/decisions/198).
  ...(FULL ? {} : { grepInvert: /@full/ }),
  fullyParallel: false,
  workers: 2,
  // The gate lists each test that needed a retry.
  retries: 1,
  // Behind a balancer a journey that stops and starts its server does so with two.
  timeout: BEHIND_BALANCER ? 300_000 : 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    launchOptions: { ...browser, args: [...browser.args, ...FRUGAL] },
    // It stores the application in each new profile, a quarter of the work of opening a page. Files that go offline, end
    // the server or attack the worker allow it.
    serviceWorkers: 'block',
    // Recording every test would add a quarter to the time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
