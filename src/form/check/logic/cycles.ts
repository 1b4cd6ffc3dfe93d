import { fullLanguage } from '../../fullLanguage.ts';
import { nodesOf, type UnorderedForm } from '../../logic/compiledForm.ts';
import { compileFormWith } from '../../logic/compileFormWith.ts';
import { dependenciesOf } from '../../logic/dependencies.ts';
import { findCycle } from '../../logic/findCycle.ts';
import { orderForm } from '../../logic/orderForm.ts';
import type { CheckedForm } from '../checkedForm.ts';
import { type Finding, finding } from '../findings.ts';

/** More would not help anybody, and every search walks the whole form. */
const maxCycles = 20;

/** Reports every cycle with the rules that close it. Cycles that share a part are one, because fixing one often fixes both. */
export function* checkCycles(form: CheckedForm): Generator<Finding> {
  const unordered = unorderedForm(form);
  if (unordered === undefined) return;
  const left = dependenciesOf(unordered).map((needed) => [...needed]);
  for (let found = 0; found < maxCycles; found += 1) {
    const cycle = findCycle(left);
    if (cycle === undefined) return;
    yield cycleFinding(form, unordered, cycle);
    // Without its dependencies the cycle is open, and the search finds the next one.
    for (const node of cycle) left[node] = [];
  }
}

/** Compiles the form up to its order; undefined where there is an order, or nothing to order. */
function unorderedForm(form: CheckedForm): UnorderedForm | undefined {
  let unordered: UnorderedForm | undefined;
  const compiled = compileFormWith(
    {
      ...fullLanguage,
      orderOf: (each) => {
        unordered = each;
        return orderForm(each);
      },
    },
    form.definition,
  );
  return compiled.ok ? undefined : unordered;
}

function cycleFinding(form: CheckedForm, unordered: UnorderedForm, cycle: readonly number[]): Finding {
  const nodes = nodesOf(unordered);
  const idOf = (node: number) => unordered.pages[node]?.id ?? unordered.fields[node - nodes.fields]?.id;
  const ruleOf = (node: number) =>
    node >= nodes.rules && node < nodes.exits ? node - nodes.rules : undefined;
  // Starts at a field or page, whose place the finding gets.
  const begin = Math.max(
    0,
    cycle.findIndex((node) => idOf(node) !== undefined),
  );
  const turned = [...cycle.slice(begin), ...cycle.slice(0, begin)];
  const names = turned.flatMap((node) => {
    const rule = ruleOf(node);
    return idOf(node) ?? (rule === undefined ? [] : `rule ${rule + 1}`);
  });
  const rules = turned.flatMap((node) => ruleOf(node) ?? []);
  const [first = ''] = names;
  const location = form.fieldOf(first)?.location ?? form.pageOf(first)?.location ?? { path: 'logic' };
  const chain = [...names, first].join(' → ');
  const circle = names.length === 1 ? 'it depends on itself' : 'each depends on the next';
  const made = finding(
    'cycle',
    location,
    `${chain}: ${circle}, so nothing can be calculated; break the cycle.`,
  );
  return rules.length === 0 ? made : { ...made, related: rules.map((rule) => `logic[${rule}]`) };
}
