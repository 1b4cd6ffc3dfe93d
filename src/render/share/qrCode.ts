import { html } from '../html.ts';

/** The quiet zone around the code, in modules. */
export const quiet = 4;

/** The longest address that fits into a QR code at level M. */
const maxLength = 2000;

/**
 * Renders an address as a QR code in SVG, black on white on any background, with the address as its title. The
 * library is loaded on demand.
 *
 * @param size in pixels; without it the picture fills its container
 */
export async function qrCode(address: string, size?: number): Promise<string> {
  const { count, isDark } = await qrModules(address);
  const side = count + 2 * quiet;
  const sized = size === undefined ? undefined : html` width="${size}" height="${size}"`;
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"${sized} shape-rendering="crispEdges" role="img" aria-labelledby="address"><title id="address">${address}</title><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${pathOf(count, isDark)}"/></svg>
`.text;
}

/** The modules of an address without their quiet zone. */
export async function qrModules(address: string) {
  if (address.length > maxLength)
    throw new RangeError(`an address of ${address.length} characters fits no code`);
  const { default: makeCode } = await import('qrcode-generator');
  const code = makeCode(0, 'M');
  // The library encodes ASCII only; a normalised URL contains nothing else.
  code.addData(new URL(address).href);
  code.make();
  return {
    count: code.getModuleCount(),
    isDark: (row: number, column: number) => code.isDark(row, column),
  };
}

/** Adjacent dark modules of a row become one rectangle: single squares show hairlines in print. */
function pathOf(count: number, isDark: (row: number, column: number) => boolean): string {
  let path = '';
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      const start = column;
      while (column < count && isDark(row, column)) column += 1;
      const length = column - start;
      if (length > 0) path += `M${start + quiet} ${row + quiet}h${length}v1h-${length}z`;
    }
  }
  return path;
}
