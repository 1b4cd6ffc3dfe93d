import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { OrganizationId } from '#store/tables.ts';
import { engine, type TestData } from '../../../../../test/support/engines.ts';
import { AccountKeys } from '../../../base/accountKeys.ts';
import { createOrganization } from '../../../organization/createOrganization.ts';
import { runAction } from '../actions.ts';
import { callService, ServiceUnreachable } from '../support/callService.ts';
import { actionContext, connect, hostile } from '../testing/actionContext.ts';
import { type FakeService, fakeService } from '../testing/fakeService.ts';
import type { ChatMessage } from './chatMessage.ts';
import { discord, discordMessage } from './discord.ts';
import { slack, slackMessage } from './slack.ts';
import { teams, teamsMessage } from './teams.ts';

let data: TestData;
let service: FakeService;
let scope: { store: TestData['store']; keys: AccountKeys; organizationId: OrganizationId };

before(async () => {
  data = await engine('sqlite').open();
  service = await fakeService(() => ({ status: 200, body: 'ok' }));
  const organizationId = await createOrganization(data.store, 'Acme', 1);
  scope = { store: data.store, keys: new AccountKeys(data.secrets), organizationId };
  for (const provider of ['slack', 'discord', 'teams'] as const)
    await connect(scope, { provider, url: `${service.url}/services/${provider}-secret` });
});

after(async () => {
  await service[Symbol.asyncDispose]();
  await data.close();
});

const sent = { field1: hostile, field2: 'kim@example.org', field4: '2026-12-01' };
const long: ChatMessage = {
  title: 'x'.repeat(5000),
  rows: Array.from({ length: 300 }, (_, index) => ({
    fieldId: `field${index}`,
    label: `${index} ${'l'.repeat(400)}`,
    value: '😀'.repeat(3000),
  })),
  isTest: true,
  at: 1,
};

test('Slack gets blocks in which an answer is text, and its answer is the record', async () => {
  service.answer = () => ({ status: 200, body: 'ok' });
  const context = actionContext({ ...scope, sent });
  const settings = { id: 'a', type: 'slack', connection: 'slack', text: 'From [field1]' } as const;
  const outcome = await slack.run(settings, context);
  assert.equal(outcome.kind, 'done');
  assert.deepEqual(outcome.kind === 'done' && outcome.record, {
    object: 'message',
    dataType: 'text',
    data: 'ok',
  });
  const request = service.requests.at(-1);
  assert.equal(request?.path, '/services/slack-secret');
  const message = request?.json as ReturnType<typeof slackMessage>;
  assert.ok(!message.text.includes('<'), 'mentions need a bracket');
  const [header, section] = message.blocks as { text: unknown; fields: { type: string; text: string }[] }[];
  assert.deepEqual(header?.text, { type: 'plain_text', text: `From ${hostile}`, emoji: false });
  assert.deepEqual(
    section?.fields.map(({ type, text }) => [type, text]),
    [
      ['mrkdwn', '*Name*'],
      ['plain_text', hostile],
      ['mrkdwn', '*Address*'],
      ['plain_text', 'kim@example.org'],
      ['mrkdwn', '*Day*'],
      ['plain_text', 'December 1, 2026'],
    ],
  );
  assert.ok(context.hidden.includes('/services/slack-secret'), 'the address is hidden in the history');
});

test('messages keep the documented limits', () => {
  const { blocks } = slackMessage(long);
  assert.ok(blocks.length <= 50);
  for (const block of blocks as { text?: { text: string }; fields?: { text: string }[] }[]) {
    assert.ok((block.text?.text.length ?? 0) <= 3000);
    assert.ok((block.fields?.length ?? 0) <= 10);
    for (const { text } of block.fields ?? []) assert.ok(text.length <= 2000 && text.isWellFormed());
  }
  const [embed] = discordMessage(long).embeds;
  const fields = embed?.fields ?? [];
  assert.ok(fields.length <= 25);
  for (const { name, value } of fields) assert.ok(name.length <= 256 && value.length <= 1024);
  const texts = [embed?.description ?? '', embed?.title ?? '', embed?.footer?.text ?? ''];
  const total = [...texts, ...fields.flatMap(({ name, value }) => [name, value])].join('').length;
  assert.ok(total <= 6000, String(total));
  assert.match(embed?.footer?.text ?? '', /more answers$/);
  assert.ok(Buffer.byteLength(JSON.stringify(teamsMessage(long))) <= 20 * 1024);
  // Slack refuses long messages as a whole, although each block keeps its limit.
  const comments = { ...long, rows: long.rows.slice(0, 8), title: 'Eight long comments' };
  for (const message of [long, comments]) {
    const whole = slackMessage(message).blocks;
    assert.ok(JSON.stringify(whole).length <= 12_500);
    assert.ok(whole.length >= 3);
    assert.match(JSON.stringify(whole.at(-1)), /more answers/);
  }
});

test('Discord gets embeds without mentions and with escaped marks; its message has an id', async () => {
  service.answer = () => ({ status: 200, body: { id: '123' } });
  const settings = { id: 'a', type: 'discord', connection: 'discord' } as const;
  const outcome = await discord.run(settings, actionContext({ ...scope, sent }));
  assert.equal(outcome.kind === 'done' && outcome.record.data, '123');
  const request = service.requests.at(-1);
  assert.equal(request?.path, '/services/discord-secret?wait=true');
  const message = request?.json as ReturnType<typeof discordMessage>;
  assert.deepEqual(message.allowed_mentions, { parse: [] });
  const [embed] = message.embeds;
  assert.equal(embed?.title, 'Booking');
  const value = embed?.fields?.[0]?.value ?? '';
  assert.equal(value.replaceAll('\\', ''), hostile);
  for (const mark of ['<', '*', '[', '@']) assert.ok(!new RegExp(`(?<!\\\\)\\${mark}`).test(value), mark);
});

test('Teams gets an Adaptive Card whose text is not Markdown, and a 200 that is none is a failure', async () => {
  service.answer = () => ({ status: 202 });
  const settings = { id: 'a', type: 'teams', connection: 'teams' } as const;
  const context = () => actionContext({ ...scope, sent });
  assert.equal((await teams.run(settings, context())).kind, 'done');
  const message = service.requests.at(-1)?.json as ReturnType<typeof teamsMessage>;
  const card = message.attachments[0]?.content;
  assert.equal(card?.type, 'AdaptiveCard');
  assert.ok(!JSON.stringify(card).includes('"TextBlock"'));
  assert.ok(!JSON.stringify(card).includes('{{'));
  service.answer = () => ({
    status: 200,
    body: 'Webhook message delivery failed with error: Microsoft Teams endpoint returned HTTP error 429',
  });
  const outcome = await teams.run(settings, context());
  assert.equal(outcome.kind, 'failed');
});

test('limits wait as long as the service says; a wrong secret and a missing channel fail for good', async () => {
  const settings = { id: 'a', type: 'slack', connection: 'slack' } as const;
  const run = () => slack.run(settings, actionContext({ ...scope, sent }));
  service.answer = () => ({ status: 429, headers: { 'retry-after': '30' } });
  const limited = await run();
  assert.ok(limited.kind === 'failed' && limited.retryAfter === 30_000);
  service.answer = () => ({ status: 500 });
  assert.equal((await run()).kind, 'failed');
  service.answer = () => ({ status: 403, body: 'invalid_token' });
  const refused = await run();
  assert.ok(refused.kind === 'refused');
  assert.match(refused.error.detail, /^Slack refused the secret of the connection “slack”: invalid_token\./);
  service.answer = () => ({ status: 404, body: 'no_service' });
  assert.equal((await run()).kind, 'refused');
  service.answer = () => ({ status: 302, headers: { location: 'https://example.org/' } });
  assert.equal((await run()).kind, 'refused');

  service.answer = () => ({
    status: 429,
    body: { message: 'You are being rate limited.', retry_after: 1.337 },
  });
  const settingsOfDiscord = { id: 'a', type: 'discord', connection: 'discord' } as const;
  const slow = await discord.run(settingsOfDiscord, actionContext({ ...scope, sent }));
  assert.ok(slow.kind === 'failed' && slow.retryAfter === 1337);
});

test('a receiver that hangs is a failure that may pass', async () => {
  service.answer = () => ({ status: 200, hangs: true });
  const settings = { id: 'a', type: 'slack', connection: 'slack' } as const;
  const signal = AbortSignal.timeout(50);
  const outcome = await slack.run(settings, actionContext({ ...scope, sent, change: { signal } }));
  assert.ok(outcome.kind === 'failed' && outcome.error.code === 'timeout');
});

test('an unknown connection and one of another service are named', async () => {
  const run = (connection: string) =>
    slack.run({ id: 'a', type: 'slack', connection }, actionContext({ ...scope, sent }));
  const unknown = await run('none');
  assert.ok(unknown.kind === 'refused' && unknown.error.code === 'connection_unknown');
  const other = await run('teams');
  assert.ok(other.kind === 'refused' && other.error.code === 'connection_other');
});

test('a message is never repeated when its service closes the connection, and a read is repeated once', async () => {
  const context = actionContext({ ...scope, sent });
  // A kept connection would be there.
  const url = `${service.url}/kept`;
  const read = async () => await callService(context, { method: 'GET', url });
  service.answer = () => ({ status: 200, body: 'ok' });
  await Promise.all([read(), read(), read()]);
  service.requests.length = 0;
  service.answer = () => ({ status: 200, closes: true });
  for (const type of ['slack', 'discord', 'teams'] as const) {
    const settings = { id: 'a', type, connection: type };
    const outcome = await runAction(settings, context);
    assert.equal(outcome.kind, 'failed');
    assert.equal(service.requests.filter(({ path }) => path.startsWith(`/services/${type}`)).length, 1);
    assert.equal('exchange' in outcome && outcome.exchange?.request.repeated, undefined);
  }
  service.requests.length = 0;
  await assert.rejects(
    read(),
    (error) => error instanceof ServiceUnreachable && error.exchange.request.repeated,
  );
  assert.equal(service.requests.length, 2);
});
