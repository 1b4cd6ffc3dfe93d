import type { Action, Condition, Rule } from '../../schema/logic.ts';
import { canonicalJson, shown } from './describeValues.ts';

/** Rules have no ids, so a changed rule is one removed and one added. */
export function describeRules(before: readonly Rule[], after: readonly Rule[]): string[] {
  const earlier = before.map((rule) => ({ rule, text: canonicalJson(rule) }));
  const later = after.map((rule) => ({ rule, text: canonicalJson(rule) }));
  const changes = [
    ...without(earlier, later).map((rule) => `Removes the rule: ${describeRule(rule)}.`),
    ...without(later, earlier).map((rule) => `Adds the rule: ${describeRule(rule)}.`),
  ];
  if (changes.length > 0 || earlier.every(({ text }, index) => text === later[index]?.text)) return changes;
  return ['Puts the rules in another order.'];
}

interface Written {
  rule: Rule;
  text: string | undefined;
}

/** The rules that are not among the others; each of the others matches one rule. */
function without(rules: readonly Written[], others: readonly Written[]): Rule[] {
  const counts = new Map<string | undefined, number>();
  for (const { text } of others) counts.set(text, (counts.get(text) ?? 0) + 1);
  return rules.flatMap(({ rule, text }) => {
    const left = counts.get(text) ?? 0;
    if (left > 0) counts.set(text, left - 1);
    return left > 0 ? [] : [rule];
  });
}

/** `when field3 is "yes", show field4 and require field4` */
export function describeRule({ when, do: actions }: Rule): string {
  return `when ${describeCondition(when)}, ${actions.map(describeAction).join(' and ')}`;
}

export function describeCondition(condition: Condition): string {
  if ('all' in condition) return group(condition.all, ' and ');
  if ('any' in condition) return group(condition.any, ' or ');
  const subject = 'field' in condition ? condition.field : `[${condition.formula}]`;
  const words = condition.operator.replaceAll('_', ' ');
  return condition.value === undefined
    ? `${subject} ${words}`
    : `${subject} ${words} ${shown(condition.value)}`;
}

function group(conditions: readonly Condition[], word: string): string {
  const parts = conditions.map(describeCondition);
  return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(word)})`;
}

function describeAction(action: Action): string {
  switch (action.action) {
    case 'show':
    case 'hide':
      return `${action.action} ${action.field ?? action.page ?? 'nothing'}`;
    case 'require':
      return `require ${action.field}`;
    case 'set':
      return `set ${action.field} to ${action.formula === undefined ? shown(action.value) : `[${action.formula}]`}`;
    case 'jump':
      return `jump after ${action.after} to ${action.to}`;
    case 'end': {
      const said = action.message ?? action.title ?? action.redirect;
      return `end after ${action.after}${said === undefined ? '' : ` with ${shown(said)}`}`;
    }
  }
}
