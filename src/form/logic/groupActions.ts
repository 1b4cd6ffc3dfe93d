import type { Ending, FormDefinition } from '../definition/document.ts';
import type { Action } from '../schema/logic.ts';
import type { Exit } from './compiledForm.ts';

export type SetAction = Extract<Action, { action: 'set' }>;

/** The actions of a form by target, each with the number of its rule, in the order of the document. */
export interface GroupedActions {
  readonly shown: Targets;
  readonly hidden: Targets;
  readonly required: ReadonlyMap<string, readonly number[]>;
  readonly sets: ReadonlyMap<string, readonly { readonly rule: number; readonly action: SetAction }[]>;
  readonly ends: ReadonlyMap<number, readonly { readonly rule: number; readonly ending: Ending }[]>;
  readonly exits: readonly Exit[];
}

/** Rules by field id and by page number. */
interface Targets {
  readonly fields: Map<string, number[]>;
  readonly pages: Map<number, number[]>;
}

export function groupActions({ pages, logic = [] }: FormDefinition): GroupedActions {
  const numberOfPage = new Map<string, number>();
  // Imported forms may repeat a page id: rules apply to the first page, which has the fields.
  for (const [number, { id }] of pages.entries()) if (!numberOfPage.has(id)) numberOfPage.set(id, number);

  const shown: Targets = { fields: new Map(), pages: new Map() };
  const hidden: Targets = { fields: new Map(), pages: new Map() };
  const required = new Map<string, number[]>();
  const sets = new Map<string, { rule: number; action: SetAction }[]>();
  const ends = new Map<number, { rule: number; ending: Ending }[]>();
  const exits = new Map<string, { after: number; until: number; rules: number[] }>();

  const leave = (after: number, until: number, rule: number): void => {
    if (until <= after + 1) return;
    const key = `${after} ${until}`;
    const exit = exits.get(key);
    if (exit === undefined) exits.set(key, { after, until, rules: [rule] });
    else exit.rules.push(rule);
  };

  for (const [rule, { do: actions }] of logic.entries()) {
    for (const action of actions) {
      switch (action.action) {
        case 'show':
        case 'hide': {
          const targets = action.action === 'show' ? shown : hidden;
          if (action.field !== undefined) append(targets.fields, action.field, rule);
          const page = action.page === undefined ? undefined : numberOfPage.get(action.page);
          if (page !== undefined) append(targets.pages, page, rule);
          break;
        }
        case 'require':
          append(required, action.field, rule);
          break;
        case 'set':
          append(sets, action.field, { rule, action });
          break;
        case 'jump': {
          const after = numberOfPage.get(action.after);
          const to = numberOfPage.get(action.to);
          if (after !== undefined && to !== undefined) leave(after, to, rule);
          break;
        }
        case 'end': {
          const after = numberOfPage.get(action.after);
          if (after === undefined) break;
          append(ends, after, { rule, ending: endingOf(action) });
          leave(after, pages.length, rule);
          break;
        }
      }
    }
  }
  return { shown, hidden, required, sets, ends, exits: [...exits.values()] };
}

function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

function endingOf({
  action: _end,
  id: _name,
  after: _page,
  ...ending
}: Extract<Action, { action: 'end' }>): Ending {
  return ending;
}
