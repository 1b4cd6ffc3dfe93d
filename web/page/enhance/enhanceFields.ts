import { kindOf } from '#form/definition/kindOf.ts';
import { submissionName } from '#render/pageNames.ts';
import type { LivePage } from '../livePage.ts';
import type { Turn } from '../turn.ts';
import type { EnhancePage } from './page.ts';

/** Makes one field easier to use than HTML alone can; `field` is the element around its controls. */
export type Enhance = (field: HTMLElement, definition: never, page: EnhancePage) => void;

/** Only their enhancer restores all of their answers, so it runs before the answers are read. */
const restoring = new Set(['table_entry', 'file_upload', 'signature']);

/** How many fields are enhanced before the journey begins. */
const first = 20;

/**
 * Runs the enhancer of its type for every field on the page, in several tasks, so that a long form does not block
 * it. All fields can be used meanwhile, because an enhancer only adds to what the server rendered. `begin` follows
 * the first fields and those that restore answers.
 */
export async function enhanceFields(
  page: LivePage,
  restored: EnhancePage['restored'],
  turn: Turn,
  begin: () => void,
): Promise<void> {
  const { data, parts } = page;
  const enhancers: Record<string, Enhance> = Object.assign({}, ...parts.map((part) => part.enhancers));
  const context = { page, texts: data.texts, submission: page.hidden(submissionName).value, restored };
  const fields = data.form.pages.flatMap((each) => each.fields).filter((field) => enhancers[kindOf(field)]);
  const run = async (some: typeof fields) => {
    for (const field of some) {
      const element = page.fieldAt(field.id);
      // TypeScript cannot relate the enhancer of a type to a field of unknown type.
      if (element !== undefined) enhancers[kindOf(field)]?.(element, field as never, context);
      await turn.rest();
    }
  };
  const plain = fields.filter((field) => !restoring.has(kindOf(field)));
  await run(plain.slice(0, first));
  await run(fields.filter((field) => restoring.has(kindOf(field))));
  begin();
  await turn.rest();
  await run(plain.slice(first));
}
