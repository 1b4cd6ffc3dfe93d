import type { CompiledForm } from '../logic/compiledForm.ts';
import type { Answers, ItemValue } from '../value/answer.ts';
import { fieldKinds, type ValueType } from '../value/kinds.ts';

/** An answer as API v2 shows it, with its keys in the order of the API. */
export interface ResponseItem {
  readonly field_id: string;
  readonly field_type: string;
  readonly value_type: ValueType;
  readonly value: ItemValue;
}

/** One item for each answered field, in the order in which the API lists the fields. */
export function responseItems(form: CompiledForm, answers: Answers): ResponseItem[] {
  const items: ResponseItem[] = [];
  for (const { id, known } of form.listed) {
    const answer = answers.get(id);
    if (answer === undefined || known === undefined) continue;
    items.push({
      field_id: id,
      field_type: known.type,
      value_type: fieldKinds[known.type].valueType,
      value: known.behaviour.printValue(known.field, answer),
    });
  }
  return items;
}
