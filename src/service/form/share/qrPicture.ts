import { writePng } from '#kit/image/writePng.ts';
import { qrModules, quiet } from '#render/share/qrCode.ts';

/**
 * An address as a QR code in PNG, black on white. A module has whole pixels, because blurred or uneven ones are hard to
 * scan; what is left over widens the quiet zone.
 *
 * @param size in pixels; a code with more modules gets one pixel for each
 */
export async function qrPicture(address: string, size = 1024): Promise<Buffer> {
  const { count, isDark } = await qrModules(address);
  const scale = Math.max(1, Math.floor(size / (count + 2 * quiet)));
  const side = Math.max(size, count + 2 * quiet);
  const margin = Math.floor((side - count * scale) / 2);
  const stride = 1 + Math.ceil(side / 8);
  // White; the first byte of a row says that it is not filtered.
  const rows = Buffer.alloc(stride * side, 0xff);
  for (let y = 0; y < side; y += 1) rows[y * stride] = 0;
  for (let row = 0; row < count; row += 1) {
    const first = (margin + row * scale) * stride;
    for (let column = 0; column < count; column += 1) {
      if (!isDark(row, column)) continue;
      for (let x = margin + column * scale, end = x + scale; x < end; x += 1) {
        const at = first + 1 + (x >> 3);
        rows[at] = (rows[at] ?? 0) & ~(0x80 >> (x & 7));
      }
    }
    for (let again = 1; again < scale; again += 1)
      rows.copyWithin(first + again * stride, first, first + stride);
  }
  return await writePng({ width: side, height: side, colours: 'black and white', rows });
}
