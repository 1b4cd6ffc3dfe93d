import type { FormValues } from '#form/value/answer.ts';
import { answerableFields } from '#render/answerableFields.ts';
import type { PageData } from '#render/script/pageData.ts';
import { faultText } from '../faultText.ts';
import { LiveForm } from '../liveForm.ts';
import type { PagePart } from '../part/part.ts';
import { loadParts } from '../parts.ts';
import type { Answered, Decide } from './decision.ts';

/** The decisions of the page's script without a page: bundled like the script, it runs outside of a browser. */
export const decide: Decide = async (data, answered) => {
  const live = new AnsweredForm(data, await loadParts(data.parts), answered);
  const { state, form } = live;
  return {
    pages: state.pages,
    visible: [...state.visible],
    required: [...state.required],
    forced: [...state.forced],
    asked: answerableFields(form, state),
    answers: [...state.answers],
    faults: live.faults().map((found) => ({
      field: found.field,
      code: found.fault.code,
      words: faultText(live, found),
    })),
    amounts: form.fields
      .filter(({ known }) => known?.type === 'credit_card')
      .map(({ id }) => [id, state.amount(id)?.toText()]),
    texts: answered.texts.map((text) => state.fill(form.language.formulas?.parseTemplate(text) ?? [])),
  };
};

class AnsweredForm extends LiveForm {
  readonly #values: FormValues;

  constructor(data: PageData, parts: readonly PagePart[], { values, files }: Answered) {
    super(data, parts);
    this.#values = values;
    for (const file of files) this.files.set(file.id, file);
  }

  override values(): FormValues {
    return this.#values;
  }
}
