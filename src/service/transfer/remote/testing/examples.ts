import { formatInstant } from '#kit/time/instant.ts';
import type { Item } from './hostileServer.ts';

export const start = Date.UTC(2026, 0, 1);

export function form(id: string, rest: Record<string, unknown> = {}): Item {
  return {
    id,
    name: `Form ${id}`,
    workspace_id: 'space1',
    enabled: true,
    created_at: formatInstant(start - 1000),
    updated_at: formatInstant(start + 5000),
    responses: 0,
    fields: [
      {
        id: 'field1',
        type: 'one_line_input',
        page: 'page1',
        label: 'Name',
        description: null,
        required: true,
      },
    ],
    pages: [{ id: 'page1', label: 'First' }],
    ...rest,
  };
}

export function response(id: number, time: number, rest: Record<string, unknown> = {}): Item {
  return {
    id,
    test: false,
    visitor: {
      country: 'NL',
      region: 'NL-NH',
      city: 'Amsterdam',
      time_spent: 12,
      url: 'https://example.org/',
    },
    workflows: [],
    response: [
      { field_id: 'field1', field_type: 'one_line_input', value_type: 'string', value: `answer ${id}` },
    ],
    created_at: formatInstant(time),
    updated_at: formatInstant(time),
    ...rest,
  };
}

/** Many items in one millisecond, amid bursts, gaps of years and an even stretch. */
export function difficultTimes(ties: number): number[] {
  const times: number[] = [];
  for (let index = 0; index < 150; index++) times.push(start + index * 60_000);
  for (let index = 0; index < ties; index++) times.push(start + 40_000_000);
  for (let index = 0; index < 130; index++) times.push(start + 40_000_001 + Math.floor(index / 3));
  times.push(Date.UTC(1999, 5, 1), Date.UTC(2031, 5, 1), Date.UTC(2031, 5, 1) + 1);
  for (let index = 0; index < 120; index++) times.push(Date.UTC(2021, 2, 1) + index * index * 1000);
  return times;
}
