import { failed, ok, type Result } from '#kit/result.ts';
import { type CycleFailure, type EvaluationOrder, nodesOf, type UnorderedForm } from './compiledForm.ts';
import { dependenciesOf } from './dependencies.ts';
import { findCycle, orderNodes } from './findCycle.ts';

/** Orders the nodes of a form so that each follows everything that it depends on. */
export function orderForm(form: UnorderedForm): Result<EvaluationOrder, CycleFailure> {
  const dependencies = dependenciesOf(form);
  const order = orderNodes(dependencies);
  if (order.length === nodesOf(form).count) return ok({ order, dependencies });
  const nodes = (findCycle(dependencies) ?? []).map((node) => idOfNode(form, node));
  return failed({ code: 'cycle', nodes: nodes.filter((id) => id !== undefined) });
}

/** The id of a page or field. Rules and exits have no id, so messages leave them out. */
function idOfNode(form: UnorderedForm, node: number): string | undefined {
  return form.pages[node]?.id ?? form.fields[node - form.pages.length]?.id;
}
