import type { ItemValue } from '#form/value/answer.ts';
import type { AnswerReader, Cell } from './column.ts';

/** How an answer to a field is read. */
export interface AnswerPlan {
  readonly fieldId: string;
  readonly fieldType: string;
  readonly valueType: string;
  readonly read: AnswerReader<ItemValue>;
  /** The first column of the field. */
  readonly at: number;
}

const quote = 0x22;
const bracket = 0x5b;
const openBrace = 0x7b;
const brace = 0x7d;
const comma = 0x2c;
const colon = 0x3a;
const idAt = '{"field_id":"'.length;

/** The ends of values that hold no other `"`, so nothing inside them can look the same. */
const ends: Readonly<Record<string, string>> = { options: '"}]', address: '"}' };
const maxKnown = 2000;

interface ScanPlan extends AnswerPlan {
  /** The characters of the field's id and the quote after it. */
  readonly idCodes: readonly number[];
  /** Where the value type begins, and its first letter. */
  readonly typeAt: number;
  readonly typeCode: number;
  /** The length of everything before the value. */
  readonly length: number;
}

/**
 * Reads answers without parsing the JSON around them, which takes twice as long. The server stores answers with one order
 * of keys, so each has its parts at places that are known beforehand. Returns false, with cells half filled, where
 * something else stands there, and wherever the text contains a backslash: then it has to be parsed.
 */
export class AnswerScanner {
  readonly #plans: readonly ScanPlan[];
  /** Values of choices repeat, so they are parsed once. */
  readonly #known = new Map<string, ItemValue>();

  /** The plans of a version, in the order in which its answers are stored. */
  constructor(plans: readonly AnswerPlan[]) {
    this.#plans = plans.map((plan) => {
      const id = JSON.stringify(plan.fieldId);
      const before = `{"field_id":${id},"field_type":${JSON.stringify(plan.fieldType)},"value_type":"`;
      return {
        ...plan,
        idCodes: Array.from(id.slice(1), (_, index) => id.charCodeAt(index + 1)),
        typeAt: before.length,
        typeCode: plan.valueType.charCodeAt(0),
        length: `${before}${plan.valueType}","value":`.length,
      };
    });
  }

  /** `at` is the place of the first answer. */
  scan(text: string, start: number, cells: Cell[]): boolean {
    let at = start;
    if (text.charCodeAt(at - 1) !== bracket || text.charCodeAt(at - 2) !== colon) return false;
    if (text.indexOf('\\') >= 0) return false;
    if (text.charCodeAt(at) !== openBrace) return text.startsWith('],"created_at":"', at);
    const plans = this.#plans;
    for (let index = 0; index < plans.length; index += 1) {
      const plan = plans[index];
      if (plan === undefined || !isAnswerTo(plan, text, at)) continue;
      const to = this.#read(plan, text, at + plan.length, cells);
      if (to < 0 || text.charCodeAt(to) !== brace) return false;
      if (text.charCodeAt(to + 1) !== comma) return text.startsWith('],"created_at":"', to + 1);
      at = to + 2;
    }
    return false;
  }

  /** Returns the end of the value; -1 if it cannot tell. */
  #read(plan: AnswerPlan, text: string, from: number, cells: Cell[]): number {
    const first = text.charCodeAt(from);
    switch (plan.valueType) {
      case 'string': {
        if (first !== quote) return -1;
        const to = text.indexOf('"', from + 1);
        if (to < 0) return -1;
        plan.read(text.slice(from + 1, to), cells, plan.at);
        return to + 1;
      }
      case 'number': {
        const to = text.indexOf('}', from);
        const value = Number(text.slice(from, to));
        if (to < 0 || Number.isNaN(value)) return -1;
        plan.read(value, cells, plan.at);
        return to;
      }
      default: {
        const end = ends[plan.valueType];
        // An empty list ends in another way.
        if (end === undefined || (first === bracket && text.charCodeAt(from + 1) !== openBrace)) return -1;
        const found = text.indexOf(end, from);
        if (found < 0) return -1;
        const to = found + end.length;
        plan.read(this.#parsed(text.slice(from, to)), cells, plan.at);
        return to;
      }
    }
  }

  #parsed(text: string): ItemValue {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const value: ItemValue = JSON.parse(text);
    if (this.#known.size < maxKnown) this.#known.set(text, value);
    return value;
  }
}

function isAnswerTo({ idCodes, typeAt, typeCode, length }: ScanPlan, text: string, at: number): boolean {
  for (let index = 0; index < idCodes.length; index += 1)
    if (text.charCodeAt(at + idAt + index) !== idCodes[index]) return false;
  return (
    text.charCodeAt(at + typeAt) === typeCode &&
    text.charCodeAt(at + length - 1) === colon &&
    text.charCodeAt(at + length - 2) === quote
  );
}
