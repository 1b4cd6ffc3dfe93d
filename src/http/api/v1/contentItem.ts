import type { V1ContentItem } from '#contract/v1.ts';
import type { ResponseItem } from '#contract/v2.ts';
import { type Field, type FormDefinition, fieldsOf } from '#form/definition/document.ts';
import { apiOptions } from '#form/definition/shownOptions.ts';
import { signFileLink } from '#service/response/fileLink.ts';
import type { OrganizationId } from '#store/tables.ts';
import type { ApiContext } from '../context.ts';

/** Converts a v2 answer to v1. The label is that of the answered version. */
export function contentItem(
  context: Pick<ApiContext, 'baseUrl' | 'secrets' | 'clock'>,
  organizationId: OrganizationId,
  item: ResponseItem,
  definition: FormDefinition | undefined,
): V1ContentItem {
  const field = definition === undefined ? undefined : findField(definition, item.field_id);
  const named = { id: item.field_id, label: field?.label ?? '' };
  switch (item.value_type) {
    case 'string':
      return { ...named, answer: item.value };
    case 'number':
      return { ...named, answer: String(item.value) };
    case 'address':
      return { ...named, answer: item.value.full_address };
    case 'table':
      return { ...named, answer: item.value.rows.map((cells) => cells.join(' | ')) };
    case 'options': {
      const answer = item.value.map(({ value }) => value);
      const prices = pricesOf(field, item.value);
      return prices === undefined ? { ...named, answer } : { ...named, answer, 'answer.value': prices };
    }
    case 'files': {
      const link = (id: string) =>
        `${context.baseUrl}/v2/files/${encodeURIComponent(id)}/content?` +
        signFileLink(context.secrets().link_key, organizationId, id, context.clock());
      return {
        ...named,
        answer: item.value.map(({ name }) => name),
        'answer.value': item.value.map(({ id }) => link(id)),
      };
    }
  }
}

function findField(definition: FormDefinition, id: string): Field | undefined {
  for (const field of fieldsOf(definition)) if (field.id === id) return field;
  return undefined;
}

/** Undefined unless an option of the field has a price. */
function pricesOf(
  field: Field | undefined,
  chosen: readonly { label: string; value: string }[],
): number[] | undefined {
  const options = field === undefined ? undefined : apiOptions(field);
  if (options === undefined || !options.some(({ price }) => price !== undefined)) return undefined;
  return chosen.map(({ label, value }) => {
    // "Other" has its label but the visitor's own value, which may be the value of another option.
    const option =
      options.find((one) => one.label === label && one.value === value) ??
      options.find((one) => one.label === label) ??
      options.find((one) => one.value === value);
    return option?.price ?? 0;
  });
}
