import type { ReactNode } from 'react';
import type { KnownField } from '#form/type/declarations.ts';

/** How one response shows and edits the answers of a field type. */
export interface AnswerAdapter<Field extends KnownField> {
  /** Edits an answer; undefined where the team may not. */
  readonly Control: ((props: AnswerControlProps<Field>) => ReactNode) | undefined;
  /** Shows an answer that is a number; as a figure without it. */
  readonly NumberView?: (props: AnswerViewProps<Field, number>) => ReactNode;
  /** Shows an answer that is a text; as it is without it. */
  readonly TextView?: (props: AnswerViewProps<Field, string>) => ReactNode;
}

export interface AnswerControlProps<Field extends KnownField = KnownField> {
  readonly field: Field;
  /** The answer as `editResponse` takes it; null for none. */
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** Files are being sent, without which the answer is not complete. */
  readonly onBusy: (isBusy: boolean) => void;
  readonly label: string;
  readonly error: ReactNode;
  /** The files of this answer, which have names. */
  readonly files: readonly { readonly id: string; readonly name: string }[];
  /** Of the response, for new files. */
  readonly params: { readonly organization: string; readonly form: string; readonly response: string };
}

interface AnswerViewProps<Field extends KnownField, Value> {
  readonly field: Field;
  readonly value: Value;
}
