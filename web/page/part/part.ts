import type { FormulaLanguage, RuleLanguage } from '#form/language.ts';
import type { dependenciesOf } from '#form/logic/dependencies.ts';
import type { FaultMessage } from '#form/message/faultMessage.ts';
import type { InterfaceTexts } from '#form/message/interfaceTexts.ts';
import type { BehaviourTable } from '#form/type/behaviourTable.ts';
import type { KnownField } from '#form/type/declarations.ts';
import type { AnswerContext } from '#form/value/answer.ts';
import type { Fault } from '#form/value/fault.ts';
import type { Enhance } from '../enhance/enhanceFields.ts';
import type { Guide } from '../guide.ts';
import type { LivePage } from '../livePage.ts';

/** A part of the script that only some forms need. The files in this folder export one each and are loaded lazily. */
export interface PagePart {
  readonly behaviours?: BehaviourTable;
  /** By field type; `signature` for uploads that are drawn. */
  readonly enhancers?: Readonly<Record<string, Enhance>>;
  readonly formulas?: FormulaLanguage;
  readonly rules?: RuleLanguage;
  readonly dependenciesOf?: typeof dependenciesOf;
  readonly matches?: AnswerContext['matches'];
  /** Sets controls after each evaluation of the form, before anything on the page is updated. */
  readonly prepare?: (page: LivePage) => void;
  /** Updates the page after each evaluation of the form. */
  readonly show?: (page: LivePage) => void;
  readonly guide?: Guide;
  /** Names the parts of a field in a fault as the page does; undefined for fields of other types. */
  readonly nameFault?: (
    found: Fault,
    field: KnownField,
    original: KnownField,
    texts: InterfaceTexts,
  ) => FaultMessage | undefined;
  /** Whether a fault concerns a control, where its field has several; `rest` is its name without the field's id. */
  readonly isFaulty?: (field: KnownField, fault: Fault, rest: string, text: string) => boolean;
}
