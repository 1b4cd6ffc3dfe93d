import { elementIn } from './elementIn.ts';

interface Result {
  readonly kind: 'waiting' | 'good' | 'bad';
  readonly outcome: string;
  /** Undefined until there is one. */
  readonly response?: { readonly headers: Headers; readonly body: string };
}

/** Inserts the service's output as text, never as markup. */
export function showResult(form: HTMLFormElement, { kind, outcome, response }: Result): void {
  const result = elementIn(form, '.result', HTMLElement);
  result.hidden = false;
  result.dataset.kind = kind;
  elementIn(form, '.outcome', HTMLElement).textContent = outcome;
  const lines = [...(response?.headers ?? [])].map(([name, value]) => `${name}: ${value}`);
  elementIn(form, '.answer-headers', HTMLElement).textContent = lines.join('\n');
  elementIn(form, '.result details', HTMLElement).hidden = response === undefined;
  const body = elementIn(form, '.answer-body', HTMLElement);
  body.textContent = response?.body ?? '';
  body.hidden = response === undefined;
}
