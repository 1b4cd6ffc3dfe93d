import { figure } from '../../plural.ts';

/** Testing an action, and the preview of mails. */
export const trial = {
  title: (type: string) => `Test: ${type}`,
  running: 'Sending',
  runningText: 'Waiting for the answer.',
  /** The answers that a test uses. */
  responseUsed: (response: string) => `response ${response}`,
  sampleUsed: 'made-up answers, because there is no response yet',
  sent: (used: string) => `Sent with ${used}.`,
  tried: (used: string) => `Tried with ${used}.`,
  mayHaveArrived: 'It may have arrived all the same.',
  /** How the receiver knows that it is a test. */
  marks: {
    body: 'The header “canvass-test” and “test” in the body say that it is a test; “data” is the response as it is stored.',
    header: 'The header “canvass-test” says that it is a test.',
    message: 'The message says that it is a test.',
    none: 'The service cannot tell it from a real one: delete there what you do not want to keep.',
  },
  unmet: {
    workflow: (used: string) =>
      `The condition of the workflow does not hold for ${used}, so it would not run by itself. Tests run whatever the conditions say.`,
    action: (used: string) =>
      `The condition of this action does not hold for ${used}, so it would be left out. Tests run whatever the conditions say.`,
  },
  again: 'Test again',
  request: 'Request',
  answer: 'Answer',
  noAnswer: 'No answer came.',
  sentTwice: 'Sent twice: the kept connection was closed before an answer came.',
  headers: 'Headers',
  body: 'Body',
  emptyBody: 'Empty',
  status: (status: number) => `Status ${status}`,
  took: (milliseconds: number) => `${figure('en', milliseconds)} ms`,
  titles: {
    done: 'It worked',
    failed: 'It failed',
    unsent: 'Nothing was sent',
    skipped: 'There was nothing to do',
  },
  /** The fate of a real run. */
  consequences: {
    failed: 'A real run would be tried again later.',
    refused: 'A real run would not be tried again.',
    gone: 'A real run would switch this action off.',
  },
  requestNotSent: 'Request, not sent',

  previewTitle: 'The mail',
  previewWith: (response: string) => `With the answers of response ${response}.`,
  previewSample: 'There is no response yet: with made-up answers.',
  to: 'To',
  replyTo: 'Replies to',
  subject: 'Subject',
  attachments: 'Attachments',
  leftOut: 'Too large to attach',
  sendsTo: (address: string) => `The test goes to your address, ${address}, and to nobody else.`,
  mails: 'Mails of this run',
  mailStates: { waiting: 'on its way', sent: 'sent', failed: 'failed' },
  noRecipient: 'Nobody: the answer is empty or no address.',
  look: 'Form of the mail',
  html: 'As a page',
  text: 'As text',
  mailFrame: 'The mail as a page',
  sendTest: 'Send a test',
  testSent: (address: string) => `A test is on its way to ${address}`,
};
