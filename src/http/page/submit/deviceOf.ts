/** The class of the device, from what the browser says it is; null where it says nothing. */
export function deviceOf(userAgent: string | undefined): string | null {
  if (userAgent === undefined || userAgent === '') return null;
  if (/\b(iPad|Tablet)\b|Android(?!.*\bMobile\b)/.test(userAgent)) return 'tablet';
  if (/\bMobile\b|\bMobi\b|iPhone/.test(userAgent)) return 'phone';
  return /^Mozilla\//.test(userAgent) ? 'desktop' : 'program';
}
