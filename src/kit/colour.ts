/** Colours in hexadecimal notation: `#0e6b5c`. */

/** The contrast ratio of WCAG, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort(
    (first, second) => first - second,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

/** Mixes two colours: a share of 0 is the first, 1 the second. */
export function mixed(first: string, second: string, share: number): string {
  const [from, to] = [partsOf(first), partsOf(second)];
  const parts = from.map((part, index) => Math.round(part + ((to[index] ?? 0) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Darkens or lightens the colour until it reaches the contrast with the background; unchanged if it already
 * does.
 */
export function readableColour(colour: string, background: string, minimum: number): string {
  const end = contrast(background, '#000000') > contrast(background, '#ffffff') ? '#000000' : '#ffffff';
  for (let share = 0; share < 1; share += 0.05) {
    const found = mixed(colour, end, share);
    if (contrast(found, background) >= minimum) return found;
  }
  return end;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function partsOf(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
