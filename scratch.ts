import { mkdirSync } from 'node:fs';
import { beginJourney } from './test/e2e/app/journey.ts';
import { settled } from './test/e2e/app/openScreen.ts';
import { liveViolations } from './test/e2e/browserVisit.ts';
mkdirSync('/tmp/wui', { recursive: true });
const journey = await beginJourney({ expected: /./ });
try {
  const { organization, client, page } = await journey.own();
  const { workspaces } = await client.ask('workspaces', { organization });
  const { id: form } = await client.ask('createForm', { organization }, { workspace: workspaces[0]!.id, name: 'Shop survey', template: null });
  const { revision } = await client.ask('form', { organization, form });
  const definition: any = {
    format: 2,
    pages: [{ id: 'page1', label: 'Your visit', fields: [
      { id: 'field11', type: 'one_line_input', label: 'Rating', accepts: 'number' },
      { id: 'field12', type: 'email', label: 'Your mail address', key: 'mail' },
      { id: 'field13', type: 'dropdown', label: 'How did you come', options: [{ value: 'train', label: 'By train' }, { value: 'car', label: 'By car' }] },
    ] }],
    workflows: [
      { id: 'tell', name: 'Tell the shop', trigger: 'response', when: { field: 'field11', operator: 'is_over', value: 4 }, do: [
        { id: 'mail', type: 'mail', to: 'team@example.org', subject: 'New answer of [field12]' },
        { id: 'hook', type: 'webhook', url: 'https://shop.example.org/hook', headers: [{ name: 'Authorization', text: 'Bearer ', secret: 'shop-token' }] } ] },
      { id: 'slack', name: 'Post to Slack', trigger: 'edited', do: [{ id: 'slack', type: 'slack', connection: 'c1' }] },
      { id: 'old', name: 'Remind', trigger: 'partial', hours: 48, enabled: false, do: [{ id: 'mail', type: 'mail', to: '[field12]' }] },
    ],
  };
  const empty = process.argv.includes('empty');
  await client.ask('saveDraft', { organization, form }, { revision, definition: empty ? { ...definition, workflows: undefined } : definition });
  const now = new Date();
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const error = { code: 'status_503', detail: 'shop.example.org answered 503.' };
  const run = (id: string, more: object) => ({ id, created_at: ago(3e6), trigger: 'response', workflow: { id: 'tell', name: 'Tell the shop' }, action: { id: 'hook', type: 'webhook' }, version: 2, response: 4711, test: false, receiver: 'https://shop.example.org', state: 'done', attempts: 1, next_attempt_at: null, finished_at: ago(1e6), error: null, ...more });
  const exchange = { request: { method: 'POST', url: 'https://shop.example.org/hook', headers: { 'content-type': 'application/json', 'webhook-id': 'msg_2ab', 'webhook-signature': 'v1,abc' }, body: JSON.stringify({ type: 'response.stored', data: { id: 4711, values: { field11: '5', field12: 'ada@example.org' } } }) }, answer: { status: 503, headers: { 'content-type': 'text/html' }, body: '<h1>Service unavailable</h1>' } };
  const attempt = { number: 1, started_at: ago(3e6), duration: 1234, outcome: 'failed', error, exchange };
  const runs = [run('msg_1', { state: 'waiting', attempts: 2, next_attempt_at: new Date(now.getTime() + 300000).toISOString(), error }), run('msg_2', { action: { id: 'mail', type: 'mail' }, receiver: 'mail' }), run('msg_3', { state: 'failed', attempts: 10, error, test: true }), run('msg_4', { state: 'skipped', error: { code: 'no_recipient', detail: 'x' } })];
  const health = (id: string, more: object) => ({ id, name: id, trigger: 'response', state: 'on', since: null, reason: null, error: null, last_success_at: ago(5e6), last_failure_at: null, waiting: 0, ...more });
  const json = (path: RegExp, body: unknown) => page.route((url: URL) => url.pathname.startsWith('/app/api/') && path.test(url.pathname + url.search), (route) => route.fulfill({ json: body }));
  await json(/\/forms\/[^/]+\/workflows$/, { workflows: [health('tell', { state: 'failing', since: ago(8e7), error, waiting: 3 }), health('slack', { state: 'switched_off', reason: 'failed_for_days', since: ago(8e7), error })] });
  await json(/\/runs(\?.*)?$/, { runs, next: 'x' });
  await json(/\/runs\/msg_\d$/, { run: runs[0], attempts: [attempt, { ...attempt, number: 2, outcome: 'done', error: null, exchange: { ...exchange, answer: { status: 200, headers: {}, body: '' } } }] });
  await json(/\/runs\/msg_\d\/mails$/, { mails: [] });
  await json(/\/workflows\/test$/, { response: 4711, attempt });
  await json(/\/secrets$/, { secrets: [{ name: 'shop-token', changed_at: ago(1e9) }] });
  await json(/\/webhook-keys$/, { keys: [{ id: 'k', created_at: ago(1e9), retires_at: null, public_key: 'whpk_x' }] });
  await json(/\/webhook-keys\/reveal$/, { secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' });
  await json(/\/connections$/, { connections: [{ id: 'c1', name: 'Team channel', provider: 'slack', account: 'hooks.slack.com', created_at: ago(1e9), updated_at: ago(1e9), usable: true }, { id: 'c2', name: 'Sheet', provider: 'google_sheets', account: 'svc@project.iam', created_at: ago(1e9), updated_at: ago(1e8), usable: false }] });
  await json(/\/workflows\/failures/, { runs: [{ ...runs[2], form: { id: form, name: 'Shop survey' } }], next: null, workflows: [{ form: { id: form, name: 'Shop survey' }, workflow: { id: 'tell', name: 'Tell the shop' }, state: 'failing', since: ago(9e7), error }, { form: { id: form, name: 'Shop survey' }, workflow: { id: 'slack', name: 'Post to Slack' }, state: 'switched_off', since: ago(9e8), error }] });
  await json(/\/mail-actions\/preview$/, { response: 4711, to: ['team@example.org'], reply_to: '', subject: 'New answer of ada@example.org', text: 'Rating: 5', html: '<!doctype html><body style="background:#f7f7f4;font:16px/24px system-ui"><div style="max-width:520px;margin:0 auto;padding:32px;background:#fff;border:1px solid #e6e6e0"><h1 style="font-size:22px">Shop survey</h1><p>Rating: <b>5</b></p><a href="https://example.org">Open</a><script>top.ran=1</script></div></body>', attached: ['a.pdf'], left_out: [] });
  page.on('pageerror', (e) => console.log('PAGEERROR', e.stack));
  page.on('console', (m) => { if (m.type() === 'error') console.log('CONSOLE', m.text()); });
  const place = `${journey.url}/app/o/${organization}/f/${form}/workflows`;
  const sizes = process.argv.includes('wide') ? [[1440, 'light']] as const : [[1440, 'light'], [390, 'dark']] as const;
  const shot = async (name: string) => {
    for (const [width, scheme] of sizes) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: scheme });
      await settled(page);
      await page.screenshot({ path: `/tmp/wui/${name}-${width}.png`, fullPage: !name.includes('dialog') });
      const v = await liveViolations(page);
      if (v.length) console.log(name, width, v);
      if (await page.evaluate('document.documentElement.scrollWidth > innerWidth')) console.log(name, width, 'too wide');
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
  };
  const step = async (name: string, act: () => Promise<unknown>) => {
    try { await act(); await shot(name); } catch (e) { console.log('STEP', name, String(e).slice(0, 600)); await page.screenshot({ path: `/tmp/wui/${name}-failed.png` }); }
  };
  page.setDefaultTimeout(8000);
  const b = (name: string | RegExp) => page.getByRole('button', { name }).first();
  if (empty) {
    await step('empty', async () => { await page.goto(place); await b(/Tell me by mail/).waitFor(); });
    await step('dialog-add', async () => { await b(/Call an address/).click(); await page.getByRole('dialog').waitFor(); });
    await step('dialog-add-error', async () => { await page.getByRole('dialog').getByRole('button', { name: 'Add action' }).click(); });
    await step('added', async () => { await page.getByRole('dialog').getByLabel('Address').fill('https://a.example.org/x'); await page.keyboard.press('Enter'); await b(/Call an address/).waitFor(); });
  } else if (process.argv.includes('rest')) {
    await step('runs', async () => { await page.goto(`${place}/runs`); await page.getByRole('table').waitFor(); });
    await step('dialog-run', async () => { await page.goto(`${place}/runs?run=msg_1`); await page.getByText('Attempt 1').waitFor(); });
    await step('connections', async () => { await page.goto(`${journey.url}/app/o/${organization}/connections`); await page.getByRole('table').first().waitFor(); });
  } else {
    await step('list', async () => { await page.goto(place); await b(/Tell the shop/).waitFor(); });
    await step('open', async () => { await page.goto(`${place}?open=tell`); await b(/^Action 2/).click(); });
    await step('hook', async () => { await page.getByText('More settings').first().click().catch(() => undefined); });
    await step('dialog-test', async () => { await b('Test').click(); await page.getByText('Request').first().waitFor(); });
    await page.keyboard.press('Escape');
    await step('mail', async () => { await b(/^Action 1/).click(); });
    await step('dialog-preview', async () => { await b('Preview').last(); await page.locator('.flow-action__foot').getByRole('button', { name: 'Preview' }).click(); await page.locator('iframe.flow-mail__page').waitFor(); });
    await page.keyboard.press('Escape');
    await step('slack', async () => { await page.goto(`${place}?open=slack`); await page.getByLabel('Connection').waitFor(); });
    await step('dialog-connection', async () => { await b('New connection').click(); await page.getByRole('dialog').waitFor(); });
    await page.keyboard.press('Escape');
    await step('dialog-new', async () => { await b('New workflow').click(); await page.getByRole('dialog').waitFor(); });
    await page.keyboard.press('Escape');
    await step('dialog-secret', async () => { await page.goto(place); await b('Show secret').click(); await page.getByText('whsec_').or(page.getByRole('dialog')).first().waitFor(); });
    await step('runs', async () => { await page.goto(`${place}/runs`); await page.getByRole('table').waitFor(); });
    await step('dialog-run', async () => { await page.goto(`${place}/runs?run=msg_1`); await page.getByText('Attempt 1').waitFor(); });
    await step('dialog-replay', async () => { await page.goto(`${place}/runs`); await b('Run failed ones again').click(); await page.getByRole('dialog').waitFor(); });
    await step('connections', async () => { await page.goto(`${journey.url}/app/o/${organization}/connections`); await page.getByRole('table').first().waitFor(); });
  }
} finally {
  await journey.end().catch((e) => console.log(String(e).slice(0, 3000)));
}
