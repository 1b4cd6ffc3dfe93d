import { figure, plural } from '../../plural.ts';

/** The tab “Workflows” of a form. */
export const workflows = {
  title: 'Workflows',
  intro:
    'A workflow does something after each response: it sends a mail, calls a webhook, or tells another service.',
  create: 'New workflow',
  views: 'Views',
  listView: 'Workflows',
  runsView: 'History',
  list: 'Workflows of this form',
  emptyTitle: 'No workflows yet',
  emptyText: 'Choose what should happen after a response. You can change everything afterwards.',
  createTitle: 'What should happen?',
  createText: 'Choose a beginning. You can change everything afterwards.',
  tooMany: (most: number) => `A form has at most ${figure('en', most)} workflows.`,

  changed: 'Not published yet: changes of workflows take effect when you publish the form.',
  unpublished: 'Workflows run once the form is published.',
  held: 'Actions and mails wait: the operator of this server holds them, as after the restore of a backup.',
  noMailServer: 'No mail server is set up, so mails wait in the outbox.',
  askOperator: 'Ask the operator of this server to set one up.',
  openOutbox: 'Open the outbox',
  needAttention: (count: number) =>
    plural('en', count, {
      one: '1 workflow needs attention',
      other: `${figure('en', count)} workflows need attention`,
    }),

  starts: {
    tell: { name: 'Tell me by mail', text: 'Each response comes to your address.' },
    thank: { name: 'Thank the visitor', text: 'A mail to the address that the visitor gave.' },
    webhook: { name: 'Call a webhook', text: 'A signed request to a program of your own.' },
    slack: { name: 'Post to Slack', text: 'A message in a channel.' },
    discord: { name: 'Post to Discord', text: 'A message in a channel.' },
    teams: { name: 'Post to Teams', text: 'A card in a channel of Microsoft Teams.' },
    google_sheets: { name: 'Fill a Google sheet', text: 'A row for each response.' },
    hubspot: { name: 'Add to HubSpot', text: 'A contact for each response.' },
    mailchimp: { name: 'Add to Mailchimp', text: 'A subscriber of an audience.' },
    zendesk: { name: 'Open a Zendesk ticket', text: 'A ticket for each response.' },
  },
  needsMailField: 'Needs a field that asks for a mail address.',
  thankSubject: 'Thank you for your answers',
  thankText: 'Thank you. We received your answers.',

  /** “When a response is stored and Rating is more than 4: send a mail to …, call …” */
  sentence: (trigger: string, condition: string | undefined, deeds: readonly string[]) =>
    `When ${trigger}${condition === undefined ? '' : ` and ${condition}`}: ${deeds.join(', ')}`,
  triggers: {
    response: 'a response is stored',
    edited: 'a response is changed',
    paid: 'a payment is received',
    partial: (hours: number) =>
      plural('en', hours, {
        one: 'a form is left for one hour',
        other: `a form is left for ${figure('en', hours)} hours`,
      }),
  },
  triggerNames: {
    response: 'A response is stored',
    edited: 'A response is changed',
    paid: 'A payment is received',
    partial: 'Somebody leaves the form before sending it',
  },
  deed: {
    mail: (to: string) => `send a mail to ${to}`,
    webhook: (host: string) => `call ${host}`,
    slack: (connection: string) => `post to Slack as ${connection}`,
    discord: (connection: string) => `post to Discord as ${connection}`,
    teams: (connection: string) => `post to Teams as ${connection}`,
    google_sheets: (connection: string) => `add a row to a sheet with ${connection}`,
    hubspot: (connection: string) => `add to HubSpot with ${connection}`,
    mailchimp: (connection: string) => `add to Mailchimp with ${connection}`,
    zendesk: (connection: string) => `open a ticket with ${connection}`,
  },
  onlyIf: (deed: string, condition: string) => `if ${condition}, ${deed}`,

  states: {
    on: 'On',
    off: 'Off',
    failing: 'Failing',
    switched_off: 'Switched off',
    new: 'Not published yet',
  },
  changedPill: 'Unpublished changes',
  switchLabel: (name: string) => `Run “${name}”`,
  lastSuccess: 'Last success:',
  waiting: (count: number) =>
    plural('en', count, { one: '1 run waits', other: `${figure('en', count)} runs wait` }),
  justNow: 'just now',
  failingSince: (time: string) => `The latest runs fail. First failure: ${time}.`,
  switchedOff: {
    gone: (time: string) =>
      `Switched off ${time}, because the receiver says that it wants nothing any more (410).`,
    failed_for_days: (time: string) => `Switched off ${time}, because its receiver failed for five days.`,
  },
  switchOnAgain: 'Switch on again',
  switchedOn: (name: string) => `“${name}” is on again`,
  showRuns: 'Show its runs',

  actionsFor: (name: string) => `Actions for “${name}”`,
  move: (name: string) => `Move “${name}”`,
  moveHelp: 'Drag, or press the arrow keys.',
  moveUp: 'Move up',
  moveDown: 'Move down',
  duplicate: 'Duplicate',
  remove: 'Delete',
  undo: 'Undo',
  copyOf: (name: string) => `${name} (copy)`,
  added: (name: string) => `“${name}” added`,
  duplicated: (name: string) => `“${name}” copied; the copy is off`,
  removed: (name: string) => `“${name}” deleted`,
  moved: (place: number, count: number) => `Moved to place ${place} of ${count}`,
  done: 'Done',
  aside: 'Secrets',

  name: 'Name',
  when: 'When',
  trigger: 'What sets it going',
  hours: 'Hours without another answer',
  hoursWrong: 'Write a whole number from 1 to 720.',
  noEffect: 'This has no effect here.',
  onlyWhen: 'Only if',
  always: 'For every response.',
  addCondition: 'Add a condition',
  removeConditions: 'Remove all conditions',
  thenDo: 'Then',
  more: 'More',
  tests: 'Also run for test responses',
  testsHelp: 'Everything that is sent says that it is a test.',
  order: 'Keep the order of responses',
  orderHelp: 'A receiver gets one response after the other. One that fails holds up later ones.',
};
