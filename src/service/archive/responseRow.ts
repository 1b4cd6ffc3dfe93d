import type { ResponseLine } from '#contract/archive.ts';
import type { ResponseItem, Visitor } from '#contract/v2.ts';
import { parseInstant } from '#kit/instant.ts';
import { storableJson, storableText } from '#kit/storableText.ts';
import { type Fragment, toFragment } from '#store/fragment.ts';
import type { NewResponseRow } from '#store/store.ts';
import { movedTo, type Times } from './movedTimes.ts';

export interface RowSetting {
  form_id: string;
  /** For a line that names no version. */
  version: number;
  import_id: string | null;
  /** Where a tie sends the line. */
  target: number | undefined;
}

export function responseRow(line: ResponseLine, setting: RowSetting): NewResponseRow {
  const brought = timesOf(line);
  const times = movedTo(brought, setting.target);
  const { head, tail } = fragmentOf(line, times);
  return {
    form_id: setting.form_id,
    id: line.id,
    version: line.version ?? setting.version,
    state: line.test ? 'test' : 'live',
    created_at: times.created_at,
    moved_from: setting.target === undefined ? null : brought.created_at,
    updated_at: times.updated_at,
    submission_id: line.submission_id === undefined ? null : storableText(line.submission_id),
    body_hash: null,
    device: null,
    import_id: setting.import_id,
    extra: extraOf(line),
    head,
    workflows: workflowsOf(line),
    tail,
  };
}

export function timesOf(line: { created_at: string; updated_at: string }): Times {
  const created_at = milliseconds(line.created_at);
  const same = line.updated_at === line.created_at;
  return { created_at, updated_at: same ? created_at : milliseconds(line.updated_at) };
}

/** The line has been checked, so the text is a real time. */
export function milliseconds(instant: string): number {
  const time = parseInstant(instant);
  if (time === undefined) throw new Error(`not an instant: ${instant}`);
  return time;
}

export function workflowsOf({ workflows }: ResponseLine): string {
  return workflows.length === 0 ? '[]' : storableJson(workflows);
}

export function extraOf({ extra }: { extra?: unknown }): string | null {
  return extra === undefined ? null : storableJson(extra);
}

/** A line's keys may come in any order; what is stored has the order of the API. */
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
