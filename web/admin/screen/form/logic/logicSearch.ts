/** The search of the tab's address: the number of the open rule, from 1. */
export interface LogicSearch {
  readonly rule?: number;
}

export function readLogicSearch({ rule }: Record<string, unknown>): LogicSearch {
  return typeof rule === 'number' && Number.isInteger(rule) && rule > 0 ? { rule } : {};
}
