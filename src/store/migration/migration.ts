/** Differences between the engines in table definitions. */
export interface EngineDefinitions {
  /** The column type of identifiers: compared byte by byte, regardless of the database's locale. */
  key: string;
  /** Appended to tables that consist of their primary key and a number. */
  withoutRowid: string;
  /** For tables that only one engine has in that form. */
  engine: 'sqlite' | 'postgres';
}

/** Numbered from 1 in the order in which they run. A released migration never changes; a later one fixes it. */
export interface Migration {
  number: number;
  name: string;
  statements: (facts: EngineDefinitions) => string[];
}
