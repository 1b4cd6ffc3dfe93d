import type { Field, FormDefinition } from '../document.ts';
import { describeValues, sameJson, shown } from './describeValues.ts';

interface Located {
  field: Field;
  page: string;
  /** From 0, on its page. */
  index: number;
}

/** Fields that come, go, move or change. */
export function describeFields(before: FormDefinition, after: FormDefinition): string[] {
  const earlier = locatedFields(before);
  const later = locatedFields(after);
  const changes: string[] = [];
  for (const [id, { field }] of earlier) if (!later.has(id)) changes.push(`Removes ${named(field)}.`);
  for (const [id, { field, page }] of later) {
    const known = earlier.get(id);
    if (known === undefined) changes.push(`Adds ${named(field)} (${field.type}) to ${page}.`);
    else {
      if (known.page !== page) changes.push(`Moves ${named(field)} from ${known.page} to ${page}.`);
      changes.push(...describeField(known.field, field));
    }
  }
  return [...changes, ...describeOrder(before, after, earlier)];
}

function locatedFields(definition: FormDefinition): Map<string, Located> {
  return new Map(
    definition.pages.flatMap((page) =>
      page.fields.map((field, index) => [field.id, { field, page: page.id, index }] as const),
    ),
  );
}

const named = (field: Field) => `${field.id}, ${shown(field.label)}`;

function describeField(before: Field, after: Field): string[] {
  const { options: optionsBefore, ...restBefore } = withOptions(before);
  const { options: optionsAfter, ...restAfter } = withOptions(after);
  return [
    ...describeValues(after.id, restBefore, restAfter),
    ...describeOptions(after.id, optionsBefore ?? [], optionsAfter ?? []),
  ];
}

type Option = { value: string; label: string };

function withOptions(field: Field): Field & { options?: readonly Option[] | undefined } {
  return field;
}

function describeOptions(id: string, before: readonly Option[], after: readonly Option[]): string[] {
  if (sameJson(before, after)) return [];
  const earlier = new Map(before.map((option) => [option.value, option]));
  const later = new Map(after.map((option) => [option.value, option]));
  const changes: string[] = [];
  for (const { value, label } of before)
    if (!later.has(value)) changes.push(`${id}: the option ${shown(label)} is removed.`);
  for (const option of after) {
    const known = earlier.get(option.value);
    if (known === undefined) changes.push(`${id}: the option ${shown(option.label)} is added.`);
    else changes.push(...describeValues(`${id}: the option ${shown(option.value)}`, known, option));
  }
  return changes.length > 0 ? changes : [`${id}: the options stand in another order.`];
}

/** Whether the remaining fields of a page changed their order. */
function describeOrder(
  before: FormDefinition,
  after: FormDefinition,
  earlier: ReadonlyMap<string, Located>,
): string[] {
  return after.pages.flatMap((page) => {
    const stayed = page.fields.map(({ id }) => id).filter((id) => earlier.get(id)?.page === page.id);
    const kept = new Set(stayed);
    const old = before.pages
      .find(({ id }) => id === page.id)
      ?.fields.map(({ id }) => id)
      .filter((id) => kept.has(id));
    return old === undefined || old.join('\n') === stayed.join('\n')
      ? []
      : [`Puts the fields of ${page.id} in another order: ${stayed.join(', ')}.`];
  });
}
