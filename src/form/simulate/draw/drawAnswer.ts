import type { KnownBehaviour } from '../../logic/compiledForm.ts';
import type { KnownField } from '../../type/declarations.ts';
import type { Answer } from '../../value/answer.ts';
import type { Fault } from '../../value/fault.ts';
import { calendlyEvent } from '../person/calendlyEvent.ts';
import type { Respondent } from '../respondent.ts';
import { drawChoice } from './drawChoice.ts';
import { drawAddress, drawEmail, drawPhone } from './drawContact.ts';
import { drawFiles } from './drawFiles.ts';
import { drawDay, drawTime } from './drawMoment.ts';
import { drawRating, drawScore, drawSlider } from './drawNumber.ts';
import { drawTable } from './drawTable.ts';
import { drawComment, drawLine } from './drawText.ts';
import { hintedAnswer } from './hintedAnswer.ts';

/** Draws before a field counts as one without an answer. Unusual patterns need some. */
const maxDraws = 40;
/** How often an answer is one that a rule looks for. */
const shareOfHints = 0.4;

/** The answer, or the fault of the last one that was refused; neither where nothing can be drawn. */
export type Drawn = { readonly answer: Answer } | { readonly fault: Fault | undefined };

/** A valid answer of the respondent. `isFree` refuses answers that others have given, where they must be unique. */
export function drawAnswer(
  known: KnownBehaviour,
  respondent: Respondent,
  isFree: (answer: Answer) => Fault | undefined = () => undefined,
): Drawn {
  const { behaviour, field } = known;
  const { context, hints, random } = respondent;
  const wanted = hints.get(field.id) ?? [];
  let refused: Fault | undefined;
  for (let draw = 0; draw < maxDraws; draw += 1) {
    const isHinted = wanted.length > 0 && draw < 2 && random.chance(shareOfHints);
    const drawn = isHinted
      ? hintedAnswer(known, random.pick(wanted), respondent)
      : drawOf(field, respondent, draw);
    if (drawn === undefined && !isHinted) break;
    const answer = drawn === undefined ? undefined : behaviour.normalise(field, drawn);
    if (answer === undefined) continue;
    const fault = behaviour.validate(field, answer, context) ?? isFree(answer);
    if (fault === undefined) return { answer };
    refused = isHinted ? refused : fault;
  }
  return { fault: refused };
}

/** One draw; undefined where the settings allow nothing, or where visitors do not answer the field. */
function drawOf(field: KnownField, respondent: Respondent, draw: number): Answer | undefined {
  switch (field.type) {
    case 'one_line_input':
      return drawLine(field, respondent);
    case 'comment':
      return drawComment(field, respondent);
    case 'email':
      return drawEmail(field, respondent, draw);
    case 'phone':
      return drawPhone(field, respondent);
    case 'date':
      return drawDay(field, respondent);
    case 'time':
      return drawTime(field, respondent);
    case 'address':
      return drawAddress(field, respondent);
    case 'multiple_choice':
    case 'dropdown':
      return drawChoice(field, respondent);
    case 'rating':
      return drawRating(field, respondent);
    case 'nps':
      return drawScore(field, respondent);
    case 'slider':
      return drawSlider(field, respondent);
    case 'file_upload':
      return drawFiles(field, respondent);
    case 'table_entry':
      return drawTable(field, respondent);
    case 'calendly':
      return calendlyEvent(respondent);
    case 'hidden':
    case 'rich_text':
    case 'credit_card':
      return undefined;
  }
}
