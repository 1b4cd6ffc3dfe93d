import type { CompiledForm } from '#form/logic/compiledForm.ts';
import type { FormState } from '#form/logic/evaluateForm.ts';
import { maxInForm } from '#form/size/formExcesses.ts';
import { formSize } from '#form/size/formSize.ts';
import { renderFormPage } from '#render/page.ts';
import { everyPart } from '#render/script/partsOfPage.ts';
import type { FormView } from '#render/view.ts';
import { inFormThread } from '#service/form/thread/formThread.ts';
import { isLargeValue } from '#service/form/thread/isLarge.ts';
import { sourceTextOf } from '#service/form/thread/sourceText.ts';

/** Renders the page of a form; that of a large form in a thread. `place` says who asks. */
export async function renderedPage(
  scope: { readonly organizationId: string; readonly signal: AbortSignal },
  given: Omit<FormView, 'state'> & { state(): FormState },
): Promise<string | Buffer> {
  const known = knownForm(given.form);
  if (!known.isLarge) return renderFormPage({ ...given, state: given.state() });
  const { form, state: _, texts: __, messages: ___, direction: ____, upload, script, ...view } = given;
  const order = {
    form: known.number,
    view,
    uploads: new Map(
      form.fields
        .filter((each) => each.known?.type === 'file_upload')
        .map(({ id }) => [id, (view.values.get(id) ?? []).flatMap((file) => upload(file, id) ?? [])]),
    ),
    scripts: script && {
      main: script([]),
      parts: new Map(everyPart.map((part) => [part, script([part])])),
    },
  };
  const size = { ...scope, isLarge: true };
  const page =
    (await inFormThread(size, 'renderPage', order)) ??
    (await inFormThread(size, 'renderPage', {
      ...order,
      definition: sourceTextOf(form.definition) ?? form.definition,
    }));
  if (page === undefined) throw new Error('the thread did not take the form');
  return Buffer.from(page.buffer, page.byteOffset, page.byteLength);
}

interface KnownForm {
  readonly number: number;
  readonly isLarge: boolean;
}

const forms = new WeakMap<CompiledForm, KnownForm>();
let lastNumber = 0;

function knownForm(form: CompiledForm): KnownForm {
  const known = forms.get(form);
  if (known !== undefined) return known;
  lastNumber += 1;
  const found = { number: lastNumber, isLarge: isLarge(form) };
  forms.set(form, found);
  return found;
}

/** A short document may have many inputs: a list of countries is one word. */
function isLarge({ definition }: CompiledForm): boolean {
  return isLargeValue(definition) || formSize(definition).inputs > maxInForm.inputs / 20;
}
