/**
 * A setting of a field, as plain data: its schema, its description and the type of its value are derived from it. In a
 * description, `{default}` stands for the default.
 */
export type Setting = {
  readonly about?: string;
  /** Other settings may be left out. */
  readonly needed?: true;
} & Kind;

type Kind =
  | {
      readonly kind: 'text';
      readonly min?: number;
      readonly max?: number;
      readonly pattern?: RegExp;
      /** The fault of a text that does not fit the pattern. */
      readonly fault?: string;
      readonly examples?: readonly string[];
      readonly nullable?: true;
    }
  /** A text that people read; translations can replace it. */
  | { readonly kind: 'shownText'; readonly max: number; readonly nullable?: true }
  | { readonly kind: 'number' | 'whole'; readonly min?: number; readonly max?: number }
  | { readonly kind: 'boolean' | 'fieldId' | 'name' | 'formula' | 'country' | 'image' }
  | { readonly kind: 'oneOf'; readonly values: readonly string[] | readonly number[] }
  | { readonly kind: 'list'; readonly of: Setting; readonly min?: number; readonly max?: number }
  | {
      readonly kind: 'object';
      readonly settings: Settings;
      readonly defaults?: Defaults;
      /** Its name in the published schema. */
      readonly name?: string;
    };

export type Settings = { readonly [key: string]: Setting };

export type Default = string | number | readonly string[];
export type Defaults = { readonly [key: string]: Default };

/** The settings of one field type. */
export interface Declaration {
  readonly about: string;
  readonly defaults: Defaults;
  readonly settings: Settings;
}

type ValueOf<Declared> = Declared extends { readonly nullable: true }
  ? null | PlainValue<Declared>
  : PlainValue<Declared>;

type PlainValue<Declared> = Declared extends {
  readonly kind: 'oneOf';
  readonly values: readonly (infer Value)[];
}
  ? Value
  : Declared extends { readonly kind: 'list'; readonly of: infer Item }
    ? ValueOf<Item>[]
    : Declared extends { readonly kind: 'object'; readonly settings: infer Inner }
      ? ObjectFrom<Inner>
      : Declared extends { readonly kind: 'number' | 'whole' }
        ? number
        : Declared extends { readonly kind: 'boolean' }
          ? boolean
          : Declared extends { readonly kind: 'image' }
            ? { source: string; alternative?: string | undefined }
            : string;

type Needed<Inner> = {
  [Key in keyof Inner]: Inner[Key] extends { readonly needed: true } ? Key : never;
}[keyof Inner];

export type Flat<Type> = { [Key in keyof Type]: Type[Key] };

/** The object that has these settings. */
export type ObjectFrom<Inner> = Flat<
  { -readonly [Key in Needed<Inner>]: ValueOf<Inner[Key]> } & {
    -readonly [Key in Exclude<keyof Inner, Needed<Inner>>]?: ValueOf<Inner[Key]> | undefined;
  }
>;

/** A field whose defaults are filled in. */
export type Settled<Field, Filled> = Flat<
  Omit<Field, keyof Filled> & {
    [Key in keyof Filled & keyof Field]-?: Exclude<Field[Key], undefined>;
  }
>;
