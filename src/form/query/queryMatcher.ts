import type { ResponseItem } from '../answer/responseItems.ts';
import { type FormDefinition, fieldsOf } from '../definition/document.ts';
import { compareAnswer } from '../logic/compare.ts';
import type { ConditionOperand } from '../logic/compiledForm.ts';
import { foldText, holds } from '../logic/holds.ts';
import { operatorsOf } from '../logic/operators.ts';
import { wantedOf } from '../logic/wantedOf.ts';
import { type ComparedField, comparedField } from './knownField.ts';
import type { FactFilter, FieldFilter, ResponseFilter, ResponseQuery } from './responseQuery.ts';
import { hasWords, type SearchWord, searchedWords, textsOf, wordsOf } from './searchWords.ts';
import { sortKey } from './sortKey.ts';

/** The facts about a response that filters read; `items` and `visitor` are parsed only when they are needed. */
export interface MatchedFacts {
  readonly version: number;
  /** Counted from 1 in its form; null while it waits. */
  readonly number: number | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly device: string;
  readonly language: string;
  readonly country: () => string;
  readonly items: () => readonly ResponseItem[];
  /** By name; loaded for queries that need them, see {@link QueryMatcher.needsTags}. */
  readonly tags: readonly string[];
}

interface FieldTest {
  readonly known: ComparedField;
  readonly wanted: ConditionOperand;
}

/**
 * Decides whether responses match a query. Answers are compared as the form of their own version compares them; a field that
 * this version does not have is empty there.
 */
export class QueryMatcher {
  readonly query: ResponseQuery;
  readonly #words: readonly SearchWord[];
  readonly #versions = new Map<number, ReadonlyMap<string, ComparedField>>();
  readonly #tests = new Map<ResponseFilter, Map<number, FieldTest | undefined>>();
  readonly #fields: ReadonlySet<string>;

  constructor(query: ResponseQuery) {
    this.query = query;
    this.#words = searchedWords(query.search);
    this.#fields = new Set([
      ...query.filters.flatMap((filter) => (filter.on === 'field' ? [filter.field] : [])),
      ...(query.sort.by === 'date' ? [] : [query.sort.by]),
    ]);
  }

  get words(): readonly SearchWord[] {
    return this.#words;
  }

  /** With `found`, an index has already found the words of the search. */
  needsTags({ found = false } = {}): boolean {
    return (!found && this.#words.length > 0) || this.query.filters.some(({ on }) => on === 'tag');
  }

  /** Whether it can judge responses of this version; otherwise `addVersion` comes first. */
  knows(version: number): boolean {
    return this.#fields.size === 0 || this.#versions.has(version);
  }

  addVersion(version: number, definition: FormDefinition): void {
    const known = new Map<string, ComparedField>();
    for (const field of fieldsOf(definition)) {
      if (!this.#fields.has(field.id) || known.has(field.id)) continue;
      const compared = comparedField(field);
      if (compared !== undefined) known.set(field.id, compared);
    }
    this.#versions.set(version, known);
  }

  /** With `found`, an index has already found the words of the search. */
  matches(facts: MatchedFacts, { found = false } = {}): boolean {
    const { match, filters } = this.query;
    const test = (filter: ResponseFilter) => this.#holds(filter, facts);
    const filtered = filters.length === 0 || (match === 'all' ? filters.every(test) : filters.some(test));
    if (!filtered) return false;
    if (found || this.#words.length === 0) return true;
    return hasWords(wordsOf(textsOf({ ...facts, items: facts.items() })), this.#words);
  }

  /** The place of a response in the order of a field. */
  sortKey({ version, items }: Pick<MatchedFacts, 'version' | 'items'>): string {
    const { by } = this.query.sort;
    const item = items().find(({ field_id }) => field_id === by);
    return item === undefined ? '' : sortKey(this.#versions.get(version)?.get(by), item.value);
  }

  #holds(filter: ResponseFilter, facts: MatchedFacts): boolean {
    switch (filter.on) {
      case 'field':
        return this.#fieldHolds(filter, facts);
      case 'date':
        return (
          (filter.from === undefined || facts.createdAt >= Date.parse(filter.from)) &&
          (filter.before === undefined || facts.createdAt < Date.parse(filter.before))
        );
      default:
        return filter.values.some((value) => hasFact(filter, facts, value)) === (filter.operator === 'is');
    }
  }

  #fieldHolds(filter: FieldFilter, facts: MatchedFacts): boolean {
    const test = this.#testOf(filter, facts.version);
    // A version without the field has no answer to it.
    if (test === undefined) return filter.operator === 'is_empty' || filter.operator === 'is_not';
    const { known, wanted } = test;
    const item = facts.items().find(({ field_id }) => field_id === filter.field);
    const answer = item === undefined ? undefined : known.behaviour.readValue(known.field, item.value);
    const folded = known.comparison === 'text' && typeof answer === 'string' ? foldText(answer) : '';
    return holds(filter.operator, compareAnswer(known, answer, wanted, folded));
  }

  #testOf(filter: FieldFilter, version: number): FieldTest | undefined {
    const tests = this.#tests.get(filter) ?? new Map<number, FieldTest | undefined>();
    this.#tests.set(filter, tests);
    if (tests.has(version)) return tests.get(version);
    const known = this.#versions.get(version)?.get(filter.field);
    const test =
      known === undefined || !operatorsOf(known.comparison).includes(filter.operator)
        ? undefined
        : { known, wanted: wantedOf(filter, known.comparison) };
    tests.set(version, test);
    return test;
  }
}

function hasFact({ on }: FactFilter, facts: MatchedFacts, value: string): boolean {
  switch (on) {
    case 'version':
      return String(facts.version) === value;
    case 'country':
      return facts.country() === value;
    case 'device':
      return facts.device === value;
    case 'language':
      return facts.language === value;
    case 'tag':
      return facts.tags.includes(value);
  }
}

/** The bounds that the filters set on the date, for reading only that part of the list. */
export function dateBounds({ match, filters }: ResponseQuery): { from: number; before: number } {
  let from = -1e15;
  let before = 1e15;
  if (match === 'any' && filters.length > 1) return { from, before };
  for (const filter of filters) {
    if (filter.on !== 'date') continue;
    if (filter.from !== undefined) from = Math.max(from, Date.parse(filter.from));
    if (filter.before !== undefined) before = Math.min(before, Date.parse(filter.before));
  }
  return { from, before };
}
