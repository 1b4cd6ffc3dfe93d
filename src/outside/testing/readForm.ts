/** `a[b][0]=c` as `{ a: { b: { 0: 'c' } } }`. */
export interface FormTree {
  [name: string]: string | FormTree;
}

/** Reads a form-encoded body with names in brackets, as Stripe's API takes it. */
export function readForm(text: string): FormTree {
  const form: FormTree = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/\]?\[|\]$/).filter((part) => part !== '');
    const last = path.pop();
    if (last === undefined) continue;
    let place = form;
    for (const part of path) {
      const inner = place[part];
      const next: FormTree = typeof inner === 'object' ? inner : {};
      place[part] = next;
      place = next;
    }
    place[last] = value;
  }
  return form;
}

/** The text at the path `a`, `b`, `0`, or undefined. */
export function textAt(form: FormTree, ...path: readonly string[]): string | undefined {
  let place: string | FormTree | undefined = form;
  for (const part of path) place = typeof place === 'object' ? place[part] : undefined;
  return typeof place === 'string' ? place : undefined;
}
