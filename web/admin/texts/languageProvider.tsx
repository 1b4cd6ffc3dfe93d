import { languages } from 'canvass:languages';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { chooseLanguage, localeOf } from './chooseLanguage.ts';
import type { Language } from './language.ts';
import { LanguageContext } from './useTexts.ts';

/** The languages that were loaded, for the next provider. */
const loadedLanguages = new Map<string, Language>();

interface LanguageProviderProps {
  /** English, which is always here: all its texts, or those of the screens inside. */
  readonly english: Language;
  /** The chosen languages, in order of precedence. */
  readonly chosen: readonly (string | null | undefined)[];
  readonly children: ReactNode;
}

/** Gives the texts of the person's language to everything inside, once they are here. */
export function LanguageProvider({ english, chosen, children }: LanguageProviderProps) {
  const code = chooseLanguage(
    [...chosen, ...navigator.languages],
    languages.map((each) => each.code),
  );
  const [language, setLanguage] = useState<Language | undefined>(
    code === 'en' ? english : loadedLanguages.get(code),
  );
  useEffect(() => {
    let isWanted = true;
    const found = languages.find((each) => each.code === code);
    const loading = code === 'en' || found === undefined ? undefined : found.load();
    if (loading === undefined) setLanguage(english);
    else
      loading.then(
        (loaded) => {
          loadedLanguages.set(code, loaded.language);
          if (isWanted) setLanguage(loaded.language);
        },
        // Better in English than not at all.
        () => isWanted && setLanguage(english),
      );
    return () => {
      isWanted = false;
    };
  }, [code, english]);
  useEffect(() => {
    if (language === undefined) return;
    document.documentElement.lang = language.code;
    document.documentElement.dir = language.direction;
  }, [language]);
  const spoken = useMemo(
    () => language && { ...language, locale: localeOf(language.code, navigator.languages) },
    [language],
  );
  return spoken === undefined ? null : <LanguageContext value={spoken}>{children}</LanguageContext>;
}
