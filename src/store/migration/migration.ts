/** What differs between the engines in a table's definition. */
export interface DefinitionFacts {
  /** The type of an identifier: compared byte by byte, whatever the database's language. */
  key: string;
  /** Ends the definition of a table that is nothing but its primary key and a number. */
  withoutRowid: string;
}

/** Numbered from 1 without gaps. A migration that has landed is never changed: a later one mends it. */
export interface Migration {
  number: number;
  name: string;
  statements: (facts: DefinitionFacts) => string[];
}
