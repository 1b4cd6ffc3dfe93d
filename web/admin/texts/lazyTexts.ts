/** The texts of a part of the app in all languages, each loaded when it is first needed. */
export interface LazyTexts<Texts> {
  /**
   * The same promise each time. In English if the language fails to load or there is none: better than not at all. Once it is kept, React
   * finds its value on it and renders without waiting.
   */
  readonly load: (language: string) => Promise<Texts>;
}

/** How long a failure stays: React asks again at once, to throw it, and only a later attempt should load again. */
const failureStays = 1_000;

export function lazyTexts<Texts>(
  loaders: Readonly<Record<string, () => Promise<Texts>>> & { readonly en: () => Promise<Texts> },
): LazyTexts<Texts> {
  const loading = new Map<string, Promise<Texts>>();
  return {
    load: (language) => {
      const begun = loading.get(language);
      if (begun !== undefined) return begun;
      const started = (loaders[language] ?? loaders.en)().catch(loaders.en);
      loading.set(language, started);
      started.then(
        (value) => Object.assign(started, { status: 'fulfilled', value }),
        () => setTimeout(() => loading.delete(language), failureStays),
      );
      return started;
    },
  };
}
