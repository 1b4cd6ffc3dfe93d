import type { FormDefinition } from '../../definition/document.ts';
import { readTokens } from '../../formula/tokens.ts';
import type { Condition, Rule } from '../../schema/logic.ts';

/** How many rules name one of these fields or pages, by id or by key. */
export function rulesMentioning(draft: FormDefinition, ids: readonly string[]): number {
  const names = new Set(ids);
  for (const { id, key } of draft.pages.flatMap((page) => page.fields))
    if (names.has(id) && key !== undefined) names.add(key);
  return (draft.logic ?? []).filter((rule) => isNamed(rule, names)).length;
}

function isNamed(rule: Rule, names: ReadonlySet<string>): boolean {
  return (
    isInCondition(rule.when, names) ||
    rule.do.some((action) =>
      Object.entries(action).some(
        ([setting, value]) =>
          typeof value === 'string' &&
          (setting === 'formula' ? isInFormula(value, names) : isTarget(setting) && names.has(value)),
      ),
    )
  );
}

function isTarget(setting: string): boolean {
  return ['field', 'page', 'after', 'to'].includes(setting);
}

function isInCondition(condition: Condition, names: ReadonlySet<string>): boolean {
  if ('all' in condition) return condition.all.some((each) => isInCondition(each, names));
  if ('any' in condition) return condition.any.some((each) => isInCondition(each, names));
  return 'field' in condition ? names.has(condition.field) : isInFormula(condition.formula, names);
}

function isInFormula(formula: string, names: ReadonlySet<string>): boolean {
  const tokens = readTokens(formula);
  return tokens.ok && tokens.value.some(({ kind, text }) => kind === 'word' && names.has(text));
}
