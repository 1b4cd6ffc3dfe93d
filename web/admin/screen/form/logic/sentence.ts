import type { LogicTexts } from '#admin/texts/compiled/form/logic.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { inFormula, type Names } from '#form/definition/renameFields.ts';
import { shownOptions } from '#form/definition/shownOptions.ts';
import { inSentence, nameOfField } from '#form/edit/insert/insertedParts.ts';
import { partsOf } from '#form/edit/rules/conditions.ts';
import {
  type Compared,
  comparedBy,
  fieldWithId,
  type LeafCondition,
  writtenValue,
} from '#form/edit/rules/leaves.ts';
import type { Action, Condition, Operator, Rule } from '#form/schema/logic.ts';
import { plainNumber } from '#kit/text/plainNumber.ts';
import { pageName } from '../write/pageName.ts';

export type OperatorWord = keyof LogicTexts['words'];

/** A part of a sentence that stands out. */
export interface Mark {
  readonly kind: 'field' | 'page' | 'value' | 'broken';
  readonly text: string;
  /** The type of a field, for its icon. */
  readonly type?: string;
}

/** The word for an operator: a number is less than another, a day is before another. */
export function wordOf(operator: Operator, compared: Compared | undefined): OperatorWord {
  const isTime = compared === 'day' || compared === 'clock';
  switch (operator) {
    case 'is_under':
      return isTime ? 'before' : 'less';
    case 'is_over':
      return isTime ? 'after' : 'more';
    case 'contains':
      return compared === 'options' ? 'includes' : 'contains';
    default:
      return operator;
  }
}

/** A rule as one sentence; `show` turns its marks into text. */
export function sentenceOf(
  draft: FormDefinition,
  rule: Rule,
  texts: LogicTexts,
  show: (mark: Mark) => string = inQuotes,
): string {
  const writer = { draft, texts, show };
  const condition = conditionOf(writer, rule.when);
  const deeds = rule.do.map((action) => deedOf(writer, action));
  return texts.sentence(condition, deeds.join(texts.and));
}

/** A condition as a part of a sentence. */
export function conditionSentence(
  draft: FormDefinition,
  condition: Condition,
  texts: LogicTexts,
  show: (mark: Mark) => string = inQuotes,
): string {
  return conditionOf({ draft, texts, show }, condition);
}

interface Writer {
  readonly draft: FormDefinition;
  readonly texts: LogicTexts;
  readonly show: (mark: Mark) => string;
}

function inQuotes({ kind, text }: Mark): string {
  return kind === 'broken' ? text : `“${text}”`;
}

function conditionOf(writer: Writer, condition: Condition, isInside = false): string {
  const { texts } = writer;
  if ('field' in condition || 'formula' in condition) return comparisonOf(writer, condition);
  const parts = partsOf(condition).map((part) => conditionOf(writer, part, true));
  const joined = parts.join('all' in condition ? texts.and : texts.or);
  return isInside && parts.length > 1 ? `(${joined})` : joined;
}

function comparisonOf({ draft, texts, show }: Writer, condition: LeafCondition): string {
  const compared = comparedBy(draft, condition);
  const subject =
    'field' in condition ? fieldMark(draft, condition.field, texts) : formulaMark(draft, condition.formula);
  const value = valueMark(draft, condition, texts);
  return texts.comparisons[wordOf(condition.operator, compared)](show(subject), show(value));
}

function deedOf({ draft, texts, show }: Writer, action: Action): string {
  const { deeds } = texts;
  switch (action.action) {
    case 'show':
    case 'hide':
      return deeds[action.action](show(targetMark(draft, action, texts)));
    case 'require':
      return deeds.require(show(fieldMark(draft, action.field, texts)));
    case 'set':
      return deeds.set(show(fieldMark(draft, action.field, texts)), show(setMark(draft, action, texts)));
    case 'jump':
      return deeds.jump(show(pageMark(draft, action.after, texts)), show(pageMark(draft, action.to, texts)));
    case 'end': {
      const ending = action.title ?? action.message ?? action.redirect;
      const after = show(pageMark(draft, action.after, texts));
      return ending === undefined
        ? deeds.end(after)
        : deeds.endWith(after, show({ kind: 'value', text: shortened(inSentence(draft, ending)) }));
    }
  }
}

function fieldMark(draft: FormDefinition, id: string, texts: LogicTexts): Mark {
  const field = fieldWithId(draft, id);
  return field === undefined
    ? { kind: 'broken', text: texts.deletedField }
    : { kind: 'field', text: nameOfField(field), type: field.type };
}

function pageMark({ pages }: FormDefinition, id: string, texts: LogicTexts): Mark {
  const index = pages.findIndex((page) => page.id === id);
  const page = pages[index];
  return page === undefined
    ? { kind: 'broken', text: texts.deletedPage }
    : { kind: 'page', text: pageName(page, index, texts.pageNumber) };
}

function targetMark(
  draft: FormDefinition,
  { field, page }: Extract<Action, { action: 'show' | 'hide' }>,
  texts: LogicTexts,
): Mark {
  if (field !== undefined) return fieldMark(draft, field, texts);
  return page === undefined ? { kind: 'broken', text: texts.nothing } : pageMark(draft, page, texts);
}

function formulaMark(draft: FormDefinition, formula: string): Mark {
  return { kind: 'value', text: inFormula(formula, labelsById(draft)) };
}

/** Labels in place of ids: a sentence is for reading. */
function labelsById({ pages }: FormDefinition): Names {
  return new Map(pages.flatMap(({ fields }) => fields.map((field) => [field.id, nameOfField(field)])));
}

function valueMark(draft: FormDefinition, condition: LeafCondition, texts: LogicTexts): Mark {
  const written = writtenValue(condition);
  if (written.trim() === '') return { kind: 'value', text: texts.noValue };
  const field = 'field' in condition ? fieldWithId(draft, condition.field) : undefined;
  return optionMark(field === undefined ? undefined : shownOptions(field), written, texts);
}

function setMark(draft: FormDefinition, action: Extract<Action, { action: 'set' }>, texts: LogicTexts): Mark {
  if (action.formula !== undefined) return formulaMark(draft, action.formula);
  const field = fieldWithId(draft, action.field);
  const options = field === undefined ? undefined : shownOptions(field);
  const { value = '' } = action;
  const values = Array.isArray(value) ? value : [typeof value === 'number' ? plainNumber(value) : value];
  const marks = values.map((each) => optionMark(options, each, texts));
  return {
    kind: marks.some(({ kind }) => kind === 'broken') ? 'broken' : 'value',
    text: marks.map(({ text }) => text).join(', ') || texts.nothing,
  };
}

function optionMark(
  options: readonly { readonly value: string; readonly label: string }[] | undefined,
  written: string,
  texts: LogicTexts,
): Mark {
  if (written === '') return { kind: 'value', text: texts.nothing };
  if (options === undefined) return { kind: 'value', text: shortened(written) };
  const option = options.find(({ value }) => value === written);
  return option === undefined
    ? { kind: 'broken', text: texts.deletedOption(written) }
    : { kind: 'value', text: option.label === '' ? option.value : option.label };
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= 60 ? line : `${line.slice(0, 59)}…`;
}
