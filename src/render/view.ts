import type { FormValues, UploadedFile } from '#form/answer/answer.ts';
import type { Fault } from '#form/answer/fault.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import type { FormState } from '#form/logic/evaluateForm.ts';
import type { FaultMessages } from '#form/message/english.ts';
import type { InterfaceTexts } from '#form/message/interfaceTexts.ts';
import type { KnownField } from '#form/schema/field.ts';

/** In which words a page speaks. */
export interface Speech {
  /** The language of the page, such as `de` or `pt-BR`. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly texts: InterfaceTexts;
  readonly messages: FaultMessages;
}

/** A link to the same page in another language. */
export interface LanguageLink {
  readonly language: string;
  readonly href: string;
}

/** Everything that a page with a form shows. */
export interface FormView extends Speech {
  /** The name of the form, for one without a title. */
  readonly name: string;
  readonly form: CompiledForm;
  readonly state: FormState;
  /** What stands in the controls, by their names; see `startingValues`. */
  readonly values: FormValues;
  /** What is wrong, by the id of the field. */
  readonly faults: ReadonlyMap<string, Fault>;
  /** Why the page is shown again although nothing is wrong. */
  readonly notice?: 'more_questions' | 'page_expired';
  /** The fields that the visitor has not seen before, where more questions have appeared. */
  readonly appeared?: readonly string[];
  /** Where the form is sent. */
  readonly action: string;
  /** Sent along unseen: the ticket, the submission's id. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly test: boolean;
  readonly languages?: readonly LanguageLink[];
  /** The day in the form's time zone. */
  readonly today: string;
  /** Whether this server can take payments. */
  readonly payments: boolean;
  upload(id: string, fieldId: string): UploadedFile | undefined;
}

/** What a control must know of the page around it. */
export interface PageSide {
  readonly texts: InterfaceTexts;
  /** For names, numbers and dates; see `localeOf`. */
  readonly locale: string;
  readonly values: FormValues;
  readonly today: string;
  readonly payments: boolean;
  /** A text of the form with its formulas filled in. */
  fill(text: string): string;
  upload(id: string, fieldId: string): UploadedFile | undefined;
  /** What is to be paid in a field, such as `EUR 25.00`; undefined where nothing is. */
  amount(fieldId: string): string | undefined;
}

/** One field as it is shown, its texts already in the language of the page. */
export interface FieldView<Field extends KnownField = KnownField> {
  readonly field: Field;
  readonly required: boolean;
  readonly fault: Fault | undefined;
  /** The fault in words. */
  readonly error: string | undefined;
  readonly page: PageSide;
}
