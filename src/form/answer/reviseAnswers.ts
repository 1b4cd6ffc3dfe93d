import { failed, ok, type Result } from '#kit/result.ts';
import type { CompiledForm, KnownBehaviour } from '../logic/compiledForm.ts';
import { evaluateForm, type FormState } from '../logic/evaluateForm.ts';
import type { Answer, AnswerContext, Answers, ItemValue } from '../value/answer.ts';
import type { Reading } from '../value/fault.ts';
import { fieldKinds } from '../value/kinds.ts';
import { ownValue } from '../value/ownValue.ts';
import { answersIn, type FieldFault, faultsIn } from './faultsIn.ts';
import { type Readings, readAnswer } from './readAnswers.ts';
import type { ResponseItem } from './responseItems.ts';

/** An item as it is stored; imported responses may have words that no form has. */
export interface StoredItem {
  readonly field_id: string;
  readonly field_type: string;
  readonly value_type: string;
  readonly value: unknown;
}

interface AnswerChange {
  readonly field: string;
  /** As API v2 shows the value; null without an answer. */
  readonly old: unknown;
  readonly new: unknown;
}

export interface Revision {
  readonly items: readonly StoredItem[];
  /** Empty if everything is as before. */
  readonly changes: readonly AnswerChange[];
}

export type RevisionFailure =
  | { readonly code: 'answers_refused'; readonly faults: readonly FieldFault[] }
  /** A field that the version does not have, or whose answer is calculated or paid. */
  | { readonly code: 'field_fixed'; readonly field: string };

/**
 * Changes some answers of a stored response: rules and formulas are evaluated again, and everything that depends on
 * the change follows. An answer that neither the change nor its consequences touch stays as it is stored, even if it
 * would be refused today, as imported answers may be.
 */
export function reviseAnswers(
  form: CompiledForm,
  items: readonly StoredItem[],
  changes: Readonly<Record<string, unknown>>,
  context: AnswerContext,
): Result<Revision, RevisionFailure> {
  const readings = new Map<string, Reading<Answer> | undefined>();
  for (const id of Object.keys(changes)) {
    const known = knownField(form, id);
    if (known?.source !== 'visitor') return failed({ code: 'field_fixed', field: id });
    readings.set(id, readAnswer(known, { answers: { [id]: ownValue(changes, id) } }, context));
  }
  return reviseReadings(form, items, readings, context);
}

/** Like `reviseAnswers`, for answers of a visitor that were already read; undefined for no answer. */
export function reviseReadings(
  form: CompiledForm,
  items: readonly StoredItem[],
  changes: ReadonlyMap<string, Reading<Answer> | undefined>,
  context: AnswerContext,
): Result<Revision, RevisionFailure> {
  const stored = storedReadings(form, items);
  const revised = new Map(stored);
  for (const [id, reading] of changes) {
    if (reading === undefined) revised.delete(id);
    else revised.set(id, reading);
  }
  const before = evaluateForm(form, answersIn(stored), context);
  const after = evaluateForm(form, answersIn(revised), context);
  const known = new Set(faultsIn(form, before, stored, context).map(nameOf));
  const faults = faultsIn(form, after, revised, context).filter(
    (each) => changes.has(each.field) || !known.has(nameOf(each)),
  );
  if (faults.length > 0) return failed({ code: 'answers_refused', faults });
  return ok(revisionOf(form, items, { before, after, isNamed: (id) => changes.has(id) }));
}

/** The answers of a stored response, by field id; those that its form cannot read are missing. */
export function storedAnswers(form: CompiledForm, items: readonly StoredItem[]): Answers {
  const answers = new Map<string, Answer>();
  for (const { field_id, value } of items) {
    const known = knownField(form, field_id);
    const answer = known?.behaviour.readValue(known.field, value);
    if (answer !== undefined) answers.set(field_id, answer);
  }
  return answers;
}

/** The fields whose answers can be changed. */
export function editableFields(form: CompiledForm): KnownBehaviour[] {
  return form.fields.flatMap(({ known }) => (known?.source === 'visitor' ? [known] : []));
}

function storedReadings(form: CompiledForm, items: readonly StoredItem[]): Readings {
  const answers = [...storedAnswers(form, items)];
  return new Map(
    answers
      .filter(([id]) => knownField(form, id)?.source === 'visitor')
      .map(([id, answer]) => [id, { answer }]),
  );
}

interface Evaluated {
  readonly before: FormState;
  readonly after: FormState;
  readonly isNamed: (field: string) => boolean;
}

function revisionOf(
  form: CompiledForm,
  items: readonly StoredItem[],
  { before, after, isNamed }: Evaluated,
): Revision {
  const old = new Map(items.map((item) => [item.field_id, item]));
  const kept: StoredItem[] = [];
  const changes: AnswerChange[] = [];
  for (const { id, known } of form.listed) {
    const item = old.get(id);
    old.delete(id);
    // A payment was made, whatever the answers are now.
    const isUntouched =
      known === undefined ||
      known.source === 'payment' ||
      (!isNamed(id) && isSame(before.answers.get(id), after.answers.get(id)));
    const next = isUntouched ? item : itemOf(known, id, after.answers.get(id));
    const isKept = isUntouched || isSame(item?.value, next?.value);
    const shown = isKept ? item : next;
    if (shown !== undefined) kept.push(shown);
    if (!isKept) changes.push({ field: id, old: item?.value ?? null, new: next?.value ?? null });
  }
  return { items: [...kept, ...old.values()], changes };
}

function itemOf(known: KnownBehaviour, id: string, answer: Answer | undefined): ResponseItem | undefined {
  if (answer === undefined) return undefined;
  const value: ItemValue = known.behaviour.printValue(known.field, answer);
  return { field_id: id, field_type: known.type, value_type: fieldKinds[known.type].valueType, value };
}

function knownField({ fields, numberOfField }: CompiledForm, id: string): KnownBehaviour | undefined {
  return fields[numberOfField.get(id) ?? -1]?.known;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function nameOf({ field, fault }: FieldFault): string {
  return `${field} ${fault.code}`;
}
