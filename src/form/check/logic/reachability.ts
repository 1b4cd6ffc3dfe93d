import { groupActions } from '../../logic/groupActions.ts';
import type { CheckedForm } from '../checkedForm.ts';
import { type Chance, chanceOf, prospectOf } from './prospectOf.ts';

export interface Reachability {
  /** By the number of the page. */
  readonly pages: ReadonlySet<number>;
  /** Ids of fields that no answers show. */
  readonly neverShown: ReadonlySet<string>;
  /** Of the condition of each rule. */
  readonly chances: readonly Chance[];
}

type Grouped = ReturnType<typeof groupActions>;

/**
 * The pages and fields that some answers may lead to. The result is conservative: an unreachable one is unreachable
 * whatever is answered.
 */
export function reachabilityOf(form: CheckedForm, broken: ReadonlySet<string>): Reachability {
  const prospects = form.rules.map(({ rule }) => prospectOf(form, rule.when, broken));
  const actions = groupActions(form.definition);
  let neverShown: ReadonlySet<string> = new Set();
  // A field that is never shown limits conditions, which may hide more fields. The loop ends, because the set only
  // grows.
  for (;;) {
    const known = neverShown;
    const chances = prospects.map((prospect) => chanceOf(prospect, known));
    const pages = reachedPages(form.pages.length, actions, chances);
    const found = new Set<string>();
    for (const { field, pageIndex } of form.fields) {
      const visible = pages.has(pageIndex) && mayShow(rulesOfField(actions, field.id), chances);
      if (!visible && form.fieldOf(field.id)?.field === field) found.add(field.id);
    }
    if (found.size === known.size) return { pages, neverShown: known, chances };
    neverShown = found;
  }
}

/** Follows every possible way through the pages. */
function reachedPages(count: number, actions: Grouped, chances: readonly Chance[]): Set<number> {
  const reached = new Set<number>();
  const landed = new Set<number>();
  const land = (from: number): void => {
    if (landed.has(from)) return;
    landed.add(from);
    for (let page = from; page < count; page += 1) {
      if (mayShow(rulesOfPage(actions, page), chances)) reached.add(page);
      if (mustShow(rulesOfPage(actions, page), chances)) return;
    }
  };
  land(0);
  for (let page = 0; page < count; page += 1) {
    if (!reached.has(page)) continue;
    const exits = actions.exits.filter(({ after }) => after === page);
    const has = (rules: readonly number[], chance: Chance) => rules.some((rule) => chances[rule] === chance);
    // The farthest exit wins, so an exit that is always open disables all nearer ones.
    const nearest = Math.max(
      page + 1,
      ...exits.filter(({ rules }) => has(rules, 'always')).map(({ until }) => until),
    );
    land(nearest);
    for (const { until, rules } of exits) if (until > nearest && has(rules, 'sometimes')) land(until);
  }
  return reached;
}

/** The rules that show something, undefined where none is needed, and the rules that hide it. */
interface Rules {
  readonly shownBy: readonly number[] | undefined;
  readonly hiddenBy: readonly number[];
}

function rulesOfPage({ shown, hidden }: Grouped, page: number): Rules {
  return { shownBy: shown.pages.get(page), hiddenBy: hidden.pages.get(page) ?? [] };
}

function rulesOfField({ shown, hidden }: Grouped, id: string): Rules {
  return { shownBy: shown.fields.get(id), hiddenBy: hidden.fields.get(id) ?? [] };
}

function mayShow({ shownBy, hiddenBy }: Rules, chances: readonly Chance[]): boolean {
  const opened = shownBy?.some((rule) => chances[rule] !== 'never') ?? true;
  return opened && !hiddenBy.some((rule) => chances[rule] === 'always');
}

function mustShow({ shownBy, hiddenBy }: Rules, chances: readonly Chance[]): boolean {
  const opened = shownBy?.some((rule) => chances[rule] === 'always') ?? true;
  return opened && hiddenBy.every((rule) => chances[rule] === 'never');
}
