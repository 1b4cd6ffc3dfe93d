import type { CompiledField } from '../logic/compiledForm.ts';
import { settled } from '../type/declarations.ts';
import { fillDefaults } from '../type/fillDefaults.ts';
import type { MultipleChoiceField } from '../type/multipleChoice/settings.ts';
import { otherDefaults } from '../type/multipleChoice/settings.ts';
import { columnDefaults, type TableEntryField } from '../type/tableEntry/settings.ts';

/** The form values of one answer, by name. */
export type SampleAnswer = readonly (readonly [name: string, texts: readonly string[]])[];

/**
 * Sample answers that represent all answers of a field: none, each option, the bounds of a number, and the numbers
 * that the form compares with. Undefined for fields such as texts, which no sample represents.
 */
export function sampleAnswers(
  { known }: CompiledField,
  numbers: readonly number[],
): SampleAnswer[] | undefined {
  const field = known?.field;
  switch (field?.type) {
    case 'dropdown':
      return [[], ...field.options.map(({ value }) => [[field.id, [value]]] as const)];
    case 'multiple_choice':
      return choices(field);
    case 'one_line_input':
      if (field.accepts !== 'number') return undefined;
      return written(field.id, [field.min, field.max, 0, 1, ...numbers]);
    case 'rating': {
      const { step, max } = settled(field);
      return written(field.id, steps(step, max));
    }
    case 'nps':
      return written(field.id, [0, ...steps(1, 10)]);
    case 'slider': {
      const { min, max } = settled(field);
      return written(field.id, [min, max, 0, ...numbers]);
    }
    case 'table_entry':
      return [[], rowOf(field, '0'), rowOf(field, '1')];
    default:
      return undefined;
  }
}

/** Undefined where one option can cancel the price of another. */
function choices(field: MultipleChoiceField): SampleAnswer[] | undefined {
  const { id, options, other, multiple = false } = field;
  if (multiple && options.some(({ price = 0 }) => price < 0)) return undefined;
  const own: SampleAnswer[] = options.map(({ value }) => [[id, [value]]]);
  const all: SampleAnswer[] = multiple ? [[[id, options.map(({ value }) => value)]]] : [];
  if (other === undefined) return [[], ...own, ...all];
  const inOwnWords: SampleAnswer = [
    [id, [fillDefaults(otherDefaults, other).value]],
    [`${id}.other`, ['x']],
  ];
  return [[], ...own, ...all, inOwnWords];
}

function written(id: string, numbers: readonly (number | undefined)[]): SampleAnswer[] {
  const texts = new Set(numbers.filter((each) => each !== undefined).map(String));
  return [[], ...[...texts].map((text) => [[id, [text]]] as const)];
}

function steps(step: number, max: number): number[] {
  return Array.from({ length: max / step }, (_, index) => (index + 1) * step);
}

/** A first row with a value in each cell. */
function rowOf({ id, columns }: TableEntryField, number: string): SampleAnswer {
  const samples = { text: 'x', number, date: '2026-01-01', time: '12:00', email: 'name@example.org' };
  return columns.map((each, column) => {
    const { type, options = [] } = fillDefaults(columnDefaults, each);
    const text = type === 'choice' ? (options[0]?.value ?? '') : type === 'checkbox' ? 'yes' : samples[type];
    return [`${id}.0.${column}`, [text]];
  });
}
