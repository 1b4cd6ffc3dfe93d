export type Script = 'latin' | 'nonlatin';

interface PersonName {
  written: string;
  /** Plain letters, for the mail address. */
  latin: string;
}

export interface Sentence {
  text: string;
  /** The length in UTF-8, counted once, which controls the size of responses. */
  bytes: number;
}

/** Names, streets and sentences of one language. */
export interface Locale {
  language: string;
  script: Script;
  given: readonly PersonName[];
  family: readonly PersonName[];
  fullName: (given: string, family: string) => string;
  /** `#` stands for the house number. */
  streets: readonly string[];
  praise: readonly Sentence[];
  criticism: readonly Sentence[];
  /** Wishes and praise, which can follow a first opinion. */
  remarks: readonly Sentence[];
  sentenceSpace: '' | ' ';
  /** Sentences that people write into forms of any kind. */
  notes: readonly string[];
  /** A few words, for short answers. */
  topics: readonly string[];
}

interface LocaleWords {
  language: string;
  script: Script;
  /** Separated by spaces; names in other scripts carry a Latin form, as in `健一:kenichi`. */
  given: string;
  family: string;
  /** Puts the family name first, with this separator. */
  familyFirst?: '' | ' ';
  streets: readonly string[];
  praise: readonly string[];
  criticism: readonly string[];
  wishes: readonly string[];
  sentenceSpace?: '';
  notes: readonly string[];
  topics: readonly string[];
}

export function defineLocale(words: LocaleWords): Locale {
  const between = words.familyFirst;
  const praise = words.praise.map(sentence);
  const criticism = words.criticism.map(sentence);
  return {
    language: words.language,
    script: words.script,
    given: words.given.split(' ').map(personName),
    family: words.family.split(' ').map(personName),
    fullName:
      between === undefined
        ? (given, family) => `${given} ${family}`
        : (given, family) => family + between + given,
    streets: words.streets,
    praise,
    criticism,
    remarks: [...words.wishes.map(sentence), ...praise],
    sentenceSpace: words.sentenceSpace ?? ' ',
    notes: words.notes,
    topics: words.topics,
  };
}

function personName(word: string): PersonName {
  const [written = word, latin = written] = word.split(':');
  return { written, latin: plainLetters(latin) };
}

const letters: Record<string, string> = { ß: 'ss', ı: 'i' };

function plainLetters(name: string): string {
  return name
    .toLowerCase()
    .replace(/[ßı]/g, (letter) => letters[letter] ?? '')
    .normalize('NFD')
    .replace(/[^a-z]/g, '');
}

function sentence(text: string): Sentence {
  return { text, bytes: new TextEncoder().encode(text).length };
}
