import { type Choice, choiceText, type ExportColumn, isCoded } from '../column/column.ts';
import type { ScriptInput } from './script.ts';

/** A column as R and Python are told of it. */
export interface ScriptVariable {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'number' | 'whole' | 'boolean' | 'day' | 'clock' | 'instant' | 'choice';
  readonly versions: readonly number[] | undefined;
  /** Of a choice: its options, in their order where that means something. */
  readonly options: readonly ScriptOption[];
  readonly ordered: boolean;
  /** Names for some numbers of a scale. */
  readonly scale: readonly { readonly value: number; readonly label: string }[];
}

interface ScriptOption {
  /** The text of the cell. */
  readonly written: string;
  /** Unlike those of the other options. */
  readonly label: string;
  readonly value: string;
  readonly code: number;
}

export function scriptVariables({ columns, textOf }: ScriptInput): ScriptVariable[] {
  return columns.map((column) => ({
    name: column.name,
    label: column.label,
    type: typeOf(column),
    versions: column.versions && [...column.versions].sort((one, other) => one - other),
    options: column.kind === 'choice' ? scriptOptions(column, textOf) : [],
    ordered: column.ordered === true,
    scale: column.scale ?? [],
  }));
}

function typeOf({ kind, whole }: ExportColumn): ScriptVariable['type'] {
  if (kind === 'number') return whole ? 'whole' : 'number';
  return kind === 'list' || kind === 'table' ? 'text' : kind;
}

function scriptOptions(column: ExportColumn, textOf: (text: string) => string): ScriptOption[] {
  const choices = [...(column.choices ?? [])];
  const found = new Map<string, Choice>();
  for (const [index, choice] of choices.entries()) {
    const text = choiceText(column, index);
    const written = isCoded(column) ? text : textOf(text);
    // Two options with one label cannot be told apart where labels are written.
    if (!found.has(written)) found.set(written, choice);
  }
  const options = [...found];
  if (column.ordered) options.sort(([, one], [, other]) => one.code - other.code);
  const taken = new Set<string>();
  return options.map(([written, { value, label, code }]) => {
    let unique = label;
    for (let number = 1; taken.has(unique); number += 1)
      unique = number === 1 ? `${label} [${value}]` : `${label} [${value}, ${number}]`;
    taken.add(unique);
    return { written, label: unique, value, code };
  });
}
