import assert from 'node:assert/strict';
import { answersIn, faultsIn } from '#form/answer/faultsIn.ts';
import { readAnswers } from '#form/answer/readAnswers.ts';
import { settleSubmission } from '#form/answer/settleSubmission.ts';
import { startingValues } from '#form/answer/startingValues.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { parseTemplate } from '#form/formula/template.ts';
import { compileForm } from '#form/logic/compileForm.ts';
import { evaluateForm } from '#form/logic/evaluateForm.ts';
import { languages } from '#form/message/languages.ts';
import { matchesPattern } from '#form/pattern/matchesPattern.ts';
import { isKnownField } from '#form/type/behaviours.ts';
import { uploads } from '#form/type/testing/context.ts';
import type { AnswerContext, FormValues } from '#form/value/answer.ts';
import { answerableFields } from '#render/answerableFields.ts';
import { partsByName } from '#render/fault/addressFault.ts';
import { faultSentence } from '#render/fault/faultSentence.ts';
import { formattedFault } from '#render/fault/formattedFault.ts';
import { cellByName, shownFault } from '#render/fault/tableFault.ts';
import { requiredSentence } from '#render/field/requiredSentence.ts';
import { fieldsById } from '#render/fieldsById.ts';
import { renderFormPage } from '#render/page.ts';
import type { PageData } from '#render/script/pageData.ts';
import { translateDefinition } from '#render/translateDefinition.ts';
import type { Decision } from '../../../web/page/testing/decision.ts';

const context: AnswerContext = {
  today: '2026-11-15',
  matches: matchesPattern,
  upload: (id) => uploads.find((file) => file.id === id),
};

/** A form's page as served, and the server's decisions; undefined for a form with cycles. */
export async function servePage(definition: FormDefinition, language: string) {
  const compiled = compileForm(definition);
  if (!compiled.ok) return undefined;
  const form = compiled.value;
  const own = languages.get(language);
  assert.ok(own);
  const speech = { language, direction: own.direction, ...(await own.load()) };
  const values = startingValues(form, new Map(), context.today);
  const page = renderFormPage({
    ...speech,
    id: 'k3x9m2ab',
    name: 'A form',
    once: false,
    form,
    state: evaluateForm(form, answersIn(readAnswers(form, { values }, context)), context),
    values,
    faults: new Map(),
    action: '/f/k3x9m2ab',
    hidden: {},
    test: false,
    today: context.today,
    upload: () => undefined,
    script: () => ({ source: '/assets/page.js', preload: [] }),
  });
  const written = /<script type="application\/json" id="form-data">(.*?)<\/script>/s.exec(page)?.[1];
  const data: PageData = JSON.parse(written ?? '');
  const texts = [...page.matchAll(/ data-fill="([^"]*)"/g)].map(([, text = '']) => unescaped(text));
  const translated = translateDefinition(definition, language);
  const shown = fieldsById(translated);

  return {
    data,
    texts,
    files: uploads,
    decide(values: FormValues): Decision {
      const readings = readAnswers(form, { values }, context);
      const state = evaluateForm(form, answersIn(readings), context);
      const faults = faultsIn(form, state, readings, context);
      assertOnlyPaymentsAdd(faults.length === 0, values);
      return {
        pages: state.pages,
        visible: [...state.visible],
        required: [...state.required],
        forced: [...state.forced],
        asked: answerableFields(form, state),
        // Only the server records the texts that were read, and nothing refers to them.
        answers: [...state.answers].filter(([id]) => shown.get(id)?.type !== 'rich_text'),
        faults: faults.map(({ field: id, fault }) => {
          const original = form.fields[form.numberOfField.get(id) ?? -1]?.known?.field;
          const field = shown.get(id);
          assert.ok(original !== undefined && field !== undefined && isKnownField(field));
          const written = formattedFault(shownFault(fault, field, original), speech.language);
          const required = requiredSentence(field, speech, translated.texts);
          const words = faultSentence(
            partsByName(cellByName(written, field), speech.texts),
            field,
            speech,
            required,
          );
          return { field: id, code: fault.code, words };
        }),
        amounts: form.fields
          .filter(({ known }) => known?.type === 'credit_card')
          .map(({ id }) => [id, state.amount(id)?.toText()]),
        texts: texts.map((text) => state.fill(parseTemplate(text))),
      };
    },
  };

  /** Only the server knows whether a payment is possible: nothing else may refuse answers. */
  function assertOnlyPaymentsAdd(isFine: boolean, values: FormValues): void {
    const settled = settleSubmission(form, { values }, context);
    const types = settled.ok ? [] : settled.failure.map(({ field }) => shown.get(field)?.type);
    assert.equal(
      types.every((type) => type === 'credit_card'),
      isFine,
    );
  }
}

function unescaped(text: string): string {
  return text.replace(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)));
}
