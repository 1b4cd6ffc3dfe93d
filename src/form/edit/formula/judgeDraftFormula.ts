import { checkedForm } from '../../check/checkedForm.ts';
import { judgeFormula } from '../../check/logic/judgeFormula.ts';
import type { FormDefinition } from '../../definition/document.ts';
import type { FormulaType } from '../../formula/formula.ts';

/** The type that a formula may have: `any` is a number, a text, or true or false. */
export type WantedType = 'number' | 'text' | 'any';

export type FormulaJudgement =
  | { readonly type: FormulaType }
  /** `from` and `to` are offsets into the formula; `message` says what to correct. */
  | { readonly fault: { readonly from: number; readonly to: number; readonly message: string } };

const tokenAt = /\d+(?:\.\d+)?|"(?:[^"]|"")*"?|[A-Za-z]\w*|!=|<=|>=|\S/y;

/** Whether a formula works in the draft, in the words of the checker and with the place of the fault. */
export function judgeDraftFormula(
  draft: FormDefinition,
  source: string,
  wanted: readonly WantedType[],
): FormulaJudgement {
  const judged = judgeFormula(checkedForm(draft, {}), source, wanted);
  if (!('fault' in judged)) return { type: judged.type };
  const { at, message } = judged.fault;
  tokenAt.lastIndex = at;
  const length = tokenAt.exec(source)?.[0].length ?? 0;
  return { fault: { from: Math.min(at, source.length), to: Math.min(at + length, source.length), message } };
}
