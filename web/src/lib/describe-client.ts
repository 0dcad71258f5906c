interface Client {
  userAgent: string;
  maxTouchPoints?: number;
}

const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\/(\d+)/, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/(?:Headless)?(?:Chrome|CriOS|Chromium)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+)[\d.]* (?:Mobile\/\S+ )?Safari/, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Android phone'],
  [/Android/, 'Android tablet'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
];

/** Describes browser, device and system, e.g. "Firefox 143 on Linux", so that users can identify their sessions. */
export function describeClient({ userAgent, maxTouchPoints = 0 }: Client): string {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent));
  const version = browser?.[0].exec(userAgent)?.[1];
  const name = browser === undefined ? 'Browser' : `${browser[1]} ${version ?? ''}`.trim();
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'unknown device';
  // iPads claim to be Macs, but Macs have no touch screen.
  return `${name} on ${system === 'macOS' && maxTouchPoints > 1 ? 'iPad' : system}`;
}
