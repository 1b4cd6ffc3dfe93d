import { apiOptions } from '#form/definition/shownOptions.ts';
import { fillDefaults } from '#form/type/fillDefaults.ts';
import { otherDefaults } from '#form/type/multipleChoice/settings.ts';
import { choiceCodes } from './choiceCodes.ts';
import type { Cell, Choice, ColumnDraft } from './column.ts';
import type { FieldColumns } from './fieldColumns.ts';
import { type MergedField, plainLabel } from './mergedFields.ts';
import { partLabel } from './partLabel.ts';

type Chosen = readonly { readonly label: string; readonly value: string }[];

/**
 * One choice is a column with its label. Where several may be chosen, each option has a column, or all share one. The
 * visitor's own words have a column of their own, because they are no option.
 */
export function optionColumns(merged: MergedField, layout: 'columns' | 'joined'): FieldColumns<Chosen> {
  const { name, label } = merged;
  const found = new MergedOptions(merged);
  const { choices, ordered } = found;
  const other: ColumnDraft[] = found.hasOther
    ? [{ name: `${name}_other_text`, label: partLabel(label, 'other, in words'), kind: 'text' }]
    : [];
  if (!takesSeveral(merged)) {
    return {
      columns: [{ name, label, kind: 'choice', choices, ...(ordered && { ordered }) }, ...other],
      readerFor: () => (value, cells, at) => {
        for (const chosen of value) {
          const index = found.indexOf(chosen);
          if (index >= 0 && cells[at] === undefined) cells[at] = index;
          if (index < 0 || index === found.other) addWords(cells, at + 1, wordsOf(chosen, index));
        }
      },
    };
  }
  if (layout === 'joined') {
    return {
      columns: [{ name, label, kind: 'list', choices }, ...other],
      readerFor: () => (value, cells, at) => {
        const indexes = value.map((chosen) => found.indexOf(chosen));
        cells[at] = value.map((chosen, position) => {
          const index = indexes[position] ?? -1;
          return index < 0 ? chosen.label : index;
        });
        for (const [position, chosen] of value.entries()) {
          const index = indexes[position] ?? -1;
          if (index < 0 || index === found.other) addWords(cells, at + 1, wordsOf(chosen, index));
        }
      },
    };
  }
  const count = choices.length;
  return {
    columns: [
      ...choices.map(
        (choice): ColumnDraft => ({
          name: `${name}_${choice.value}`,
          label: partLabel(label, choice.label),
          kind: 'boolean',
          option: choice,
          question: { name, label },
          versions: choice.versions,
        }),
      ),
      ...other,
    ],
    readerFor: ({ version }) => {
      // An option that a version does not offer was not rejected.
      const offered = choices.flatMap(({ versions }, index) => (versions.has(version) ? [index] : []));
      return (value, cells, at) => {
        for (const index of offered) cells[at + index] = false;
        for (const chosen of value) {
          const index = found.indexOf(chosen);
          if (index >= 0) cells[at + index] = true;
          if (index < 0 || index === found.other) addWords(cells, at + count, wordsOf(chosen, index));
        }
      };
    },
  };
}

function takesSeveral({ appearances, isImported }: MergedField): boolean {
  return appearances.some(
    ({ field }) =>
      ('multiple' in field && field.multiple === true) || (isImported && field.type !== 'dropdown'),
  );
}

/** An unknown option counts by its label; "Other" by the words of the visitor. */
function wordsOf(chosen: Chosen[number], index: number): string {
  return index < 0 ? chosen.label || chosen.value : chosen.value;
}

function addWords(cells: Cell[], at: number, words: string): void {
  if (words === '') return;
  const before = cells[at];
  cells[at] = typeof before === 'string' ? `${before}; ${words}` : words;
}

/** The options of all versions, in the order of the newest. */
class MergedOptions {
  readonly choices: readonly Choice[];
  /** The index of "Other"; -1 without one. */
  readonly other: number;
  readonly hasOther: boolean;
  /** The codes are the numbers that the options have as values. */
  readonly ordered: boolean;
  readonly #indexes = new Map<string, number>();
  readonly #labels = new Map<string, Set<string>>();
  readonly #otherLabels = new Set<string>();

  constructor({ appearances, isImported }: MergedField) {
    const others = appearances.flatMap(({ field }) =>
      'other' in field && field.other ? [fillDefaults(otherDefaults, field.other)] : [],
    );
    const [newest] = others;
    const otherValue = newest?.value;
    for (const { label } of others) this.#otherLabels.add(label);
    const { codeOf, ordered } = choiceCodes(
      appearances.toReversed().flatMap(({ field }) => (apiOptions(field) ?? []).map(({ value }) => value)),
      otherValue,
    );
    const choices: (Choice & { versions: Set<number> })[] = [];
    for (const { version, field } of appearances) {
      for (const { value, label } of apiOptions(field) ?? []) {
        const labels = this.#labels.get(value);
        if (labels !== undefined) {
          labels.add(label);
          choices[this.#indexes.get(value) ?? -1]?.versions.add(version);
          continue;
        }
        this.#labels.set(value, new Set([label]));
        this.#indexes.set(value, choices.length);
        const versions = new Set([version]);
        choices.push({ value, label: plainLabel(label) || value, code: codeOf(value), versions });
      }
    }
    this.choices = choices;
    this.ordered = ordered;
    this.other = otherValue === undefined ? -1 : (this.#indexes.get(otherValue) ?? -1);
    this.hasOther = this.other >= 0 || isImported;
  }

  /**
   * Matches label and value, then "Other" by its label, then the value alone: the words of a visitor may equal the
   * value of an option. -1 for an unknown option.
   */
  indexOf({ label, value }: Chosen[number]): number {
    const index = this.#indexes.get(value) ?? -1;
    if (index !== this.other && this.#labels.get(value)?.has(label)) return index;
    return this.other >= 0 && this.#otherLabels.has(label) ? this.other : index === this.other ? -1 : index;
  }
}
