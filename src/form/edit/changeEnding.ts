import type { Ending, FormDefinition } from '../definition/document.ts';

/** An ending of a rule, with its place: `logic[rule].do[action]`. */
export interface RuleEnding {
  readonly rule: number;
  readonly action: number;
  /** The page after which the form ends. */
  readonly after: string;
  readonly ending: Ending;
}

/** The endings of rules, in their order. */
export function ruleEndings({ logic = [] }: FormDefinition): RuleEnding[] {
  return logic.flatMap((rule, index) =>
    rule.do.flatMap((action, number) => {
      if (action.action !== 'end') return [];
      const { action: _, id: _name, after, ...ending } = action;
      return [{ rule: index, action: number, after, ending }];
    }),
  );
}

/** Changes the ending of the form; without any setting the key goes. */
export function changeEnding(draft: FormDefinition, change: (ending: Ending) => Ending): FormDefinition {
  const before = draft.ending ?? {};
  const next = change(before);
  if (next === before) return draft;
  if (Object.keys(next).length > 0) return { ...draft, ending: next };
  const { ending: _, ...rest } = draft;
  return rest;
}

/** Changes the ending of a rule. */
export function changeRuleEnding(
  draft: FormDefinition,
  { rule, action }: Pick<RuleEnding, 'rule' | 'action'>,
  change: (ending: Ending) => Ending,
): FormDefinition {
  const changed = draft.logic?.[rule];
  const end = changed?.do[action];
  if (draft.logic === undefined || changed === undefined || end?.action !== 'end') return draft;
  const { action: kind, id, after, ...ending } = end;
  const next = change(ending);
  if (next === ending) return draft;
  const actions = changed.do.with(action, {
    action: kind,
    ...(id === undefined ? {} : { id }),
    after,
    ...next,
  });
  return { ...draft, logic: draft.logic.with(rule, { ...changed, do: actions }) };
}
