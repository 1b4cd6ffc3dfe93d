import { nameOf, shortened } from '#form/check/nameOf.ts';
import { describeRule } from '#form/definition/change/describeRules.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { faultMessage } from '#form/message/faultMessage.ts';
import { english } from '#form/message/faultMessages.ts';
import type {
  EndingCount,
  FieldCount,
  OptionCount,
  Simulation,
  StuckCount,
} from '#form/simulate/simulationCounts.ts';
import type { Stuck } from '#form/simulate/walkForm.ts';
import type { Fault } from '#form/value/fault.ts';

/** Longer lists of options are counted instead. */
const maxOptionsListed = 5;

/** The result of a simulation in words. */
export function simulationLines(
  title: string,
  seed: number,
  definition: FormDefinition,
  simulation: Simulation,
): string[] {
  const { respondents, completed, corrected, paying, seconds } = simulation;
  const lines = [`${title}: ${completed} of ${people(respondents)} completed it (seed ${seed}).`];
  if (seconds !== undefined) {
    const { shortest, median, longest } = seconds;
    lines.push(
      `They need about ${duration(median)}${shortest === longest ? '' : `, from ${duration(shortest)} to ${duration(longest)}`}.`,
    );
  }
  if (corrected > 0) lines.push(`${people(corrected)} made a mistake on the way and corrected it.`);
  if (paying > 0) lines.push(`${people(paying)} would go on to the payment.`);
  const unreached = unreachedLines(definition, simulation);
  if (unreached.length === 0) lines.push('Every page, field, option, rule and ending was reached.');
  return [
    ...lines,
    ...section('Endings', endingLines(definition, simulation)),
    ...section('Stuck', stuckLines(definition, simulation)),
    ...section('Sent back at the end', sentBackLines(definition, simulation)),
    ...section('Nobody found an answer', unanswerableLines(simulation)),
    ...section('Nobody reached', unreached),
  ];
}

function section(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `${heading}:`, ...lines.map((line) => `  ${line}`)];
}

function endingLines({ pages }: FormDefinition, { endings }: Simulation): string[] {
  const pageName = namesOf(pages);
  return endings
    .filter(({ reached }) => reached > 0)
    .toSorted((one, other) => other.reached - one.reached)
    .map((ending) => `${ending.reached}  ${endingName(ending, pageName)}`);
}

function endingName({ rule, after, title }: EndingCount, pageName: (id: string) => string): string {
  const said = title === undefined ? '' : `"${shortened(title)}"`;
  if (rule === undefined || after === undefined)
    return said === '' ? 'the ending of the form' : `${said}, the ending of the form`;
  const where = `the end after ${pageName(after)} by rule ${rule}`;
  return said === '' ? where : `${said}, ${where}`;
}

const reasons: Readonly<Record<Stuck['reason'], string>> = {
  no_answer: 'no answer is accepted',
  amount: 'the amount cannot be charged',
  loop: 'the form led back to it again and again',
};

function stuckLines({ pages }: FormDefinition, { stuck, fields }: Simulation): string[] {
  const pageName = namesOf(pages);
  const fieldName = namesOf(fields);
  return stuck.flatMap(({ page, field, reason, fault, respondents, example }) => [
    `${respondents}  at ${fieldName(field)} on ${pageName(page)}: ${reasons[reason]}. ${sentence(fault)}`,
    ...(example.length === 0 ? [] : [`    for example with ${exampleText(example, fieldName)}`]),
  ]);
}

function exampleText(example: StuckCount['example'], fieldName: (id: string) => string): string {
  return example.map(({ field, answer }) => `${fieldName(field)}: ${shortened(answer)}`).join('; ');
}

function sentBackLines({ pages }: FormDefinition, { sentBack }: Simulation): string[] {
  const pageName = namesOf(pages);
  return sentBack.map(
    ({ page, respondents }) =>
      `${respondents}  to ${pageName(page)}: a later answer brought up a question there`,
  );
}

function unanswerableLines({ fields, stuck }: Simulation): string[] {
  const known = new Set(stuck.map(({ field }) => field));
  return fields
    .filter(({ id, unanswerable }) => unanswerable && !known.has(id))
    .map((field) =>
      field.fault === undefined ? nameOf(field) : `${nameOf(field)}: ${sentence(field.fault)}`,
    );
}

function unreachedLines({ pages, logic = [] }: FormDefinition, simulation: Simulation): string[] {
  const pageName = namesOf(pages);
  const missed = new Set(simulation.pages.filter(({ reached }) => reached === 0).map(({ id }) => id));
  // The fields of a page that nobody reached, and the options of a field that nobody saw, need no line of their own.
  const unseen = simulation.fields.filter(({ shown, page }) => shown === 0 && !missed.has(page));
  return [
    ...[...missed].map((id) => `page ${pageName(id)}`),
    ...unseen.map((field) => `field ${nameOf(field)}`),
    ...simulation.fields.flatMap((field) => optionLines(field, simulation.options)),
    ...simulation.rules.flatMap(({ rule, held }) => {
      const described = logic[rule - 1];
      return held > 0 || described === undefined ? [] : [`rule ${rule}: ${describeRule(described)}`];
    }),
    ...simulation.endings
      .filter(({ reached }) => reached === 0)
      .map((ending) => endingName(ending, pageName)),
  ];
}

function optionLines(field: FieldCount, options: readonly OptionCount[]): string[] {
  const own = options.filter((option) => option.field === field.id);
  const never = own.filter(({ chosen }) => chosen === 0);
  if (field.shown === 0 || never.length === 0) return [];
  if (never.length > maxOptionsListed)
    return [`${never.length} of the ${own.length} options of ${nameOf(field)}`];
  return never.map(({ label, value }) => `option "${shortened(label || value)}" of ${nameOf(field)}`);
}

/** The names of pages or fields by id: `"Your age" (field3)`. */
function namesOf(named: readonly { readonly id: string; readonly label: string }[]): (id: string) => string {
  const names = new Map(named.map((each) => [each.id, nameOf(each)]));
  return (id) => names.get(id) ?? id;
}

function sentence(fault: Fault): string {
  return `${faultMessage(fault, english)} [${fault.code}]`;
}

function people(count: number): string {
  return count === 1 ? '1 person' : `${count} people`;
}

function duration(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return minutes === 0 ? `${rest} s` : rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}
