import { unansweredBehaviour } from '#form/type/base/unansweredBehaviour.ts';
import { comment } from '#form/type/comment/behaviour.ts';
import { email } from '#form/type/email/behaviour.ts';
import { hidden } from '#form/type/hidden/behaviour.ts';
import { oneLineInput } from '#form/type/oneLineInput/behaviour.ts';
import { enhance } from './enhance/comment.ts';
import type { PagePart } from './part/part.ts';

/** The lazy imports by the names that `src/render/script/partsOfPage.ts` gives them. */
const parts: Record<string, () => Promise<{ readonly part: PagePart }>> = {
  address: () => import('./part/address.ts'),
  choice: () => import('./part/choice.ts'),
  day: () => import('./part/day.ts'),
  file: () => import('./part/file.ts'),
  formula: () => import('./part/formula.ts'),
  link: () => import('./part/link.ts'),
  logic: () => import('./part/logic.ts'),
  payment: () => import('./part/payment.ts'),
  pattern: () => import('./part/pattern.ts'),
  phone: () => import('./part/phone.ts'),
  question: () => import('./part/question.ts'),
  signature: () => import('./part/signature.ts'),
  scale: () => import('./part/scale.ts'),
  slider: () => import('./part/slider.ts'),
  table: () => import('./part/table.ts'),
};

/** The part that nearly every form needs; it comes with the script itself. */
const base: PagePart = {
  behaviours: {
    one_line_input: oneLineInput,
    comment,
    email,
    hidden,
    // The server renders formatted texts and sends the field without its text.
    rich_text: unansweredBehaviour({ source: () => 'nobody', normalise: (_field, answer) => answer }),
  },
  enhancers: { comment: enhance },
};

/** Loads the named parts; the first of the result is the one that every page has. */
export async function loadParts(names: readonly string[]): Promise<PagePart[]> {
  const loaded = await Promise.all(names.map((name) => parts[name]?.()));
  return [base, ...loaded.flatMap((module) => module?.part ?? [])];
}
