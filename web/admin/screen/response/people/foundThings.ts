import type { AnswerOf } from '#contract/app/routes.ts';

type Step = AnswerOf<'findPerson'>;
export type FoundResponse = Step['responses'][number];

/** Everything that a search has found so far. */
export interface FoundThings {
  readonly responses: readonly FoundResponse[];
  readonly links: Step['links'];
  readonly mails: Step['mails'];
}

export const nothingFound: FoundThings = { responses: [], links: [], mails: [] };

export function addStep(found: FoundThings, step: Step): FoundThings {
  return {
    responses: [...found.responses, ...step.responses],
    links: [...found.links, ...step.links],
    mails: [...found.mails, ...step.mails],
  };
}

export function isNothing({ responses, links, mails }: FoundThings): boolean {
  return responses.length + links.length + mails.length === 0;
}

/** The name of a response over all forms. */
export function keyOf({ form, response }: Pick<FoundResponse, 'form' | 'response'>): string {
  return `${form} ${response}`;
}

export interface FormGroup {
  readonly form: string;
  readonly name: string;
  readonly responses: readonly FoundResponse[];
}

/** The responses by form, in the order in which the forms were found. */
export function groupByForm(responses: readonly FoundResponse[]): readonly FormGroup[] {
  const groups = new Map<string, { form: string; name: string; responses: FoundResponse[] }>();
  for (const each of responses) {
    const group = groups.get(each.form);
    if (group === undefined)
      groups.set(each.form, { form: each.form, name: each.form_name, responses: [each] });
    else group.responses.push(each);
  }
  return [...groups.values()];
}

/** Parts of at most `size`, for calls that name a limited number. */
export function partsOf<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const parts: (readonly Item[])[] = [];
  for (let start = 0; start < items.length; start += size) parts.push(items.slice(start, start + size));
  return parts;
}
