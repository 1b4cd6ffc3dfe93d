import type { CompiledForm } from '#form/logic/compiledForm.ts';
import type { FormState } from '#form/logic/evaluateForm.ts';
import type { FaultMessages } from '#form/message/faultMessages.ts';
import type { InterfaceTexts } from '#form/message/interfaceTexts.ts';
import type { KnownField } from '#form/type/declarations.ts';
import type { FormValues, UploadedFile } from '#form/value/answer.ts';
import type { Fault } from '#form/value/fault.ts';
import type { Embedding } from './embedding.ts';
import type { Sharing } from './head.ts';
import type { Content, Html } from './html.ts';

/** The language and texts of a page. */
export interface PageLanguage {
  /** The language of the page, such as `de` or `pt-BR`. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly texts: InterfaceTexts;
  readonly messages: FaultMessages;
}

/** Option values by field id. */
type FullOptions = ReadonlyMap<string, ReadonlySet<string>>;

/** Why a page is shown again although the answers are fine. */
export type PageNotice =
  | 'more_questions'
  | 'texts_changed'
  | 'page_expired'
  | 'resume_gone'
  | 'edit_sent'
  | 'payments_not_set_up'
  | 'payment_refused'
  | 'payment_unavailable';

/** A link to the same page in another language. */
export interface LanguageLink {
  readonly language: string;
  readonly href: string;
}

/** Everything that a page with a form shows. */
export interface FormView extends PageLanguage {
  readonly id: string;
  /** The name of the form, for one without a title. */
  readonly name: string;
  /** Whether the form accepts one response per browser, which a token then identifies. */
  readonly once: boolean;
  /** Whether the answers so far are kept on the server before they are sent. */
  readonly partial?: boolean;
  /** Whether visitors may ask for a copy of their answers. */
  readonly offersCopy?: boolean;
  /** Fields that are left out, because their answers cannot be changed. */
  readonly fixed?: ReadonlySet<string>;
  readonly form: CompiledForm;
  readonly state: FormState;
  /** The control values by name; see `startingValues`. */
  readonly values: FormValues;
  /** The faults by field id. */
  readonly faults: ReadonlyMap<string, Fault>;
  /** Why the page is shown again although the answers are fine. */
  readonly notice?: PageNotice;
  /** Fields that the visitor has not seen yet, or that have changed since. */
  readonly appeared?: readonly string[];
  /** The URL that the form posts to. */
  readonly action: string;
  /** Hidden inputs: the ticket, the submission id. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly test: boolean;
  /** A draft that only holders of its private link see. */
  readonly preview?: Preview | undefined;
  /** The step at which a resume link continues, and when the answers were saved, in milliseconds since 1970. */
  readonly resumed?: { readonly step: string; readonly at: number } | undefined;
  readonly languages?: readonly LanguageLink[];
  /** How the page is embedded in another. */
  readonly embed?: Embedding | undefined;
  /** Metadata for sharing. */
  readonly sharing?: Sharing | undefined;
  /** The visitor's likely country, two letters; the script suggests it where a country is asked for. */
  readonly country?: string | undefined;
  /** The day in the form's time zone. */
  readonly today: string;
  /** Full options by field id. */
  readonly full?: FullOptions | undefined;
  /**
   * Whether the form asks for a payment that cannot be taken here, with some or with all answers; undefined if
   * payments can be taken or none is asked for.
   */
  readonly unpaid?: 'sometimes' | 'always' | undefined;
  upload(id: string, fieldId: string): UploadedFile | undefined;
  /** Finds the page's script; undefined if there is none. */
  readonly script?: ((parts: readonly string[]) => PageScript) | undefined;
}

/** A preview of a draft. */
export interface Preview {
  /** The revision of the draft, by which the page notices changes. */
  readonly revision: number;
  /** The script that reloads the page after a change; undefined without a build. */
  readonly script?: PageScript | undefined;
}

/** Addresses of the page's script and its preloads. */
export interface PageScript {
  readonly source: string;
  readonly preload: readonly string[];
}

/** The page context of a control. */
export interface PageContext {
  readonly texts: InterfaceTexts;
  /** For names, numbers and dates; see `localeOf`. */
  readonly locale: string;
  readonly values: FormValues;
  readonly today: string;
  readonly payments: boolean;
  /** Whether this option has reached its quota. */
  isFull(fieldId: string, option: string): boolean;
  /** The price of an option for people, in the currency of the form's payment. */
  price(amount: number): string;
  /** Whether the form asks for more than one address: autofill then keeps them apart. */
  readonly hasSeveralAddresses: boolean;
  /** A text of the form with its formulas filled in. */
  fill(text: string): string;
  /** The same as markup that the script updates when answers change. */
  filled(text: string): Content;
  /** The same with emphasis and links. */
  rich(text: string): Content;
  /** The attributes of an element with the text, which shows nothing before there are answers to fill in. */
  waits(text: string): Html | undefined;
  /** Whether the text contains formulas. */
  isFilled(text: string): boolean;
  upload(id: string, fieldId: string): UploadedFile | undefined;
  /** The amount due in a field, as the language writes it; undefined if nothing is due. */
  amount(fieldId: string): string | undefined;
}

/** One field to render, with translated texts. */
export interface FieldView<Field extends KnownField = KnownField> {
  readonly field: Field;
  readonly required: boolean;
  /** The level of the heading above the field: the title of the form, or the label of its page. */
  readonly headingAbove: 1 | 2;
  /** Whether the field is visible now; it is rendered in any case. */
  readonly shown: boolean;
  readonly fault: Fault | undefined;
  /** The translated error message. */
  readonly error: string | undefined;
  readonly page: PageContext;
}
