/** A formatted text. Its texts may contain formulas in brackets, which are filled in after parsing. */
export type Markup = readonly Block[];

export type Block = Heading | Paragraph | List;

export interface Heading {
  readonly kind: 'heading';
  /** From 1 to 6. */
  readonly level: number;
  readonly content: readonly Inline[];
}

interface Paragraph {
  readonly kind: 'paragraph';
  readonly content: readonly Inline[];
}

interface List {
  readonly kind: 'list';
  readonly ordered: boolean;
  /** The number of the first item, where they have numbers. */
  readonly first: number;
  readonly items: readonly (readonly Inline[])[];
}

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly content: readonly Inline[] }
  | { readonly kind: 'link'; readonly address: string; readonly content: readonly Inline[] }
  | { readonly kind: 'break' };
