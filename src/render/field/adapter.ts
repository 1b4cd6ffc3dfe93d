import type { FaultMessage } from '#form/message/faultMessage.ts';
import type { FaultMessages } from '#form/message/faultMessages.ts';
import type { InterfaceTexts } from '#form/message/interfaceTexts.ts';
import type { KnownField } from '#form/type/declarations.ts';
import type { Html } from '../html.ts';
import type { FieldView } from '../view.ts';

/** A field type on pages, in mails and for the page's script. Each type has a file in this folder. */
export interface FieldAdapter<Field extends KnownField = KnownField> {
  /** The field as HTML; undefined if there is nothing to show or send. */
  render(view: FieldView<Field>): Html | undefined;
  /** The CSS of the field: layers of `src/render/style/field/`. */
  style?(field: Field): readonly string[];
  /** The message if the answer is missing; a general one by default. */
  missing?(field: Field, texts: InterfaceTexts): FaultMessage;
  /** The answer of `printText` as people read it. Mails do without the texts of a page. */
  written?(field: Field, text: string, texts?: InterfaceTexts): string;
  /** The file of `web/page/part/` that the type needs; see `partsOfPage`. */
  readonly part?: string;
  /** The texts that the script shows. */
  scriptTexts?(field: Field): readonly (keyof InterfaceTexts)[];
  /** The faults that the script may find, each with the settings of which one must be there for it; without any, every field can have it. */
  readonly faults?: { readonly [Code in keyof FaultMessages]?: readonly (keyof Field & string)[] };
  /** The values that faults may name, as the language writes them; the script cannot write them itself. */
  faultValues?(field: Field, today: string, locale: string): Record<string, string>;
  /** The field for the script: without what is only shown. */
  stripped?(field: Field): Field;
  /** Whether the visitor's country makes the field easier to fill in. */
  asksForCountry?(field: Field): boolean;
  /** The words of a link to the field; its label by default. */
  linkText?(view: FieldView<Field>): string | undefined;
}
