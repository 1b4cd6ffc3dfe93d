import type { Action, Condition, Rule } from '../../schema/logic.ts';
import { sameJson, shown } from './describeValues.ts';

/** Rules have no names, so a changed one is one that goes and one that comes. */
export function describeRules(before: readonly Rule[], after: readonly Rule[]): string[] {
  if (sameJson(before, after)) return [];
  const left = [...before];
  const added = after.filter((rule) => {
    const index = left.findIndex((known) => sameJson(known, rule));
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
  const changes = [
    ...left.map((rule) => `Removes the rule: ${describeRule(rule)}.`),
    ...added.map((rule) => `Adds the rule: ${describeRule(rule)}.`),
  ];
  return changes.length > 0 ? changes : ['Puts the rules in another order.'];
}

/** `when field3 is "yes", show field4 and require field4` */
export function describeRule({ when, do: actions }: Rule): string {
  return `when ${describeCondition(when)}, ${actions.map(describeAction).join(' and ')}`;
}

function describeCondition(condition: Condition): string {
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
