import { shownOptions } from '../../definition/shownOptions.ts';
import { type KnownField, settled } from '../../type/declarations.ts';
import { type CheckedForm, knownFields } from '../checkedForm.ts';
import { type Finding, finding, type Location, within } from '../findings.ts';
import { nameOf } from '../nameOf.ts';

/** Checks bounds that no answer can satisfy. `dates.ts` checks those of dates. */
export function* checkBounds(form: CheckedForm): Generator<Finding> {
  for (const { field, location } of knownFields(form)) {
    const conflict = contradiction(field);
    if (conflict !== undefined) {
      const [key, sentence] = conflict;
      yield finding('bounds_contradict', within(location, `.${key}`), `${nameOf(field)} ${sentence}.`);
    } else yield* checkStep(field, location);
  }
}

/** The setting to correct, with its fault. A missing bound has its default. */
function contradiction(field: KnownField): [key: string, sentence: string] | undefined {
  switch (field.type) {
    case 'one_line_input': {
      const { min_length, max_length } = settled(field);
      return (
        above('min_length', min_length, max_length, 'characters') ??
        (field.accepts === 'number' ? above('min', field.min, field.max) : undefined)
      );
    }
    case 'comment': {
      const { min_length, max_length } = settled(field);
      return above('min_length', min_length, max_length, 'characters');
    }
    case 'email':
      return field.allowed_domains?.every((domain) => field.blocked_domains?.includes(domain))
        ? [
            'allowed_domains',
            'blocks every domain that it allows; remove the allowed domains from the blocked ones',
          ]
        : undefined;
    case 'time':
      return field.min !== undefined && field.max !== undefined && field.min > field.max
        ? ['min', `has its earliest time ${field.min} after its latest time ${field.max}; swap them`]
        : undefined;
    case 'multiple_choice': {
      if (field.multiple !== true) return undefined;
      const count = shownOptions(field)?.length ?? 0;
      return (
        above('min', field.min, field.max, 'options') ??
        (count > 0 && field.min !== undefined && field.min > count
          ? ['min', `asks for at least ${field.min} options but has only ${count}; lower its minimum`]
          : undefined)
      );
    }
    case 'slider': {
      const { min, max } = settled(field);
      return above('min', min, max);
    }
    case 'file_upload':
      return field.signature === true
        ? undefined
        : above('min_count', field.min_count, settled(field).max_count, 'files');
    case 'table_entry':
      return field.rows === undefined
        ? above('min_rows', field.min_rows, settled(field).max_rows, 'rows')
        : undefined;
    default:
      return undefined;
  }
}

function above(key: string, min: number | undefined, max: number | undefined, noun?: string) {
  if (min === undefined || max === undefined || min <= max) return undefined;
  const of = noun === undefined ? '' : ` ${noun}`;
  const pair: [string, string] = [
    key,
    `asks for at least ${min}${of} and at most ${max}; change one of them`,
  ];
  return pair;
}

/** A step must fit between the bounds; tolerates rounding, as of 0.3 - 0.1. */
const rounding = 1e-6;

function* checkStep(field: KnownField, location: Location): Generator<Finding> {
  const sentence = impossibleStep(field);
  if (sentence === undefined) return;
  yield finding('step_impossible', within(location, '.step'), `${nameOf(field)} ${sentence}.`);
}

function impossibleStep(field: KnownField): string | undefined {
  if (field.type === 'slider') {
    const { min, max, step } = settled(field);
    return step > max - min + rounding
      ? `goes from ${min} to ${max} in steps of ${step}, so it cannot be moved; make the step smaller`
      : undefined;
  }
  if (field.type === 'time' && field.step !== undefined && field.max !== undefined) {
    const { min = '00:00', max, step } = field;
    return step > minutes(max) - minutes(min)
      ? `goes from ${min} to ${max} in steps of ${step} minutes, so only one time is possible; make the step smaller`
      : undefined;
  }
  return undefined;
}

function minutes(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
}
