import type { Workflow } from '../../definition/document.ts';
import type { ActionSettings } from '../../schema/workflow/actions.ts';
import { type CheckedForm, fieldsOfType } from '../checkedForm.ts';
import { repeated } from '../field/repeated.ts';
import { type Finding, finding, type Location, within } from '../findings.ts';
import { checkCondition } from '../logic/conditions.ts';
import { checkNumber, checkText } from '../logic/formulas.ts';
import { shortened } from '../nameOf.ts';
import { checkGoogleSheets } from './googleSheets.ts';
import { checkMail } from './mail.ts';
import { checkWebhook } from './webhook.ts';

/** Checks workflows: unique ids, conditions, inserted answers, and the settings of each action. */
export function* checkWorkflows(form: CheckedForm): Generator<Finding> {
  const workflows = (form.definition.workflows ?? []).map((workflow, index) => ({
    workflow,
    location: { path: `workflows[${index}]`, workflow: workflow.id },
  }));
  for (const { item } of repeated(workflows, ({ workflow }) => workflow.id))
    yield finding(
      'workflow_id_repeated',
      within(item.location, '.id'),
      `Two workflows have the id ${shortened(item.workflow.id)}; give one of them another id.`,
    );
  for (const { workflow, location } of workflows) yield* checkWorkflow(form, workflow, location);
}

function* checkWorkflow(form: CheckedForm, workflow: Workflow, location: Location): Generator<Finding> {
  const { trigger, hours, tests, when } = workflow;
  if (trigger === 'paid' && fieldsOfType(form, 'credit_card').length === 0)
    yield finding(
      'trigger_never',
      within(location, '.trigger'),
      `The workflow ${nameOf(workflow)} waits for a payment, which this form does not ask for.`,
    );
  if (hours !== undefined && trigger !== 'partial')
    yield finding(
      'setting_unused',
      within(location, '.hours'),
      'hours has no effect unless the trigger is partial; delete it.',
    );
  if (tests === true && trigger === 'partial')
    yield finding(
      'setting_unused',
      within(location, '.tests'),
      'tests has no effect with the trigger partial, because unfinished answers are never tests; delete it.',
    );
  if (when !== undefined) yield* checkCondition(form, when, within(location, '.when'));
  const actions = workflow.do.map((action, index) => ({
    action,
    location: within(location, `.do[${index}]`),
  }));
  for (const { item } of repeated(actions, ({ action }) => action.id))
    yield finding(
      'action_id_repeated',
      within(item.location, '.id'),
      `Two actions of the workflow ${nameOf(workflow)} have the id ${shortened(item.action.id)}; give one of them another id.`,
    );
  for (const each of actions) {
    yield* checkAction(form, each.action, each.location);
    if (trigger !== 'partial') continue;
    for (const { text, path } of textsOf(each.action)) yield* checkNumber(text, within(each.location, path));
  }
}

function* checkAction(form: CheckedForm, action: ActionSettings, location: Location): Generator<Finding> {
  if (action.when !== undefined) yield* checkCondition(form, action.when, within(location, '.when'));
  for (const { text, path } of textsOf(action)) yield* checkText(form, text, within(location, path));
  if (action.type === 'webhook') yield* checkWebhook(action, location);
  if (action.type === 'mail') yield* checkMail(form, action, location);
  if (action.type === 'google_sheets') yield* checkGoogleSheets(form, action, location);
  if (action.type === 'zendesk' && action.full_name !== undefined && action.email === undefined)
    yield finding(
      'setting_unused',
      within(location, '.full_name'),
      'full_name has no effect without email, because the ticket is then opened in the name of the connection; add email, or delete it.',
    );
}

/** Settings that are names rather than texts with answers. */
const names = new Set(['id', 'type', 'name', 'secret', 'when', 'connection', 'spreadsheet', 'sheet', 'tags']);

/** Every text of an action that may contain formulas, with its path inside the action. */
function* textsOf(value: unknown, path = ''): Generator<{ text: string; path: string }> {
  if (typeof value === 'string') yield { text: value, path };
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* textsOf(item, `${path}[${index}]`);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      if (!names.has(key)) yield* textsOf(inner, `${path}.${key}`);
}

function nameOf({ id, name }: Workflow): string {
  return name === undefined || name === '' ? shortened(id) : `"${shortened(name)}"`;
}
