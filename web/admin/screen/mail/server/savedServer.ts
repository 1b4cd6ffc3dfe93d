import type { AnswerOf, RouteName } from '#contract/app/routes.ts';

export type SavedServer = NonNullable<AnswerOf<'mailServer'>['server']>;

/** The queries whose answers depend on the mail server. */
export const mailServerChanges: readonly RouteName[] = [
  'mailServer',
  'mail',
  'outbox',
  'start',
  'organization',
  'workflowHealth',
];
