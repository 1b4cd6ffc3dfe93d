import { failed, ok, type Result } from '#kit/result.ts';
import type { Ending, Field, FormDefinition } from '../definition/document.ts';
import type { UseOf } from '../formula/nature.ts';
import type { FormLanguage } from '../language.ts';
import { behaviourIn, hasBehaviour } from '../type/behaviourTable.ts';
import type {
  CompiledCondition,
  CompiledEnding,
  CompiledField,
  CompiledForm,
  CycleFailure,
  KnownBehaviour,
} from './compiledForm.ts';
import { compileComputed } from './computed.ts';

export type CompileFailure =
  | CycleFailure
  /** The groups in the condition of this rule nest deeper than `deepestCondition`. */
  | { readonly code: 'too_deep'; readonly rule: number };

/**
 * Compiles a form for `evaluateForm`. Only cycles and conditions that nest too deep fail. Everything else that the
 * checker reports (an unknown field, a faulty formula, an operator that does not fit) is ignored, so that authors can
 * try an unfinished draft and every imported form opens.
 */
export function compileFormWith(
  language: FormLanguage,
  definition: FormDefinition,
): Result<CompiledForm, CompileFailure> {
  const { formulas, rules: ruleLanguage } = language;
  const locations = placeFields(definition, language);
  const useOf: UseOf = (id) => locations.get(id)?.known?.use;

  const rules: CompiledCondition[] = [];
  for (const [rule, { when }] of (definition.logic ?? []).entries()) {
    if (ruleLanguage === undefined) break;
    const condition = ruleLanguage.compileCondition(when, {
      formulas,
      useOf,
      fieldOf: (id) => locations.get(id),
    });
    if (condition === undefined) return failed({ code: 'too_deep', rule });
    rules.push(condition);
  }

  const actions = ruleLanguage?.groupActions(definition);
  const fields: CompiledField[] = [];
  for (const { number, page, field, known } of locations.values()) {
    fields.push({
      id: field.id,
      number,
      page,
      field,
      known,
      shownBy: actions?.shown.fields.get(field.id),
      hiddenBy: actions?.hidden.fields.get(field.id) ?? [],
      requiredBy: actions?.required.get(field.id) ?? [],
      sets:
        known?.behaviour.settable === true
          ? (actions?.sets.get(field.id) ?? []).flatMap(
              (set) => ruleLanguage?.compileSet(set, known, useOf, formulas) ?? [],
            )
          : [],
      computed: known === undefined ? undefined : compileComputed(known, useOf, language),
    });
  }

  const form = {
    language,
    definition,
    pages: definition.pages.map(({ id }, number) => ({
      id,
      shownBy: actions?.shown.pages.get(number),
      hiddenBy: actions?.hidden.pages.get(number) ?? [],
      ends: (actions?.ends.get(number) ?? []).map(({ rule, ending }) => ({
        rule,
        ending: compileEnding(ending, language),
      })),
    })),
    fields,
    numberOfField: new Map(fields.map(({ id, number }) => [id, number])),
    listed: language.listFields?.(definition, fields) ?? [],
    rules,
    exits: actions?.exits ?? [],
    ending: definition.ending === undefined ? undefined : compileEnding(definition.ending, language),
  };
  const ordered = language.orderOf(form);
  return ordered.ok ? ok({ ...form, ...ordered.value }) : ordered;
}

interface Location {
  readonly number: number;
  readonly page: number;
  readonly field: Field;
  readonly known: KnownBehaviour | undefined;
}

/** Answers are keyed by field id, so the first of several fields with one id wins. */
function placeFields(definition: FormDefinition, language: FormLanguage): Map<string, Location> {
  const locations = new Map<string, Location>();
  for (const [page, { fields }] of definition.pages.entries()) {
    for (const field of fields) {
      if (!locations.has(field.id)) {
        locations.set(field.id, {
          number: locations.size,
          page,
          field,
          known: knownBehaviour(field, language),
        });
      }
    }
  }
  return locations;
}

function knownBehaviour(field: Field, { behaviours }: FormLanguage): KnownBehaviour | undefined {
  if (!hasBehaviour(behaviours, field)) return undefined;
  const behaviour = behaviourIn(behaviours, field);
  const { type } = field;
  return {
    field,
    type,
    behaviour,
    source: behaviour.source(field),
    use: behaviour.formulaUse(field),
    comparison: behaviour.comparison(field),
  };
}

function compileEnding(ending: Ending, { formulas }: FormLanguage): CompiledEnding {
  return {
    ending,
    title: ending.title === undefined ? undefined : formulas?.parseTemplate(ending.title),
    message: ending.message === undefined ? undefined : formulas?.parseTemplate(ending.message),
  };
}
