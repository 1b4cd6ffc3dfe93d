import type { OptionDefinition } from '#form/definition/format1.ts';
import { isObject } from '#kit/isObject.ts';
import { idOf } from './listPage.ts';
import { type Notice, Reading } from './reading.ts';
import { UnknownValues } from './unknownValues.ts';

/** Fields of a form that only v1 has. */
export interface V1Form {
  counter?: number | undefined;
  options: Map<string, OptionDefinition[]>;
}

/** Fields of a response that only v1 has. */
export interface V1Response {
  metadata: unknown;
  /** Keys that the specification does not name, under their path. */
  unknown: unknown;
  /** By field: the label at the time of the answer, and prices by the chosen value. */
  answers: Map<string, { label?: string | undefined; prices: Map<string, number> }>;
}

export function readV1Form(source: unknown, unknowns: UnknownValues, notice: Notice): V1Form {
  const form: V1Form = { options: new Map() };
  const reading = new Reading(source, unknowns, notice, ['v1']);
  for (const shown of ['id', 'created', 'updated', 'name', 'responsesLink', 'formLink']) reading.raw(shown);
  const counter = reading.raw('counter');
  if (Number.isSafeInteger(counter) && Number(counter) >= 0) form.counter = Number(counter);
  for (const [pageIndex, page] of reading.list('fields').entries()) {
    const pageReading = new Reading(page, unknowns, notice, ['v1', 'fields', pageIndex]);
    pageReading.raw('page_title');
    for (const [index, field] of pageReading.list('page_fields').entries()) {
      const path = ['v1', 'fields', pageIndex, 'page_fields', index];
      const fieldReading = new Reading(field, unknowns, notice, path);
      const id = idOf(fieldReading.raw('id'));
      fieldReading.raw('type');
      fieldReading.raw('label');
      const options = fieldReading.raw('options');
      if (id !== undefined && Array.isArray(options)) form.options.set(id, options.flatMap(optionOf));
      fieldReading.finish();
    }
    pageReading.finish();
  }
  reading.finish();
  return form;
}

function optionOf(option: unknown): OptionDefinition[] {
  if (!isObject(option) || typeof option.value !== 'string') return [];
  return [{ label: typeof option.label === 'string' ? option.label : option.value, value: option.value }];
}

export function readV1Response(source: unknown, notice: Notice): V1Response {
  const answers: V1Response['answers'] = new Map();
  const unknowns = new UnknownValues();
  const reading = new Reading(source, unknowns, notice, ['v1']);
  for (const shown of ['id', 'created', 'updated']) reading.raw(shown);
  const metadata = reading.raw('metadata');
  const visitor = new Reading(reading.raw('visitor'), unknowns, notice, ['v1', 'visitor']);
  for (const shown of ['city', 'division', 'country']) visitor.raw(shown);
  visitor.finish();
  for (const [index, item] of reading.list('content').entries()) {
    const inner = new Reading(item, unknowns, notice, ['v1', 'content', index]);
    const id = idOf(inner.raw('id'));
    const label = inner.raw('label');
    const prices = pricesOf(inner.raw('answer'), inner.raw('answer.value'));
    inner.finish();
    if (id !== undefined) answers.set(id, { label: typeof label === 'string' ? label : undefined, prices });
  }
  reading.finish();
  return { metadata, answers, unknown: unknowns.extra()?.v1 };
}

/** File links come under the same key, but do not look like prices. */
function pricesOf(answer: unknown, values: unknown): Map<string, number> {
  const prices = new Map<string, number>();
  if (!Array.isArray(values)) return prices;
  const chosen = Array.isArray(answer) ? answer : [answer];
  for (const [index, value] of values.entries()) {
    const price = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
    const option = chosen[index];
    if (typeof price === 'number' && Number.isFinite(price) && typeof option === 'string')
      prices.set(option, price);
  }
  return prices;
}
