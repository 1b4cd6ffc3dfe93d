/** Caches `Intl` formatters: creating one takes a hundred times as long as using it, and a table uses many. */
export function cachedFormatter<Options extends object, Made>(
  kind: new (language: string, options: Options) => Made,
): (language: string, options: Options) => Made {
  const made = new Map<string, Made>();
  return (language, options) => {
    const key = `${language} ${JSON.stringify(options)}`;
    const known = made.get(key) ?? new kind(language, options);
    made.set(key, known);
    return known;
  };
}
