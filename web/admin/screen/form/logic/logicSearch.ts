/** The search of the tab's address: the number of the open rule, from 1. */
export interface LogicSearch {
  readonly rule?: number;
  /** Whether it was added just now, on another screen. */
  readonly new?: boolean;
}

export function readLogicSearch({ rule, new: isNew }: Record<string, unknown>): LogicSearch {
  if (typeof rule !== 'number' || !Number.isInteger(rule) || rule <= 0) return {};
  return isNew === true ? { rule, new: true } : { rule };
}
