/** The settings of actions: their labels, help, and what happens without them. */
export const settings = {
  url: {
    label: 'Address',
    help: 'Begins with https:// or http://. Answers can be inserted after the host with @.',
  },
  format: { label: 'Format' },
  method: { label: 'Method' },
  names: { label: 'Names of answers', help: 'Only with the format “Form-encoded”.' },
  headers: { label: 'Headers', help: 'More headers of the request, such as Authorization.' },
  headerName: { label: 'Header' },
  headerValue: { label: 'Value' },
  headerSecret: { label: 'Secret behind the value' },
  body: {
    label: 'Body of your own',
    help: 'In place of the standard one. Insert answers with @; they stay valid inside of JSON.',
    without: 'Without it, the response is sent as the API shows it.',
  },

  ed25519: {
    label: 'Also sign with Ed25519',
    help: 'For receivers that check with the public key instead of the secret.',
  },
  to: { label: 'To', help: 'Addresses with commas between them, or a field that asks for one: press @.' },
  subject: { label: 'Subject', without: 'Without it, the name of the form.' },
  mailText: { label: 'Text', without: 'Without it, all answers as a table.' },
  mailAnswers: { label: 'All answers as a table', help: 'Below the text.' },
  replyTo: { label: 'Replies go to', help: 'An address, or a field that asks for one.' },
  files: { label: 'Attach uploaded files', help: 'Up to 10 MB in all.' },
  pdf: { label: 'Attach a PDF of the response', help: '' },

  connection: { label: 'Connection' },
  chatText: { label: 'First line', without: 'Without it, the name of the form.' },
  chatAnswers: { label: 'Add the answers', help: 'Below the first line.' },

  spreadsheet: {
    label: 'Spreadsheet',
    help: 'Its address or id. Share it with the account of the connection.',
  },
  sheet: { label: 'Name of the sheet', without: 'Without it, Sheet1.' },
  sheetFields: { label: 'Columns' },

  contactEmail: { label: 'Mail address', help: 'A field that asks for one: press @.' },
  properties: {
    label: 'Properties of the contact',
    help: 'The internal name of the property, and its value.',
  },
  audience: {
    label: 'Id of the audience',
    help: 'In Mailchimp: Audience, Settings, Audience name and defaults.',
  },
  subscription: { label: 'New addresses' },
  mergeFields: { label: 'Merge fields', help: 'The tag, such as FNAME, and its value.' },
  tags: { label: 'Tags', help: 'With commas between them.' },

  ticketText: { label: 'Text', without: 'Without it, all answers.' },
  requester: { label: 'Mail address of the visitor', help: 'A field that asks for one: press @.' },
  requesterName: { label: 'Name of the visitor' },
  priority: { label: 'Priority' },
  ticketFields: { label: 'Ticket fields', help: 'The number of the field, and its value.' },
};

/** The values of settings that are chosen from a few. */
export const values = {
  format: { json: 'JSON', form: 'Form-encoded' },
  fieldNames: { ids: 'Ids of the fields', keys: 'Keys of the fields' },
  method: { POST: 'POST', PUT: 'PUT', PATCH: 'PATCH', DELETE: 'DELETE', GET: 'GET' },
  subscription: { pending: 'are asked to confirm', subscribed: 'are subscribed at once' },
  priority: { none: 'As Zendesk decides', low: 'Low', normal: 'Normal', high: 'High', urgent: 'Urgent' },
  pairName: 'Name',
  pairValue: 'Value',
  nameTaken: (name: string) => `There is a line “${name}” already.`,
  allFields: 'All fields',
  someFields: 'Chosen fields',
  whichFields: 'Which fields',
  everybody: 'The same people every time',
  byCondition: 'By condition',
  recipients: 'Who gets it',
  addRecipient: 'Add recipients',
  recipient: (number: number) => `Recipients ${number}`,
  removeRecipient: (number: number) => `Remove recipients ${number}`,
};
