import { failed, ok, type Result } from '#kit/result.ts';
import { v2FieldsOf } from '../definition/apiView.ts';
import type { Ending, Field, FormDefinition } from '../definition/document.ts';
import { behaviourOf, isKnownField } from '../field/behaviours.ts';
import type { UseOf } from '../formula/nature.ts';
import { parseTemplate } from '../formula/template.ts';
import { compileCondition } from './compileCondition.ts';
import type {
  CompiledCondition,
  CompiledEnding,
  CompiledField,
  CompiledForm,
  KnownBehaviour,
} from './compiledForm.ts';
import { nodesOf } from './compiledForm.ts';
import { compileSet } from './compileSet.ts';
import { compileComputed } from './computed.ts';
import { dependenciesOf, idOfNode } from './dependencies.ts';
import { findCycle, orderNodes } from './findCycle.ts';
import { groupActions } from './groupActions.ts';

export type CompileFailure =
  /** Each of these fields and pages depends on the next, and the last on the first. */
  | { readonly code: 'cycle'; readonly nodes: readonly string[] }
  /** The groups of this rule's condition stand more than `deepestCondition` inside each other. */
  | { readonly code: 'too_deep'; readonly rule: number };

/**
 * Makes a form ready for `evaluateForm`. What the checker would call an error but for a cycle or a condition without
 * bottom (an unknown field, a formula with a fault, an operator that does not fit) does nothing, so that the draft of
 * a form can be tried while it is written, and an imported form of any kind can be opened.
 */
export function compileForm(definition: FormDefinition): Result<CompiledForm, CompileFailure> {
  const places = placeFields(definition);
  const useOf: UseOf = (id) => places.get(id)?.known?.use;

  const rules: CompiledCondition[] = [];
  for (const [rule, { when }] of (definition.logic ?? []).entries()) {
    const condition = compileCondition(when, { useOf, fieldOf: (id) => places.get(id) });
    if (condition === undefined) return failed({ code: 'too_deep', rule });
    rules.push(condition);
  }

  const actions = groupActions(definition);
  const fields: CompiledField[] = [];
  for (const { number, page, field, known } of places.values()) {
    fields.push({
      id: field.id,
      number,
      page,
      field,
      known,
      shownBy: actions.shown.fields.get(field.id),
      hiddenBy: actions.hidden.fields.get(field.id) ?? [],
      requiredBy: actions.required.get(field.id) ?? [],
      sets:
        known?.behaviour.settable === true
          ? (actions.sets.get(field.id) ?? []).map((set) => compileSet(set, known, useOf))
          : [],
      computed: known === undefined ? undefined : compileComputed(known, useOf),
    });
  }

  const form = {
    definition,
    pages: definition.pages.map(({ id }, number) => ({
      id,
      shownBy: actions.shown.pages.get(number),
      hiddenBy: actions.hidden.pages.get(number) ?? [],
      ends: (actions.ends.get(number) ?? []).map(({ rule, ending }) => ({
        rule,
        ending: compileEnding(ending),
      })),
    })),
    fields,
    numberOfField: new Map(fields.map(({ id, number }) => [id, number])),
    listed: listFields(definition, fields),
    rules,
    exits: actions.exits,
    ending: definition.ending === undefined ? undefined : compileEnding(definition.ending),
  };
  const dependencies = dependenciesOf(form);
  const order = orderNodes(dependencies);
  if (order.length === nodesOf(form).count) return ok({ ...form, order, dependencies });
  const nodes = (findCycle(dependencies) ?? []).map((node) => idOfNode(form, node));
  return failed({ code: 'cycle', nodes: nodes.filter((id) => id !== undefined) });
}

interface Place {
  readonly number: number;
  readonly page: number;
  readonly field: Field;
  readonly known: KnownBehaviour | undefined;
}

/** Answers are kept by the field's id, so of several fields with one id the first has it. */
function placeFields(definition: FormDefinition): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const [page, { fields }] of definition.pages.entries()) {
    for (const field of fields) {
      if (!places.has(field.id)) {
        places.set(field.id, { number: places.size, page, field, known: knownBehaviour(field) });
      }
    }
  }
  return places;
}

function knownBehaviour(field: Field): KnownBehaviour | undefined {
  if (!isKnownField(field)) return undefined;
  const behaviour = behaviourOf(field);
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

function listFields(definition: FormDefinition, fields: readonly CompiledField[]): CompiledField[] {
  const left = new Map(fields.map((field) => [field.id, field]));
  const listed: CompiledField[] = [];
  for (const { id } of v2FieldsOf(definition)) {
    const field = left.get(id);
    if (field !== undefined) listed.push(field);
    left.delete(id);
  }
  return listed;
}

function compileEnding(ending: Ending): CompiledEnding {
  return {
    ending,
    title: ending.title === undefined ? undefined : parseTemplate(ending.title),
    message: ending.message === undefined ? undefined : parseTemplate(ending.message),
  };
}
