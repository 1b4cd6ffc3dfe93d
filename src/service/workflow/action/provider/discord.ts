import * as z from 'zod/mini';
import { day } from '#kit/time/durations.ts';
import { type Caller, callService, type ServiceAnswer, type Unsuccessful } from '../support/callService.ts';
import { serviceFailure } from '../support/serviceFailure.ts';
import { textUpTo } from '../support/textUpTo.ts';
import { useConnection } from '../support/useConnection.ts';
import { type ChatMessage, chatMessage, moreAnswers, testMessage } from './chatMessage.ts';
import type { ConnectedAction } from './connectedAction.ts';

const service = 'Discord';

/** Documented limits of embeds; the last one counts the texts of all of them together. */
const maxTitleLength = 256;
const maxDescriptionLength = 4096;
const maxFields = 25;
const maxNameLength = 256;
const maxValueLength = 1024;
const maxMessageLength = 6000;

/** Writes to a channel by an incoming webhook. */
export const discord: ConnectedAction<'discord'> = {
  type: 'discord',
  receiver: ({ connection }) => `discord:${connection}`,
  run: (settings, context) =>
    useConnection(
      context,
      { provider: 'discord', service, idOrName: settings.connection },
      async ({ name, credentials }) => {
        const answer = await post(context, credentials.url, chatMessage(settings, context));
        if (answer.status !== 200 && answer.status !== 204) return failureOf(answer, name, context.now);
        const sent = z.safeParse(z.object({ id: z.string() }), answer.json);
        return {
          kind: 'done',
          record: { object: 'message', dataType: 'id', data: sent.success ? sent.data.id : '' },
          exchange: answer.exchange,
        };
      },
    ),
  accountOf: ({ url }) => new URL(url).host,
  testConnection: async (caller, { url }, name, now) => {
    const answer = await post(caller, url, testMessage);
    return answer.status === 200 || answer.status === 204 ? undefined : failureOf(answer, name, now);
  },
};

async function post(caller: Caller, address: string, message: ChatMessage): Promise<ServiceAnswer> {
  const url = new URL(address);
  // The answer is the message, with its id.
  url.searchParams.set('wait', 'true');
  return await callService(caller, { method: 'POST', url: url.href, json: discordMessage(message) });
}

const errorBody = z.object({ message: z.optional(z.string()), retry_after: z.optional(z.number()) });

function failureOf(answer: ServiceAnswer, connection: string, now: number): Unsuccessful {
  const said = z.safeParse(errorBody, answer.json);
  const failure = serviceFailure(answer, { service, connection }, said.data?.message, now);
  if (answer.status === 404)
    return {
      ...failure,
      error: {
        ...failure.error,
        detail: `Discord knows no webhook at the address of the connection “${connection}”. Replace it under Connections.`,
      },
    };
  const wait = said.data?.retry_after;
  // In seconds; it is more exact than the header.
  return failure.kind === 'failed' && answer.status === 429 && wait !== undefined && wait >= 0
    ? { ...failure, retryAfter: Math.min(Math.ceil(wait * 1000), day) }
    : failure;
}

interface Embed {
  title?: string;
  description?: string;
  fields?: { name: string; value: string; inline: boolean }[];
  footer?: { text: string };
  timestamp?: string;
}

/** Marks of visitors are escaped, and no mention notifies anybody. */
export function discordMessage({ title, rows, isTest, at }: ChatMessage) {
  const isLong = title.length > maxTitleLength || title.includes('\n');
  const heading = textUpTo(escaped(title), isLong ? maxDescriptionLength : maxTitleLength);
  const footer = isTest ? 'Test' : '';
  let room = maxMessageLength - heading.length - footer.length - 40;
  const fields: { name: string; value: string; inline: boolean }[] = [];
  for (const { label, value } of rows) {
    const name = textUpTo(escaped(label), maxNameLength) || '–';
    const text = textUpTo(escaped(value), maxValueLength) || '–';
    if (fields.length === maxFields || name.length + text.length > room) break;
    room -= name.length + text.length;
    fields.push({ name, value: text, inline: false });
  }
  const left = rows.length - fields.length;
  const notes = [footer, left > 0 ? moreAnswers(left) : ''].filter((note) => note !== '').join(' · ');
  const embed: Embed = {
    ...(isLong ? { description: heading } : { title: heading }),
    ...(fields.length === 0 ? {} : { fields }),
    ...(notes === '' ? {} : { footer: { text: notes } }),
    ...(at === 0 ? {} : { timestamp: new Date(at).toISOString() }),
  };
  return { embeds: [embed], allowed_mentions: { parse: [] } };
}

/** Every mark of Discord's Markdown, and the brackets of mentions, emoji and times. */
function escaped(text: string): string {
  return text
    .replace(/[\\*_~`|<>[\]()#:@]/g, (mark) => `\\${mark}`)
    .replace(/^(\s*)([-+])(?=\s)/gm, '$1\\$2')
    .replace(/^(\s*\d+)\.(?=\s)/gm, '$1\\.');
}
