import type { FormLine } from '#contract/archive.ts';
import type { OptionDefinition } from '#form/definition/format1.ts';
import { isChoice } from '#form/value/kinds.ts';
import { storableText } from '#kit/text/storableText.ts';
import type { SeenOption } from '../responses/columns.ts';

const maxOptions = 1000;
const mostText = 1 << 20;

/**
 * Collects the options that answers name, in the order of their first appearance. Visitors' own texts ("Other") are
 * among them, so their number and total length are capped.
 */
export class OptionsSeen {
  readonly #fields = new Map<string, Map<string, OptionDefinition>>();
  #text = 0;

  add({ field_id, label, value }: SeenOption): void {
    let options = this.#fields.get(field_id);
    if (options === undefined) {
      if (this.#fields.size >= maxOptions) return;
      options = new Map();
      this.#fields.set(field_id, options);
    }
    const key = JSON.stringify([label, value]);
    if (options.size >= maxOptions || this.#text > mostText || options.has(key)) return;
    options.set(key, { label: storableText(label), value: storableText(value) });
    this.#text += key.length;
  }

  /** Undefined for a field that is not a choice and was never answered like one. */
  of(fieldId: string, { fields }: FormLine): OptionDefinition[] | undefined {
    const seen = this.#fields.get(fieldId);
    if (seen !== undefined) return [...seen.values()];
    return isChoice(fields.find(({ id }) => id === fieldId)?.type ?? '') ? [] : undefined;
  }
}
