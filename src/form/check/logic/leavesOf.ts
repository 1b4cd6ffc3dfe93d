import { deepestCondition } from '../../logic/compileCondition.ts';
import type { Condition, FieldCondition, FormulaCondition } from '../../schema/logic.ts';

export interface Leaf {
  readonly leaf: FieldCondition | FormulaCondition;
  /** Inside the condition: `.all[1].any[0]`. */
  readonly path: string;
}

/** The leaf conditions, without their groups; those that nest too deep are left out. */
export function* leavesOf(condition: Condition, path = '', depth = 0): Generator<Leaf> {
  if ('field' in condition || 'formula' in condition) {
    yield { leaf: condition, path };
    return;
  }
  if (depth >= deepestCondition) return;
  const [key, parts] =
    'all' in condition ? (['all', condition.all] as const) : (['any', condition.any] as const);
  for (const [index, part] of parts.entries()) yield* leavesOf(part, `${path}.${key}[${index}]`, depth + 1);
}

export function isTooDeep(condition: Condition, depth = 0): boolean {
  if ('field' in condition || 'formula' in condition) return false;
  if (depth >= deepestCondition) return true;
  return ('all' in condition ? condition.all : condition.any).some((part) => isTooDeep(part, depth + 1));
}
