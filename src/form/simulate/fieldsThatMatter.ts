import { type CompiledForm, nodesOf } from '../logic/compiledForm.ts';

const known = new WeakMap<CompiledForm, ReadonlySet<number>>();

/** The numbers of the fields whose answers decide about anything else, so that others need no new evaluation. */
export function fieldsThatMatter(form: CompiledForm): ReadonlySet<number> {
  const found = known.get(form) ?? find(form);
  known.set(form, found);
  return found;
}

function find(form: CompiledForm): ReadonlySet<number> {
  const first = nodesOf(form);
  const needed = new Set<number>();
  for (const nodes of form.dependencies) {
    for (const node of nodes) if (node >= first.fields && node < first.rules) needed.add(node - first.fields);
  }
  return needed;
}
