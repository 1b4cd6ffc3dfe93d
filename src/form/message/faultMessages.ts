import type { FaultCode } from '../value/fault.ts';
import { texts } from './compiled/fault/en.ts';

/** The sentences for a missing answer, by the kind of field. */
type RequiredMessage =
  | 'required_text'
  | 'required_number'
  | 'required_url'
  | 'required_email'
  | 'required_phone'
  | 'required_date'
  | 'required_time'
  | 'required_choice'
  | 'required_choices'
  | 'required_box'
  | 'required_rating'
  | 'required_scale'
  | 'required_file'
  | 'required_signature'
  | 'required_rows';

/** The sentences for a cell whose row has a label, which {row} then is. */
type NamedCellMessage = 'cell_missing_named' | 'cell_invalid_named';

/** The sentence for each fault, with its parameters in braces. */
export type FaultMessages = Record<FaultCode | RequiredMessage | NamedCellMessage, string>;

export const english: FaultMessages = texts;
