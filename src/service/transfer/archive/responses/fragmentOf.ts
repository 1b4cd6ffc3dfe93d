import type { ResponseLine } from '#contract/archive.ts';
import type { ResponseItem, Visitor } from '#contract/v2.ts';
import { storableJson } from '#kit/text/storableText.ts';
import { type Fragment, toFragment } from '#store/fragment.ts';
import type { Times } from '../movedTimes.ts';

export function workflowsOf({ workflows }: ResponseLine): string {
  return workflows.length === 0 ? '[]' : storableJson(workflows);
}

/** Keys of a line may come in any order; stored fragments have the key order of the API. */
export function fragmentOf(line: ResponseLine, times: Times): Fragment {
  const { id, test, visitor, response } = line;
  return toFragment({
    id,
    test,
    visitor: orderedVisitor(visitor),
    response: response.map(orderedItem),
    ...times,
  });
}

function orderedVisitor({ country, region, city, time_spent, url }: Visitor): Visitor {
  return { country, region, city, time_spent, url };
}

function orderedItem(item: ResponseItem): ResponseItem {
  const { field_id, field_type } = item;
  switch (item.value_type) {
    case 'string':
      return { field_id, field_type, value_type: item.value_type, value: item.value };
    case 'number':
      return { field_id, field_type, value_type: item.value_type, value: item.value };
    case 'options': {
      const value = item.value.map((option) => ({ label: option.label, value: option.value }));
      return { field_id, field_type, value_type: item.value_type, value };
    }
    case 'files': {
      const value = item.value.map(({ id, name, type, size }) => ({ id, name, type, size }));
      return { field_id, field_type, value_type: item.value_type, value };
    }
    case 'table': {
      const { headers, rows } = item.value;
      return { field_id, field_type, value_type: item.value_type, value: { headers, rows } };
    }
    case 'address': {
      const { full_address, line1, line2, city, state, postal_code, country } = item.value;
      const value = { full_address, line1, line2, city, state, postal_code, country };
      return { field_id, field_type, value_type: item.value_type, value };
    }
  }
}
