/**
 * The better of br and gzip that an `Accept-Encoding` header allows, or undefined for neither.
 *
 * @example chooseEncoding('gzip;q=0.5, br;q=0') === 'gzip'
 */
export function chooseEncoding(header: string): 'br' | 'gzip' | undefined {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    weights.set(name === 'x-gzip' ? 'gzip' : name, Number.isFinite(weight) ? weight : 0);
  }
  const any = weights.get('*') ?? 0;
  const br = weights.get('br') ?? any;
  const gzip = weights.get('gzip') ?? any;
  if (br <= 0 && gzip <= 0) return undefined;
  // The client may prefer no encoding.
  if ((weights.get('identity') ?? 0) > Math.max(br, gzip)) return undefined;
  return br >= gzip ? 'br' : 'gzip';
}
