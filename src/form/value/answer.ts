/** An option by its value; for "Other", with the visitor's text. */
export interface ChosenOption {
  readonly value: string;
  readonly other?: string;
}

export interface UploadedFile {
  readonly id: string;
  readonly name: string;
  /** The media type. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** Cells as text, row by row, without the labels of a matrix: a cell of a choice holds the option's value. */
export interface TableAnswer {
  readonly rows: readonly (readonly string[])[];
}

export interface AddressAnswer {
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly state: string;
  readonly postal_code: string;
  /** Two capital letters. */
  readonly country: string;
}

export type Answer =
  | string
  | number
  | readonly ChosenOption[]
  | readonly UploadedFile[]
  | TableAnswer
  | AddressAnswer;

/** Answers by field id; a field without an answer has no entry. */
export type Answers = ReadonlyMap<string, Answer>;

/** An answer's `value` in API v2. */
export type ItemValue =
  | string
  | number
  | readonly { readonly label: string; readonly value: string }[]
  | readonly UploadedFile[]
  | { readonly headers: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | (AddressAnswer & { readonly full_address: string });

/** Submitted form values: each name with its values, in order. */
export type FormValues = ReadonlyMap<string, readonly string[]>;

/** The context in which answers are read and validated. */
export interface AnswerContext {
  /** The day in the form's time zone, such as 2026-11-15. */
  readonly today: string;
  /** Whether the whole text matches the pattern, in time linear in the text. */
  matches(pattern: string, text: string): boolean;
  /** The uploaded file with that id, if the visitor uploaded it to this field. */
  upload(id: string, fieldId: string): UploadedFile | undefined;
}
