import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { chooseLanguage, localeFor } from './chooseLanguage.ts';
import type { Texts } from './compiled/language/en.ts';
import { languages } from './compiled/languages.ts';
import type { Language } from './language.ts';
import { LanguageContext } from './useTexts.ts';

type Parts = 'public' | 'all';

/** The languages that were loaded, for the next provider. */
const loadedLanguages: Readonly<Record<Parts, Map<string, Language>>> = {
  public: new Map(),
  all: new Map(),
};

/** Loads all texts of a language, or those of the screens without a session; undefined if there is no such language. */
export async function loadLanguage(code: string, parts: Parts): Promise<Language | undefined> {
  const found = languages.find((each) => each.code === code);
  if (found === undefined) return undefined;
  const { texts } = await (parts === 'all' ? found.load() : found.loadPublic());
  // The screens without a session use no others.
  const language = { ...found, texts: texts as Texts };
  loadedLanguages[parts].set(code, language);
  return language;
}

interface LanguageProviderProps {
  /** English, which is always here: all its texts, or those of the screens inside. */
  readonly english: Language;
  /** Whether the screens inside need a session, and with it all texts. */
  readonly parts: Parts;
  /** The chosen languages, in order of precedence. */
  readonly chosen: readonly (string | null | undefined)[];
  readonly children: ReactNode;
}

/** Gives the texts of the person's language to everything inside, once they are here. */
export function LanguageProvider({ english, parts, chosen, children }: LanguageProviderProps) {
  const code = chooseLanguage(
    [...chosen, ...navigator.languages],
    languages.map((each) => each.code),
  );
  const [language, setLanguage] = useState<Language | undefined>(
    code === 'en' ? english : loadedLanguages[parts].get(code),
  );
  useEffect(() => {
    let isWanted = true;
    if (code === 'en') setLanguage(english);
    else
      loadLanguage(code, parts).then(
        (loaded) => isWanted && setLanguage(loaded ?? english),
        // Better in English than not at all.
        () => isWanted && setLanguage(english),
      );
    return () => {
      isWanted = false;
    };
  }, [code, english, parts]);
  useEffect(() => {
    if (language === undefined) return;
    document.documentElement.lang = language.code;
    document.documentElement.dir = language.direction;
  }, [language]);
  const spoken = useMemo(
    () => language && { ...language, locale: localeFor(language.code, navigator.languages) },
    [language],
  );
  return spoken === undefined ? null : <LanguageContext value={spoken}>{children}</LanguageContext>;
}
