import type { ResponseColumn } from '#contract/app/response/table.ts';
import { needsValue } from '#form/logic/operators.ts';
import { type ResponseFilter, responseFacts } from '#form/query/responseQuery.ts';
import { day } from '#kit/time/durations.ts';
import { localDay, startOfDay } from './localDays.ts';

/** A first filter on this subject, to be completed by the person; undefined where it cannot be filtered. */
export function newFilter(subject: string, columns: readonly ResponseColumn[]): ResponseFilter | undefined {
  if (subject === '@date') {
    const weekAgo = localDay(new Date(Date.now() - 6 * day));
    return { on: 'date', from: startOfDay(weekAgo) };
  }
  const fact = responseFacts.find((each) => subject === `@${each}`);
  if (fact !== undefined) return { on: fact, operator: 'is', values: [] };
  const column = columns.find(({ id }) => id === subject);
  const [operator] = column?.operators ?? [];
  if (column === undefined || operator === undefined) return undefined;
  // Many look for words in a text; few for a whole one.
  const first = column.comparison === 'text' ? 'contains' : operator;
  const [option] = column.options;
  return {
    on: 'field',
    field: column.id,
    operator: column.operators.includes(first) ? first : operator,
    ...(option !== undefined && column.comparison === 'options' && { value: option.value }),
  };
}

/** Whether the filter can be applied. */
export function isComplete(filter: ResponseFilter): boolean {
  if (filter.on === 'field') return !needsValue(filter.operator) || String(filter.value ?? '').trim() !== '';
  if (filter.on === 'date') return filter.from !== undefined || filter.before !== undefined;
  return filter.values.length > 0;
}
