import { listed } from './compiled/languages.ts';
import type { FaultMessages } from './faultMessages.ts';
import type { InterfaceTexts } from './interfaceTexts.ts';
import { isolateRuns } from './isolateRuns.ts';

/** The texts that Canvass itself shows to a visitor, in one language. */
interface Catalogue {
  /** The sentence for each fault. */
  readonly messages: FaultMessages;
  /** The words of the page around the form. */
  readonly texts: InterfaceTexts;
}

interface Language {
  /** The language's own name, for the language switch. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** A catalogue is read only when somebody needs it. */
  load(): Promise<Catalogue>;
}

/** A line of `catalogue/languages.json`. */
export interface ListedLanguage extends Language {
  readonly code: string;
}

/** The languages that Canvass itself speaks, by their tags; English comes first and stands in for all others. */
export const languages: ReadonlyMap<string, Language> = new Map(
  listed.map(({ code, name, direction, load }) => [
    code,
    { name, direction, load: direction === 'ltr' ? load : isolated(load) },
  ]),
);

function isolated(load: () => Promise<Catalogue>): () => Promise<Catalogue> {
  let loaded: Promise<Catalogue> | undefined;
  const begin = async () => {
    const { messages, texts } = await load();
    return { messages: isolateRuns(messages), texts: isolateRuns(texts) };
  };
  return () => {
    loaded ??= begin();
    return loaded;
  };
}
