import { type Caller, callService, type ServiceAnswer } from '../support/callService.ts';
import { serviceFailure } from '../support/serviceFailure.ts';
import { textUpTo } from '../support/textUpTo.ts';
import { useConnection } from '../support/useConnection.ts';
import { type ChatMessage, chatMessage, moreAnswers, testMessage } from './chatMessage.ts';
import type { ConnectedAction } from './connectedAction.ts';

const service = 'Slack';

/** Documented limits of Block Kit. */
const maxBlocks = 50;
const maxFields = 10;
const maxHeaderLength = 150;
const maxFieldLength = 2000;
const maxSectionLength = 3000;
/** Not documented: messages with more are refused as `msg_blocks_too_long` from about 13,200 characters on. */
const maxMessageLength = 12_000;

/** Writes to a channel by an incoming webhook. */
export const slack: ConnectedAction<'slack'> = {
  type: 'slack',
  receiver: ({ connection }) => `slack:${connection}`,
  run: (settings, context) =>
    useConnection(
      context,
      { provider: 'slack', service, idOrName: settings.connection },
      async ({ name, credentials }) => {
        const answer = await post(context, credentials.url, chatMessage(settings, context));
        if (answer.status !== 200) return failureOf(answer, name, context.now);
        return {
          kind: 'done',
          record: { object: 'message', dataType: 'text', data: answer.text.trim() || 'ok' },
          exchange: answer.exchange,
        };
      },
    ),
  accountOf: ({ url }) => new URL(url).host,
  testConnection: async (caller, { url }, name, now) => {
    const answer = await post(caller, url, testMessage);
    return answer.status === 200 ? undefined : failureOf(answer, name, now);
  },
};

async function post(caller: Caller, url: string, message: ChatMessage): Promise<ServiceAnswer> {
  return await callService(caller, { method: 'POST', url, json: slackMessage(message) });
}

/** Slack answers in a word of plain text, such as `no_service`. */
function failureOf(answer: ServiceAnswer, connection: string, now: number) {
  return serviceFailure(answer, { service, connection }, answer.text.slice(0, 100), now);
}

/**
 * Values are `plain_text`, which Slack does not parse: no mention, link or emphasis of a visitor takes effect. Labels are
 * bold, so their control characters are escaped.
 */
export function slackMessage({ title, rows, isTest, at }: ChatMessage) {
  const blocks: unknown[] = [
    title.length <= maxHeaderLength && !title.includes('\n')
      ? { type: 'header', text: plain(title, maxHeaderLength) }
      : { type: 'section', text: plain(title, maxSectionLength) },
  ];
  const perSection = maxFields / 2;
  let room = maxMessageLength - JSON.stringify(blocks).length;
  const shown: { type: string; text: string }[][] = [];
  // The last block says what was left out or when it came.
  for (const { label, value } of rows.slice(0, (maxBlocks - 2) * perSection)) {
    const pair = [
      { type: 'mrkdwn', text: `*${boldLabel(label)}*`, verbatim: true },
      plain(value, maxFieldLength),
    ];
    room -= JSON.stringify(pair).length;
    if (room < 0) break;
    shown.push(pair);
  }
  for (let first = 0; first < shown.length; first += perSection)
    blocks.push({ type: 'section', fields: shown.slice(first, first + perSection).flat() });
  const notes = [
    ...(isTest ? ['Test'] : []),
    ...(rows.length > shown.length ? [moreAnswers(rows.length - shown.length)] : []),
    ...(at === 0 ? [] : [new Date(at).toISOString().replace('T', ' ').replace(/\..*/, ' UTC')]),
  ];
  if (notes.length > 0)
    blocks.push({ type: 'context', elements: [plain(notes.join(' · '), maxFieldLength)] });
  return {
    // For notifications and programs that know no blocks.
    text: escaped(textUpTo(title, maxSectionLength)),
    blocks,
    unfurl_links: false,
    unfurl_media: false,
  };
}

function plain(text: string, most: number) {
  // An empty text is refused.
  return { type: 'plain_text', text: textUpTo(text, most) || '–', emoji: false };
}

function boldLabel(label: string): string {
  const words = label.replace(/[*_~`\n\r]+/g, ' ').trim();
  return escaped(textUpTo(words, 300)) || '–';
}

/** Mentions and links need angle brackets. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
