/** The colour that somebody typed, as the theme writes it; undefined if it is none. */
export function readHexCode(typed: string): string | undefined {
  const code = typed.trim().toLowerCase().replace(/^#/, '');
  return /^[0-9a-f]{6}$/.test(code) ? `#${code}` : undefined;
}

/** The same for the short notation, which can also be the beginning of a long one. */
export function readShortHexCode(typed: string): string | undefined {
  const [, ...parts] = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(typed.trim()) ?? [];
  return parts.length === 3 ? `#${parts.map((part) => part + part).join('')}`.toLowerCase() : undefined;
}
