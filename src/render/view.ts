import type { CompiledForm } from '#form/logic/compiledForm.ts';
import type { FormState } from '#form/logic/evaluateForm.ts';
import type { InterfaceTexts } from '#form/message/interfaceTexts.ts';
import type { FaultMessages } from '#form/message/language/english.ts';
import type { KnownField } from '#form/schema/field.ts';
import type { FormValues, UploadedFile } from '#form/value/answer.ts';
import type { Fault } from '#form/value/fault.ts';
import type { Embedding } from './embedding.ts';
import type { Sharing } from './head.ts';
import type { Content } from './html.ts';

/** In which words a page speaks. */
export interface Speech {
  /** The language of the page, such as `de` or `pt-BR`. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly texts: InterfaceTexts;
  readonly messages: FaultMessages;
}

/** Values of options, by the id of their field. */
export type FullOptions = ReadonlyMap<string, ReadonlySet<string>>;

/** Why a page is shown again although nothing is wrong with the answers. */
export type PageNotice =
  | 'more_questions'
  | 'texts_changed'
  | 'page_expired'
  | 'resume_gone'
  | 'payments_not_set_up'
  | 'payment_refused'
  | 'payment_unavailable';

/** A link to the same page in another language. */
export interface LanguageLink {
  readonly language: string;
  readonly href: string;
}

/** Everything that a page with a form shows. */
export interface FormView extends Speech {
  readonly id: string;
  /** The name of the form, for one without a title. */
  readonly name: string;
  /** Whether the browser is to be known again, because it may answer once. */
  readonly once: boolean;
  readonly form: CompiledForm;
  readonly state: FormState;
  /** What stands in the controls, by their names; see `startingValues`. */
  readonly values: FormValues;
  /** What is wrong, by the id of the field. */
  readonly faults: ReadonlyMap<string, Fault>;
  /** Why the page is shown again although nothing is wrong. */
  readonly notice?: PageNotice;
  /** The fields that the visitor has not seen before, or not as they are now. */
  readonly appeared?: readonly string[];
  /** Where the form is sent. */
  readonly action: string;
  /** Sent along unseen: the ticket, the submission's id. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly test: boolean;
  readonly languages?: readonly LanguageLink[];
  /** How it is shown inside another page. */
  readonly embed?: Embedding | undefined;
  /** What others are told of it. */
  readonly sharing?: Sharing | undefined;
  /** The day in the form's time zone. */
  readonly today: string;
  /** Options that nobody can choose any more, by the id of their field. */
  readonly full?: FullOptions | undefined;
  /** How often the form asks for a payment that cannot be taken here; undefined where it can, or asks for none. */
  readonly unpaid?: 'sometimes' | 'always' | undefined;
  upload(id: string, fieldId: string): UploadedFile | undefined;
  /** Finds the page's script; undefined where there is none. */
  readonly script?: ((parts: readonly string[]) => PageScript) | undefined;
}

/** Addresses of the page's script and of what it loads first. */
export interface PageScript {
  readonly source: string;
  readonly preload: readonly string[];
}

/** What a control must know of the page around it. */
export interface PageSide {
  readonly texts: InterfaceTexts;
  /** For names, numbers and dates; see `localeOf`. */
  readonly locale: string;
  readonly values: FormValues;
  readonly today: string;
  readonly payments: boolean;
  /** Whether nobody can choose this option any more. */
  isFull(fieldId: string, option: string): boolean;
  /** A text of the form with its formulas filled in. */
  fill(text: string): string;
  /** The same for where it is shown, so that the page's script fills it in anew when answers change. */
  filled(text: string): Content;
  /** Whether there are formulas in it. */
  isFilled(text: string): boolean;
  upload(id: string, fieldId: string): UploadedFile | undefined;
  /** What is to be paid in a field, such as `EUR 25.00`; undefined where nothing is. */
  amount(fieldId: string): string | undefined;
}

/** One field as it is shown, its texts already in the language of the page. */
export interface FieldView<Field extends KnownField = KnownField> {
  readonly field: Field;
  readonly required: boolean;
  /** Whether the visitor meets it now; it is a part of the page in any case. */
  readonly shown: boolean;
  readonly fault: Fault | undefined;
  /** The fault in words. */
  readonly error: string | undefined;
  readonly page: PageSide;
}
