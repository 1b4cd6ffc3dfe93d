import assert from 'node:assert/strict';
import { type AppClient, openClient } from '../../../app/appClient.ts';
import type { Journey } from '../journey.ts';
import { password } from '../ownedFolder.ts';
import { secretOf } from '../showcase.ts';

export interface DemoSurvey {
  readonly organization: string;
  /** An owner of it. */
  readonly client: AppClient;
  /** The largest form, “Visitor survey”. */
  readonly form: string;
  /** Its live responses. */
  readonly total: number;
  /** A form whose responses have files. */
  readonly repairs: string;
}

/** The demo, in an organisation of its own, and somebody who owns it. */
export async function openDemo(journey: Journey, responses: number): Promise<DemoSurvey> {
  const demo = JSON.parse(await journey.command('demo', '--responses', String(responses), '--json'));
  const organization: string = demo.organization.id;
  const email = 'lea@example.org';
  const member = ['--organization', organization, '--role', 'owner'];
  await journey.command('users', 'create', '--email', email, '--name', 'Lea Brandt', ...member);
  const client = openClient(journey.url);
  const link = await journey.command('users', 'reset-password', email);
  await client.ask('resetPassword', {}, { secret: secretOf('reset', link), password });
  await client.ask('signIn', {}, { email, password });
  const { forms } = await client.ask('forms', { organization });
  const named = (wanted: string) => {
    const form = forms.find(({ name }) => name === wanted);
    assert.ok(form !== undefined, wanted);
    return form;
  };
  const survey = named('Visitor survey');
  const repairs = named('Something is broken');
  return { organization, client, form: survey.id, total: survey.responses, repairs: repairs.id };
}
