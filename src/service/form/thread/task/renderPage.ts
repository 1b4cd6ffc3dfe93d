import { answersIn } from '#form/answer/faultsIn.ts';
import { readAnswers } from '#form/answer/readAnswers.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import { compileForm } from '#form/logic/compileForm.ts';
import { evaluateForm } from '#form/logic/evaluateForm.ts';
import { matchesPattern } from '#form/pattern/matchesPattern.ts';
import type { UploadedFile } from '#form/value/answer.ts';
import { renderFormPage } from '#render/page.ts';
import { loadPageLanguage } from '#render/pageLanguage.ts';
import type { FormView, PageScript } from '#render/view.ts';
import { definitionOf, type SourceText } from '../sourceText.ts';

/** The content of a page without the parts that cannot be handed to a thread: functions, and the compiled form. */
export interface PageOrder {
  /** A number of the form in this process, by which the thread knows it. */
  readonly form: number;
  /** Sent only where the thread does not know the form, because copying it takes time. */
  readonly definition?: FormDefinition | SourceText;
  readonly view: Omit<FormView, 'form' | 'state' | 'texts' | 'messages' | 'direction' | 'upload' | 'script'>;
  /** The files that the values name, by field. */
  readonly uploads: ReadonlyMap<string, readonly UploadedFile[]>;
  /** The page's script with each of its parts alone, and without any. */
  readonly scripts:
    | { readonly main: PageScript; readonly parts: ReadonlyMap<string, PageScript> }
    | undefined;
}

/** The page; undefined if the thread needs the definition for it. */
export async function renderPage({
  form: number,
  definition,
  view,
  uploads,
  scripts,
}: PageOrder): Promise<Uint8Array | undefined> {
  const form = formOf(number, definition);
  if (form === undefined) return undefined;
  const upload = (id: string, fieldId: string) => uploads.get(fieldId)?.find((file) => file.id === id);
  const context = { today: view.today, matches: matchesPattern, upload };
  const script =
    scripts &&
    ((parts: readonly string[]): PageScript => ({
      source: scripts.main.source,
      preload: [
        ...new Set([
          ...scripts.main.preload,
          ...parts.flatMap((part) => scripts.parts.get(part)?.preload ?? []),
        ]),
      ],
    }));
  const page = renderFormPage({
    ...(await loadPageLanguage(view.language)),
    ...view,
    form,
    state: evaluateForm(form, answersIn(readAnswers(form, { values: view.values }, context)), context),
    upload,
    script,
  });
  return new TextEncoder().encode(page);
}

/** Forms whose pages were shown last. A large one takes some megabytes. */
const maxKnown = 5;
const known = new Map<number, CompiledForm>();

function formOf(number: number, definition: PageOrder['definition']): CompiledForm | undefined {
  const form = known.get(number) ?? compiled(definition);
  known.delete(number);
  if (form === undefined) return undefined;
  known.set(number, form);
  const [oldest] = known.keys();
  if (known.size > maxKnown && oldest !== undefined) known.delete(oldest);
  return form;
}

function compiled(given: PageOrder['definition']): CompiledForm | undefined {
  if (given === undefined) return undefined;
  const form = compileForm('pages' in given ? given : definitionOf(given));
  // It was compiled before, where the page was asked for.
  if (!form.ok) throw new Error('a form that cannot be compiled');
  return form.value;
}
