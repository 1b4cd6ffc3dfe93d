/** The recognisable parts of a user agent. */
export interface UserAgent {
  readonly browser: string | undefined;
  readonly system: string | undefined;
}

/** Ordered: most user agents also contain the names below theirs. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS|OPT)\//, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(DuckDuckGo|Ddg)\//, 'DuckDuckGo'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\bChromium\//, 'Chromium'],
  [/\b(Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/**
 * Recognises browser and system in a `User-Agent` header.
 *
 * @example parseUserAgent('Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0').browser ===
 * 'Firefox'
 */
export function parseUserAgent(agent: string): UserAgent {
  return { browser: first(browsers, agent), system: first(systems, agent) };
}

function first(names: readonly (readonly [RegExp, string])[], agent: string): string | undefined {
  return names.find(([sign]) => sign.test(agent))?.[1];
}
