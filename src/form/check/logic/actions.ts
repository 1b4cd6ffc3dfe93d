import { faultMessage } from '../../message/faultMessage.ts';
import { english } from '../../message/faultMessages.ts';
import type { Action } from '../../schema/logic.ts';
import { behaviourOf, isKnownField } from '../../type/behaviours.ts';
import type { KnownField } from '../../type/declarations.ts';
import type { CheckedForm } from '../checkedForm.ts';
import { unknownOptions } from '../field/unknownOptions.ts';
import { type Finding, finding, type Location, within } from '../findings.ts';
import { judgeValue } from '../judgeValue.ts';
import { nameOf, shortened } from '../nameOf.ts';
import { checkEndingOf } from '../redirects.ts';
import { formulaFinding, judgeFormula } from './judgeFormula.ts';

type Of<Name extends Action['action']> = Extract<Action, { action: Name }>;

/** Checks actions: their fields and pages exist and support the action. */
export function* checkActions(form: CheckedForm, broken: ReadonlySet<string>): Generator<Finding> {
  for (const { rule, location } of form.rules) {
    for (const [index, action] of rule.do.entries()) {
      const at = within(location, `.do[${index}]`);
      yield* checkReferences(form, action, at);
      switch (action.action) {
        case 'show':
        case 'hide':
          yield* checkTarget(action, at);
          break;
        case 'require':
          yield* checkRequire(form, action, at);
          break;
        case 'set':
          yield* checkSet(form, action, at, broken);
          break;
        case 'jump':
          yield* checkJump(form, action, at);
          break;
        case 'end':
          yield* checkEndingOf(action, at);
          break;
      }
    }
  }
}

function* checkReferences(form: CheckedForm, action: Action, location: Location): Generator<Finding> {
  if ('field' in action && action.field !== undefined && form.fieldOf(action.field) === undefined) {
    yield unknown('field', action.field, 'field', action, location);
  }
  for (const key of ['page', 'after', 'to'] as const) {
    const id = pageIn(action, key);
    if (id !== undefined && form.pageOf(id) === undefined) yield unknown('page', id, key, action, location);
  }
}

function pageIn(action: Action, key: 'page' | 'after' | 'to'): string | undefined {
  switch (action.action) {
    case 'show':
    case 'hide':
      return key === 'page' ? action.page : undefined;
    case 'jump':
      return key === 'page' ? undefined : action[key];
    case 'end':
      return key === 'after' ? action.after : undefined;
    default:
      return undefined;
  }
}

function unknown(noun: string, id: string, key: string, { action }: Action, location: Location): Finding {
  return finding(
    'reference_unknown',
    within(location, `.${key}`),
    `The action "${action}" names ${shortened(id)}, which is not a ${noun} of this form.`,
  );
}

function* checkTarget(
  { action, field, page }: Of<'show'> | Of<'hide'>,
  location: Location,
): Generator<Finding> {
  if ((field === undefined) !== (page === undefined)) return;
  yield finding(
    'action_target_missing',
    location,
    field === undefined
      ? `The action "${action}" names neither a field nor a page; name one.`
      : `The action "${action}" names both a field and a page; make it two actions.`,
  );
}

function* checkRequire(form: CheckedForm, action: Of<'require'>, location: Location): Generator<Finding> {
  const field = form.fieldOf(action.field)?.field;
  if (field === undefined || !isKnownField(field) || behaviourOf(field).requirable) return;
  yield finding(
    'setting_unused',
    location,
    `The action "require" does nothing to ${nameOf(field)}, which no visitor fills in.`,
  );
}

function* checkJump(form: CheckedForm, { after, to }: Of<'jump'>, location: Location): Generator<Finding> {
  const from = form.pageOf(after);
  const target = form.pageOf(to);
  if (from === undefined || target === undefined || target.index > from.index) return;
  yield finding(
    'jump_backwards',
    within(location, '.to'),
    `After ${nameOf(from.page)} the form jumps to ${nameOf(target.page)}, which is not a later page.`,
  );
}

function* checkSet(
  form: CheckedForm,
  action: Of<'set'>,
  location: Location,
  broken: ReadonlySet<string>,
): Generator<Finding> {
  const field = form.fieldOf(action.field)?.field;
  if (field === undefined || !isKnownField(field)) return;
  const at = { ...location, field: field.id };
  const name = nameOf(field);
  if (!behaviourOf(field).settable || (field.type === 'hidden' && field.formula !== undefined)) {
    const reason = field.type === 'hidden' ? 'has its own formula' : `has the type ${field.type}`;
    yield finding('set_not_possible', within(at, '.field'), `A rule cannot set ${name}, which ${reason}.`);
  } else if ((action.value === undefined) === (action.formula === undefined)) {
    const given = action.value === undefined ? 'neither a value nor a formula' : 'both a value and a formula';
    yield finding('set_value_invalid', at, `The rule sets ${name} to ${given}; use exactly one.`);
  } else if (action.formula !== undefined) {
    yield* checkSetFormula(form, field, action.formula, within(at, '.formula'));
  } else if (!broken.has(field.id)) {
    yield* checkSetValue(field, action.value, within(at, '.value'));
  }
}

function* checkSetFormula(
  form: CheckedForm,
  field: KnownField,
  formula: string,
  location: Location,
): Generator<Finding> {
  // In the order that the compiler tries.
  const number = behaviourOf(field).comparison(field) === 'number';
  const judged = judgeFormula(form, formula, number ? ['number', 'text'] : ['text', 'number']);
  if ('fault' in judged)
    yield formulaFinding(judged.fault, location, `The formula that sets ${nameOf(field)}`);
}

function* checkSetValue(field: KnownField, value: unknown, location: Location): Generator<Finding> {
  const unknownValues = unknownOptions(field, value);
  for (const option of unknownValues) {
    yield finding(
      'option_unknown',
      location,
      `The rule sets ${nameOf(field)} to the option "${shortened(option)}", which it does not have.`,
    );
  }
  const fault = unknownValues.length > 0 ? undefined : judgeValue(field, value);
  if (fault === undefined) return;
  yield finding(
    'set_value_invalid',
    location,
    `${nameOf(field)} does not accept the value that a rule sets: ${faultMessage(fault, english)}`,
  );
}
