import type { KnownBehaviour } from '../../logic/compiledForm.ts';
import type { Answer } from '../../value/answer.ts';
import type { Fault } from '../../value/fault.ts';
import type { Respondent } from '../person/respondent.ts';
import { drawingOf } from './drawings.ts';
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
  const drawing = drawingOf(field);
  let refused: Fault | undefined;
  for (let draw = 0; draw < maxDraws; draw += 1) {
    const isHinted = wanted.length > 0 && draw < 2 && random.chance(shareOfHints);
    const drawn = isHinted
      ? hintedAnswer(known, random.pick(wanted), respondent)
      : drawing?.answer(field, respondent, draw);
    if (drawn === undefined && !isHinted) break;
    const answer = drawn === undefined ? undefined : behaviour.normalise(field, drawn);
    if (answer === undefined) continue;
    const fault = behaviour.validate(field, answer, context) ?? isFree(answer);
    if (fault === undefined) return { answer };
    refused = isHinted ? refused : fault;
  }
  return { fault: refused };
}
