import assert from 'node:assert/strict';
import type { FormDefinition } from '#form/definition/document.ts';
import { type Receiver, startReceiver } from '../../../workflow/receiver.ts';
import { liveViolations } from '../../browserVisit.ts';
import type { Journey, Owned } from '../journey.ts';
import { settled } from '../openScreen.ts';

export const visitForm: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: 'Your visit',
      fields: [
        { id: 'field11', type: 'one_line_input', key: 'name', label: 'Your name' },
        { id: 'field12', type: 'email', label: 'Your mail address' },
      ],
    },
  ],
};

/** A form whose responses go to a receiver on this machine. */
export interface Story {
  readonly journey: Journey;
  readonly owned: Owned;
  /** The id of the form, and its address in the app. */
  readonly form: string;
  readonly place: string;
  readonly receiver: StatusReceiver;
}

export type StatusReceiver = Receiver & {
  /** The status of the next answers. */
  status: number;
};

export async function startStatusReceiver(): Promise<StatusReceiver> {
  const receiver = Object.assign(await startReceiver(), { status: 200 });
  receiver.answer = (_request, response) => void response.writeHead(receiver.status).end('{"seen":true}');
  return receiver;
}

/** The form as a draft of the owner. */
export async function addVisitForm(
  { url }: Journey,
  { organization, client }: Owned,
  workflows?: FormDefinition['workflows'],
): Promise<{ form: string; place: string }> {
  const { workspaces } = await client.ask('workspaces', { organization });
  const workspace = workspaces[0]?.id ?? '';
  const wanted = { workspace, name: 'Visit', template: null };
  const { id: form } = await client.ask('createForm', { organization }, wanted);
  const { revision } = await client.ask('form', { organization, form });
  const definition = workflows === undefined ? visitForm : { ...visitForm, workflows };
  await client.ask('saveDraft', { organization, form }, { revision, definition });
  return { form, place: `${url}/app/o/${organization}/f/${form}` };
}

/** Answers the form as a visitor would. */
export async function submitVisit({ journey, owned, form }: Story, name: string): Promise<void> {
  const { organization, client } = owned;
  const { url } = await client.ask('form', { organization, form });
  const visitor = await journey.visit();
  await visitor.goto(url);
  await visitor.getByLabel('Your name').fill(name);
  await visitor.getByLabel('Your mail address').fill('visitor@example.org');
  await visitor.getByRole('button', { name: 'Send' }).click();
  await visitor.getByText(/thank/i).first().waitFor();
  await visitor.context().close();
}

/**
 * The receiver wants nothing more: the owner is told, finds the failures with their names, switches the workflow on again, and
 * replays what failed in a range of days. The history of a response tells of it.
 */
export async function failAndReplay(story: Story, workflow: string): Promise<void> {
  const { journey, owned, form, place, receiver } = story;
  const { page, client, organization } = owned;
  const checkAccess = async () => {
    await settled(page);
    assert.deepEqual(await liveViolations(page), [], page.url());
  };
  const failures = async (count: number) => {
    for (;;) {
      const { runs } = await client.ask('workflowRuns', { organization, form }, undefined, {
        query: { state: 'failed' },
      });
      if (runs.length === count) return runs;
      await page.waitForTimeout(100);
    }
  };

  receiver.status = 410;
  await submitVisit(story, 'Grace');
  await failures(1);
  await submitVisit(story, 'Joan');
  const failed = await failures(2);
  assert.deepEqual(failed.map(({ error }) => error?.code).sort(), ['status_410', 'switched_off']);

  await page.goto(`${journey.url}/app/o/${organization}/settings/mail`);
  await page
    .getByRole('row')
    .filter({ hasText: 'maya@example.org' })
    .filter({ hasText: 'Workflow switched off' })
    .waitFor();

  await page.goto(`${journey.url}/app/o/${organization}/connections`);
  const failing = page.getByRole('row').filter({ hasText: 'Switched off' });
  for (const name of ['Visit', workflow, 'Webhook']) await failing.getByText(name).first().waitFor();
  await checkAccess();

  await page.goto(`${place}/workflows`);
  await page.getByText(/Switched off .*wants nothing any more \(410\)/).waitFor();
  receiver.status = 200;
  await page.getByRole('button', { name: 'Switch on again' }).click();
  await page
    .getByText(/is on again/)
    .first()
    .waitFor();

  const arrived = receiver.requests.length;
  await page.goto(`${place}/workflows/runs`);
  await page.getByRole('button', { name: 'Run failed ones again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Run all failed ones again' });
  await dialog.getByRole('button', { name: 'Run again' }).click();
  await page.getByText('2 runs start again').first().waitFor();
  await receiver.arrived(arrived + 2);
  const again = async ({ id: run }: { readonly id: string }) =>
    (await client.ask('workflowRun', { organization, form, run })).run.state;
  for (const run of failed) while ((await again(run)) !== 'done') await page.waitForTimeout(100);
  const ids = receiver.requests.slice(arrived).map(({ headers }) => headers['webhook-id'] ?? '');
  assert.deepEqual(ids.sort(), failed.map(({ id }) => id).sort());

  await page.goto(`${place}/responses/${failed[0]?.response}`);
  await page.locator('summary').filter({ hasText: 'Workflows' }).click();
  const history = page.getByRole('listitem').filter({ hasText: workflow });
  await history.getByText('Done').waitFor();
  await checkAccess();

  await page.goto(`${place}/workflows?open=${failed[0]?.workflow.id}`);
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  const trial = page.getByRole('dialog', { name: 'Test: Webhook' });
  await trial.waitFor();
  await trial.getByText(/^(It worked|It failed|Nothing was sent)/).waitFor();
  assert.match(await trial.innerText(), /It worked.*\s+Sent with response #\d+\..* says? that it is a test/);
  await trial.getByText('Joan').first().waitFor();
  await trial.getByText('"seen": true').waitFor();
  await page.keyboard.press('Escape');
  await trial.waitFor({ state: 'hidden' });
}
