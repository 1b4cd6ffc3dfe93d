/** The texts of a part of the app in all languages, each loaded when it is first needed. */
export interface LazyTexts<Texts> {
  readonly loaded: (language: string) => Texts | undefined;
  /** In English if the language fails to load or there is none: better than not at all. */
  readonly load: (language: string) => Promise<Texts>;
}

/** How long a failure stays: React asks again at once, to throw it, and only a later attempt should load again. */
const failureStays = 1_000;

export function lazyTexts<Texts>(
  loaders: Readonly<Record<string, () => Promise<Texts>>> & { readonly en: () => Promise<Texts> },
): LazyTexts<Texts> {
  const done = new Map<string, Texts>();
  const loading = new Map<string, Promise<Texts>>();
  return {
    loaded: (language) => done.get(language),
    load: (language) => {
      const begun = loading.get(language);
      if (begun !== undefined) return begun;
      const started = (loaders[language] ?? loaders.en)().catch(loaders.en);
      loading.set(language, started);
      started.then(
        (texts) => done.set(language, texts),
        () => setTimeout(() => loading.delete(language), failureStays),
      );
      return started;
    },
  };
}
