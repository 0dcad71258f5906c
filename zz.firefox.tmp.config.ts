import base from './playwright.config.ts';
export default { ...base, retries: 0, workers: 1, timeout: 120_000, use: { ...base.use, browserName: 'firefox', channel: 'moz-firefox', launchOptions: { executablePath: '/usr/bin/firefox-esr', args: [] }, trace: 'off', screenshot: 'only-on-failure' } };
