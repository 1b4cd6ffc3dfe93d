import { deepestCondition } from '../../logic/compileCondition.ts';
import type { Action, Condition } from '../../schema/logic.ts';
import type { CheckedForm, LocatedRule } from '../checkedForm.ts';
import { areExclusive } from '../field/exclusive.ts';
import { type Finding, finding, type Location, within } from '../findings.ts';
import { nameOf, shortened } from '../nameOf.ts';
import type { Chance } from './prospectOf.ts';

interface Claim {
  readonly located: LocatedRule;
  readonly location: Location;
  /** The effect, so that two rules with the same effect are no tie. */
  readonly outcome: string;
}

interface Budget {
  left: number;
}

/** The most pairs of conditions that are compared; beyond that the search for ties stops. */
const maxComparisons = 100_000;

/**
 * Warns about rules whose order in the document decides: two that set one field, or two that end the form at one
 * page.
 */
export function* checkTies(form: CheckedForm, chances: readonly Chance[]): Generator<Finding> {
  const budget: Budget = { left: maxComparisons };
  for (const [id, claims] of claimsOf(form, chances, 'set')) {
    const field = form.fieldOf(id)?.field;
    if (field === undefined) continue;
    for (const [first, second] of tied(form, claims, budget)) {
      yield finding(
        'set_tie',
        { ...second.location, field: id },
        `This rule and ${ruleName(first, second)} may both set ${nameOf(field)}, and the first one wins; make their conditions exclude each other.`,
      );
    }
  }
  for (const [id, claims] of claimsOf(form, chances, 'end')) {
    for (const [first, second] of tied(form, claims, budget)) {
      yield finding(
        'end_tie',
        second.location,
        `This rule and ${ruleName(first, second)} may both end the form after ${shortened(id)}, and the first one wins; make their conditions exclude each other.`,
      );
    }
  }
}

function ruleName({ located }: Claim, second: Claim): string {
  return located === second.located ? 'another action of it' : `rule ${(located.location.rule ?? 0) + 1}`;
}

/** By the field that is set, or by the page after which the form ends. */
function claimsOf(form: CheckedForm, chances: readonly Chance[], kind: 'set' | 'end'): Map<string, Claim[]> {
  const claims = new Map<string, Claim[]>();
  for (const [number, located] of form.rules.entries()) {
    if (chances[number] === 'never') continue;
    for (const [index, action] of located.rule.do.entries()) {
      if (action.action !== kind) continue;
      const key = action.action === 'set' ? action.field : action.after;
      const claim = {
        located,
        location: within(located.location, `.do[${index}]`),
        outcome: outcomeOf(action),
      };
      const others = claims.get(key);
      if (others === undefined) claims.set(key, [claim]);
      else others.push(claim);
    }
  }
  return claims;
}

function outcomeOf(action: Extract<Action, { action: 'set' | 'end' }>): string {
  return action.action === 'set'
    ? JSON.stringify([action.value ?? null, action.formula ?? null])
    : JSON.stringify([action.title ?? '', action.message ?? '', action.redirect ?? '']);
}

/** Each claim with the first earlier claim that may hold at the same time with another effect. */
function* tied(form: CheckedForm, claims: readonly Claim[], budget: Budget): Generator<[Claim, Claim]> {
  for (const [index, second] of claims.entries()) {
    for (const first of claims.slice(0, Math.min(index, budget.left))) {
      budget.left -= 1;
      if (first.outcome === second.outcome) continue;
      if (excludes(form, first.located.rule.when, second.located.rule.when, budget)) continue;
      if (budget.left > 0) yield [first, second];
      break;
    }
  }
}

/** Whether two conditions never hold together, as far as their parts show. */
function excludes(form: CheckedForm, one: Condition, other: Condition, budget: Budget, depth = 0): boolean {
  budget.left -= 1;
  if (budget.left <= 0 || depth > 2 * deepestCondition) return false;
  const next = (first: Condition, second: Condition) => excludes(form, first, second, budget, depth + 1);
  // Alternatives first: another part of the other side may exclude each of them.
  if ('any' in one) return one.any.every((part) => next(part, other));
  if ('any' in other) return other.any.every((part) => next(one, part));
  if ('all' in one) return one.all.some((part) => next(part, other));
  if ('all' in other) return other.all.some((part) => next(one, part));
  return areExclusive(form, one, other);
}
