import { isCountry } from '#form/value/countries.ts';

/** The flag of a country; undefined where the system has none, which would show letters or boxes instead. */
export function flagOf(code: string): string | undefined {
  if (!isCountry(code) || !hasFlags()) return undefined;
  return [...code].map((letter) => String.fromCodePoint(letter.charCodeAt(0) + 127_397)).join('');
}

let known: boolean | undefined;

/** Whether the system draws flags: only they have colours. */
function hasFlags(): boolean {
  known ??= drawsColours('\u{1F1F8}\u{1F1EA}');
  return known;
}

function drawsColours(text: string): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = 24;
  canvas.height = 24;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return false;
  context.textBaseline = 'top';
  context.font = '16px sans-serif';
  context.fillText(text, 0, 0);
  const { data } = context.getImageData(0, 0, 24, 24);
  for (let index = 0; index < data.length; index += 4)
    if (data[index] !== data[index + 1] || data[index] !== data[index + 2]) return true;
  return false;
}
