import type { FormLine, ResponseLine } from '#contract/archive.ts';
import type { OptionDefinition } from '#form/definition/document.ts';
import { isChoice } from '#form/field/kinds.ts';
import { storableText } from '#kit/storableText.ts';

const mostOptions = 1000;
const mostText = 1 << 20;

/**
 * The options that answers name, in the order in which they first appear. Visitors' own texts ("Other") are among
 * them and have no end, so there is one here.
 */
export class OptionsSeen {
  readonly #fields = new Map<string, Map<string, OptionDefinition>>();
  #text = 0;

  add({ response }: ResponseLine): void {
    for (const item of response) {
      if (item.value_type !== 'options') continue;
      let options = this.#fields.get(item.field_id);
      if (options === undefined) {
        if (this.#fields.size >= mostOptions) continue;
        options = new Map();
        this.#fields.set(item.field_id, options);
      }
      for (const { label, value } of item.value) {
        if (options.size >= mostOptions || this.#text > mostText) break;
        const key = JSON.stringify([label, value]);
        if (options.has(key)) continue;
        options.set(key, { label: storableText(label), value: storableText(value) });
        this.#text += key.length;
      }
    }
  }

  /** Undefined for a field that is no choice and was never answered like one. */
  of(fieldId: string, { fields }: FormLine): OptionDefinition[] | undefined {
    const seen = this.#fields.get(fieldId);
    if (seen !== undefined) return [...seen.values()];
    return isChoice(fields.find(({ id }) => id === fieldId)?.type ?? '') ? [] : undefined;
  }
}
