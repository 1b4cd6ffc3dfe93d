/** The words typed behind `@`, and their place. */
export interface Mention {
  readonly from: number;
  readonly to: number;
  readonly query: string;
}

/** An `@` inside of a word belongs to a mail address. */
const mention = /(?:^|[\s([{"'“‘,;:/=&?-])@([\p{L}\p{N}_]*)$/u;

/** The mention that ends at the cursor. */
export function mentionAt(text: string, cursor: number): Mention | undefined {
  const query = mention.exec(text.slice(0, cursor))?.[1];
  return query === undefined ? undefined : { from: cursor - query.length - 1, to: cursor, query };
}
