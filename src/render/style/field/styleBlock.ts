/** Rules that only some fields need. */
export type StyleBlock = readonly string[];

export type StyleBlocks = Readonly<Record<string, StyleBlock>>;
