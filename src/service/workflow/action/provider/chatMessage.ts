import { headerLine } from '#kit/text/headerLine.ts';
import { type AnswerRow, rowText } from '#render/answer/answerRows.ts';
import { responseText } from '#render/answer/responseText.ts';
import type { ActionContext, ActionSettingsOf } from '../action.ts';

/** A message for a channel, before it takes the shape of a service. */
export interface ChatMessage {
  /** One line. */
  readonly title: string;
  readonly rows: readonly AnswerRow[];
  readonly isTest: boolean;
  readonly at: number;
}

type ChatSettings = Pick<ActionSettingsOf<'slack'>, 'text' | 'answers'>;

export function chatMessage(settings: ChatSettings, context: ActionContext): ChatMessage {
  const { form, response, isTest } = context;
  const written = responseText(context);
  const text = settings.text === undefined ? '' : written.fill(settings.text).trim();
  return {
    title: text === '' ? headerLine(form.name) : text,
    rows: settings.answers === false ? [] : written.rows().map((row) => ({ ...row, value: rowText(row) })),
    isTest,
    at: response.createdAt,
  };
}

/** The message that tests a connection. */
export const testMessage: ChatMessage = {
  title: 'Canvass is connected to this channel.',
  rows: [],
  isTest: false,
  at: 0,
};

/** Sentences about answers that did not fit. */
export function moreAnswers(count: number): string {
  return count === 1 ? '1 more answer' : `${count} more answers`;
}
