/** Caches `Intl` formatters: creating one takes a hundred times as long as using it, and a table uses many. */
export function cachedFormatter<Options extends object, Formatter>(
  kind: new (language: string, options: Options) => Formatter,
): (language: string, options: Options) => Formatter {
  const cache = new Map<string, Formatter>();
  return (language, options) => {
    const key = `${language} ${JSON.stringify(options)}`;
    const known = cache.get(key) ?? new kind(language, options);
    cache.set(key, known);
    return known;
  };
}
