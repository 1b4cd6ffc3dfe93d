import type { FormLine, VersionLine } from '#contract/archive.ts';
import type { V2Field, V2Page } from '#form/definition/apiView.ts';
import { deriveDefinition } from '#form/definition/deriveDefinition.ts';
import type { Format1, OptionDefinition } from '#form/definition/format1.ts';
import { formatInstant } from '#kit/time/instant.ts';
import { lenientInstant } from './lenientInstant.ts';

/** One answer, as far as it tells something about the version that was answered. */
export interface AnsweredField {
  id: string;
  type: string;
  /** Undefined if v1 does not show the response. */
  label: string | undefined;
  options: { label: string; value: string }[];
  prices: Map<string, number>;
}

interface KnownField {
  label: string | undefined;
  /** The `field_type` of its answers, which is a separate vocabulary from the form's field types. */
  type: string | undefined;
  options: Map<string, string>;
  prices: Map<string, number>;
}

interface Version {
  fields: Map<string, KnownField>;
  /** The current version has exactly the fields that the form shows; earlier ones are reconstructed from answers. */
  isCurrent: boolean;
  /** The time of the oldest response. */
  earliest: number;
}

/** Without a cap, labels that repeat the visitor's words would make every response a version. */
const maxVersions = 200;
const maxOptions = 500;

/**
 * Reconstructs the versions of a form from the labels, types and prices of its responses. Responses are learnt from
 * newest to oldest, so that the first version that fits is the newest.
 */
export class VersionHistory {
  readonly #form: FormLine;
  readonly #options: Map<string, OptionDefinition[]>;
  /** Newest first. */
  readonly #versions: Version[];

  constructor(form: FormLine, options: Map<string, OptionDefinition[]>) {
    this.#form = form;
    this.#options = options;
    const fields = new Map(form.fields.map(({ id, label }) => [id, unanswered(label)]));
    this.#versions = [{ fields, isCurrent: true, earliest: Number.POSITIVE_INFINITY }];
  }

  learn(answers: AnsweredField[], created: number): void {
    let version = this.#versions.find((each) => fits(each, answers, true));
    if (version === undefined) {
      if (this.#versions.length >= maxVersions) return;
      version = { fields: new Map(), isCurrent: false, earliest: created };
      this.#versions.push(version);
    }
    version.earliest = Math.min(version.earliest, created);
    for (const answer of answers) grow(version, answer);
  }

  /** Returns the version that a response answered, or the newest if none fits, and whether it fits. */
  versionOf(answers: AnsweredField[]): { version: number; isExact: boolean } {
    const index = this.#versions.findIndex((each) => fits(each, answers, false));
    return { version: this.#versions.length - Math.max(0, index), isExact: index !== -1 };
  }

  /** Oldest first; the last one is what the form shows now. */
  lines(): VersionLine[] {
    const lines: VersionLine[] = [];
    let published = lenientInstant(this.#form.updated_at) ?? 0;
    const created = lenientInstant(this.#form.created_at) ?? 0;
    for (const [index, version] of this.#versions.entries()) {
      if (!version.isCurrent) published = Math.min(published - 1, version.earliest);
      const isFirst = index === this.#versions.length - 1;
      if (isFirst && !version.isCurrent) published = Math.min(published, created);
      const published_at = formatInstant(published);
      lines.unshift({
        version: this.#versions.length - index,
        published_at,
        definition: this.#definition(version),
      });
    }
    return lines;
  }

  #definition(version: Version): Format1 {
    const pages: V2Page[] = [...this.#form.pages];
    const fields: V2Field[] = this.#form.fields.map((field) => this.#fieldThen(field, version));
    for (const [id, known] of version.fields) {
      if (fields.some((field) => field.id === id)) continue;
      if (pages.length === 0) pages.push({ id: 'page1', label: '' });
      const page = pages.at(-1)?.id ?? '';
      const type = known.type ?? 'one_line_input';
      fields.push({ id, type, page, label: known.label ?? '', description: null, required: false });
    }
    return deriveDefinition(fields, pages, ({ id }) => this.#optionsOf(id, version));
  }

  #fieldThen(field: V2Field, version: Version): V2Field {
    const then = version.fields.get(field.id);
    if (version.isCurrent || then === undefined) return field;
    const now = this.#versions[0]?.fields.get(field.id)?.type;
    const type = then.type !== undefined && now !== undefined && then.type !== now ? then.type : field.type;
    return { ...field, type, label: then.label ?? field.label };
  }

  /** The options that v1 lists, then others that were chosen; in the current version only if v1 lists none. */
  #optionsOf(id: string, version: Version): OptionDefinition[] | undefined {
    const listed = this.#options.get(id);
    const known = version.fields.get(id);
    const options = (listed ?? []).map((option) => ({ ...option }));
    if (known !== undefined && (listed === undefined || !version.isCurrent)) {
      for (const [value, label] of known.options) {
        // A listed label with another value is the visitor's own text for "other".
        if (!options.some((option) => option.value === value || option.label === label))
          options.push({ label, value });
      }
    }
    for (const [value, price] of known?.prices ?? []) {
      const option =
        options.find((each) => each.value === value) ??
        options.find((each) => each.label === known?.options.get(value));
      if (option !== undefined) option.price = price;
    }
    return listed === undefined && options.length === 0 ? undefined : options;
  }
}

function unanswered(label: string | undefined): KnownField {
  return { label, type: undefined, options: new Map(), prices: new Map() };
}

function fits({ fields, isCurrent }: Version, answers: AnsweredField[], mayGrow: boolean): boolean {
  return answers.every((answer) => {
    const known = fields.get(answer.id);
    if (known === undefined) return mayGrow && !isCurrent;
    if (known.type !== undefined && known.type !== answer.type) return false;
    if (known.label !== undefined && answer.label !== undefined && known.label !== answer.label) return false;
    for (const [value, price] of answer.prices) {
      if ((known.prices.get(value) ?? price) !== price) return false;
    }
    return true;
  });
}

function grow({ fields }: Version, answer: AnsweredField): void {
  let known = fields.get(answer.id);
  if (known === undefined) {
    known = unanswered(answer.label);
    fields.set(answer.id, known);
  }
  known.label ??= answer.label;
  known.type ??= answer.type;
  for (const { label, value } of answer.options) {
    if (known.options.size < maxOptions && !known.options.has(value)) known.options.set(value, label);
  }
  for (const [value, price] of answer.prices) {
    if (known.prices.size < maxOptions) known.prices.set(value, price);
  }
}
