import { addressDrawing } from '../../type/address/draw.ts';
import { calendlyDrawing } from '../../type/calendly/draw.ts';
import { commentDrawing } from '../../type/comment/draw.ts';
import { dateDrawing } from '../../type/date/draw.ts';
import type { FieldOf, KnownField } from '../../type/declarations.ts';
import { emailDrawing } from '../../type/email/draw.ts';
import { fileDrawing } from '../../type/fileUpload/draw.ts';
import { choiceDrawing } from '../../type/multipleChoice/choice/draw.ts';
import { lineDrawing } from '../../type/oneLineInput/draw.ts';
import { phoneDrawing } from '../../type/phone/draw.ts';
import { tableDrawing } from '../../type/tableEntry/draw.ts';
import { timeDrawing } from '../../type/time/draw.ts';
import { factsOf } from '../../type/types.ts';
import type { FieldType } from '../../value/kinds.ts';
import type { Drawing } from '../person/drawing.ts';
import { onScale } from './onScale.ts';

/** How people answer each type, except those that nobody answers and those on a scale. */
const drawings: { readonly [Type in FieldType]?: Drawing<FieldOf<Type>> } = {
  one_line_input: lineDrawing,
  comment: commentDrawing,
  email: emailDrawing,
  phone: phoneDrawing,
  date: dateDrawing,
  time: timeDrawing,
  address: addressDrawing,
  multiple_choice: choiceDrawing,
  dropdown: choiceDrawing,
  file_upload: fileDrawing,
  table_entry: tableDrawing,
  calendly: calendlyDrawing,
};

/** How people answer the field; undefined where they do not. */
export function drawingOf(field: KnownField): Drawing<KnownField> | undefined {
  const { scale } = factsOf(field);
  if (scale !== undefined) return { answer: (given, respondent) => onScale(scale(given), respondent) };
  // TypeScript cannot relate a table entry to a field of unknown type.
  return drawings[field.type] as Drawing<never> | undefined as Drawing<KnownField> | undefined;
}
