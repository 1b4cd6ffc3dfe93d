import { type Caller, callService, type ServiceAnswer, type Unsuccessful } from '../support/callService.ts';
import { serviceFailure } from '../support/serviceFailure.ts';
import { textUpTo } from '../support/textUpTo.ts';
import { useConnection } from '../support/useConnection.ts';
import { type ChatMessage, chatMessage, moreAnswers, testMessage } from './chatMessage.ts';
import type { ConnectedAction } from './connectedAction.ts';

const service = 'Microsoft Teams';

/** Documented are 28 KB for an incoming webhook, but messages from about 21 KB on have been refused. */
const largestMessage = 19 * 1024;
const maxTitleLength = 1000;
const maxValueLength = 4000;

/** Writes to a channel by an incoming webhook or a workflow of Teams. */
export const teams: ConnectedAction<'teams'> = {
  type: 'teams',
  receiver: ({ connection }) => `teams:${connection}`,
  run: (settings, context) =>
    useConnection(
      context,
      { provider: 'teams', service, idOrName: settings.connection },
      async ({ name, credentials }) => {
        const answer = await post(context, credentials.url, chatMessage(settings, context));
        const failure = failureOf(answer, name, context.now);
        if (failure !== undefined) return failure;
        return {
          kind: 'done',
          record: { object: 'message', dataType: 'text', data: 'ok' },
          exchange: answer.exchange,
        };
      },
    ),
  accountOf: ({ url }) => new URL(url).host,
  testConnection: async (caller, { url }, name, now) =>
    failureOf(await post(caller, url, testMessage), name, now),
};

async function post(caller: Caller, url: string, message: ChatMessage): Promise<ServiceAnswer> {
  return await callService(caller, { method: 'POST', url, json: teamsMessage(message) });
}

/** A connector answers 200 even if Teams refused the message, and gives the true status in its text. */
function failureOf(answer: ServiceAnswer, connection: string, now: number): Unsuccessful | undefined {
  const names = { service, connection };
  const inner = /HTTP error (\d{3})/.exec(answer.text)?.[1];
  if (answer.status >= 200 && answer.status < 300)
    return inner === undefined
      ? undefined
      : serviceFailure({ ...answer, status: Number(inner) }, names, undefined, now);
  return serviceFailure(answer, names, answer.text.slice(0, 200), now);
}

/**
 * An Adaptive Card. Text runs show their text as it is, without Markdown; only the functions of cards, such as `{{DATE(…)}}`,
 * have to be broken.
 */
export function teamsMessage({ title, rows, isTest, at }: ChatMessage) {
  const body: unknown[] = [textRun(textUpTo(title, maxTitleLength), { size: 'Large', weight: 'Bolder' })];
  let room = largestMessage - size(body);
  let shown = 0;
  for (const { label, value } of rows) {
    const block = {
      type: 'Container',
      spacing: 'Small',
      items: [
        textRun(textUpTo(label, 300), { isSubtle: true, size: 'Small' }),
        textRun(textUpTo(value, maxValueLength), {}),
      ],
    };
    const needed = size(block) + 1;
    if (needed > room) break;
    room -= needed;
    body.push(block);
    shown += 1;
  }
  const notes = [
    ...(isTest ? ['Test'] : []),
    ...(rows.length > shown ? [moreAnswers(rows.length - shown)] : []),
    ...(at === 0 ? [] : [new Date(at).toISOString().replace('T', ' ').replace(/\..*/, ' UTC')]),
  ];
  if (notes.length > 0) body.push(textRun(notes.join(' · '), { isSubtle: true, size: 'Small' }));
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        contentUrl: null,
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          msteams: { width: 'Full' },
          body,
        },
      },
    ],
  };
}

function textRun(text: string, look: Readonly<Record<string, unknown>>) {
  const broken = text.replaceAll('{{', '{\u200b{') || '–';
  return { type: 'RichTextBlock', spacing: 'None', inlines: [{ type: 'TextRun', text: broken, ...look }] };
}

function size(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
