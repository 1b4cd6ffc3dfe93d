/** The class of the device from the `User-Agent` header; null without one. */
export function deviceOf(userAgent: string | undefined): string | null {
  if (userAgent === undefined || userAgent === '') return null;
  if (/\b(iPad|Tablet)\b|Android(?!.*\bMobile\b)/.test(userAgent)) return 'tablet';
  if (/\bMobile\b|\bMobi\b|iPhone/.test(userAgent)) return 'phone';
  return /^Mozilla\//.test(userAgent) ? 'desktop' : 'program';
}
