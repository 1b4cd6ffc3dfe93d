import type { ParametersOf, RouteName } from '#contract/app/routes.ts';
import { newSecret } from '#service/base/accountKeys.ts';
import type { Estate } from './estate.ts';

export interface Sample {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string>>;
  /**
   * The expected problem for an authorised caller if the sample cannot succeed, for lack of
   * a real secret for example.
   */
  readonly ends?: string;
}

type Of<Name extends RouteName> = (estate: Estate) => Sample & { readonly params?: ParametersOf<Name> };

const secret = newSecret();
const someId = 'zzzzzzzz';

const credential = { id: 'x', rawId: 'x', type: 'public-key', response: {}, clientExtensionResults: {} };

const mailServer = {
  host: '127.0.0.1',
  port: 9,
  encryption: 'starttls',
  user: '',
  from: 'forms@example.org',
};

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A request to every route. A missing sample does not compile, and fails the matrix as well. */
export const samples: { readonly [Name in RouteName]: Of<Name> } = {
  start: () => ({}),
  signIn: () => ({
    body: { email: 'nobody@example.org', password: 'not a password' },
    ends: 'sign_in_wrong',
  }),
  giveSecondFactor: () => ({ body: { ticket: 'x.y', code: '123456' }, ends: 'sign_in_needed' }),
  beginPasskeySignIn: () => ({}),
  signInWithPasskey: () => ({ body: { ticket: 'x.y', credential }, ends: 'field_invalid' }),
  beginOidc: () => ({ body: {}, ends: 'not_found' }),
  openOidc: () => ({ ends: 'not_found' }),
  endOidc: () => ({ query: { code: 'x', state: 'y' }, ends: 'not_found' }),
  lookAtOidcJoining: () => ({ ends: 'not_found' }),
  joinWithOidc: () => ({ body: { organization: someId }, ends: 'not_found' }),
  declineOidcJoining: () => ({ ends: 'not_found' }),
  signOut: () => ({}),
  askForReset: () => ({ body: { email: 'nobody@example.org' } }),
  lookAtReset: () => ({ body: { secret }, ends: 'link_invalid' }),
  resetPassword: () => ({ body: { secret, password: 'a long new password' }, ends: 'link_invalid' }),
  confirmEmail: () => ({ body: { secret }, ends: 'link_invalid' }),
  lookAtSetup: () => ({ body: { secret }, ends: 'link_invalid' }),
  setUp: () => ({
    body: { secret, name: 'N', email: 'n@example.org', password: 'a long new password', sample: false },
    ends: 'link_invalid',
  }),
  lookAtInvitation: () => ({ body: { secret }, ends: 'link_invalid' }),
  joinWithAccount: () => ({
    body: { secret, name: 'N', email: 'n@example.org', password: 'a long new password' },
    ends: 'link_invalid',
  }),
  acceptInvitation: () => ({ body: { secret }, ends: 'link_invalid' }),

  account: () => ({}),
  changeAccount: () => ({ body: { name: 'Another name' } }),
  deleteAccount: () => ({}),
  changeEmail: () => ({ body: { email: `${newSecret()}@example.org` } }),
  sendEmailConfirmation: () => ({ ends: 'mail_not_set_up' }),
  changePassword: () => ({ body: { password: 'a long new password' } }),
  confirmWithPassword: () => ({ body: { password: 'not a password' }, ends: 'sign_in_wrong' }),
  beginPasskeyConfirm: () => ({}),
  confirmWithPasskey: () => ({ body: { ticket: 'x.y', credential }, ends: 'field_invalid' }),
  beginTotp: () => ({}),
  confirmTotp: () => ({ body: { code: '123456' }, ends: 'code_wrong' }),
  endTotp: () => ({}),
  newRecoveryCodes: () => ({ ends: 'not_found' }),
  beginPasskey: () => ({}),
  addPasskey: () => ({ body: { ticket: 'x.y', credential, name: 'n' }, ends: 'field_invalid' }),
  renamePasskey: () => ({ params: { passkey: someId }, body: { name: 'n' }, ends: 'not_found' }),
  removePasskey: () => ({ params: { passkey: someId }, ends: 'not_found' }),
  linkOidc: () => ({ ends: 'not_found' }),
  unlinkOidc: () => ({ params: { identity: someId }, ends: 'not_found' }),
  sessions: () => ({}),
  endSession: () => ({ params: { session: someId }, ends: 'not_found' }),
  endOtherSessions: () => ({}),

  organization: ({ organization }) => ({ params: { organization } }),
  changeOrganization: ({ organization }) => ({ params: { organization }, body: { name: 'Renamed' } }),
  requireSecondFactor: ({ organization }) => ({
    params: { organization },
    body: { required: false },
  }),
  leaveOrganization: ({ organization }) => ({ params: { organization } }),
  members: ({ organization }) => ({ params: { organization } }),
  changeMember: ({ organization, member }) => ({
    params: { organization, user: member.id },
    body: { role: 'admin' },
  }),
  removeMember: ({ organization, member }) => ({ params: { organization, user: member.id } }),
  vouchForAddress: ({ organization, member }) => ({ params: { organization, user: member.id } }),
  endMemberSessions: ({ organization, member }) => ({ params: { organization, user: member.id } }),
  makeResetLink: ({ organization, member }) => ({ params: { organization, user: member.id } }),
  invitations: ({ organization }) => ({ params: { organization } }),
  invite: ({ organization, workspace }) => ({
    params: { organization },
    body: { email: 'new@example.org', role: 'member', workspaces: [workspace] },
  }),
  invitationLink: ({ organization, invitation }) => ({ params: { organization, invitation } }),
  renewInvitation: ({ organization, invitation }) => ({ params: { organization, invitation } }),
  withdrawInvitation: ({ organization, invitation }) => ({ params: { organization, invitation } }),
  workspaces: ({ organization }) => ({ params: { organization } }),
  createWorkspace: ({ organization }) => ({ params: { organization }, body: { name: 'New' } }),
  renameWorkspace: ({ organization, workspace }) => ({
    params: { organization, workspace },
    body: { name: 'Renamed' },
  }),
  deleteWorkspace: ({ organization, emptyWorkspace: workspace }) => ({
    params: { organization, workspace },
    body: {},
  }),
  giveWorkspace: ({ organization, otherWorkspace: workspace, member }) => ({
    params: { organization, workspace, user: member.id },
  }),
  takeWorkspace: ({ organization, workspace, member }) => ({
    params: { organization, workspace, user: member.id },
  }),
  branding: ({ organization }) => ({ params: { organization } }),
  changeBranding: ({ organization }) => ({ params: { organization }, body: { accent: '#123456' } }),
  setLogo: ({ organization }) => ({ params: { organization }, body: png }),
  removeLogo: ({ organization }) => ({ params: { organization } }),

  keys: ({ organization }) => ({ params: { organization } }),
  createKey: ({ organization }) => ({ params: { organization }, body: { name: 'New key' } }),
  revokeKey: ({ organization, key }) => ({ params: { organization, key } }),

  connections: ({ organization }) => ({ params: { organization } }),
  createConnection: ({ organization }) => ({
    params: { organization },
    body: {
      name: 'New connection',
      credentials: { provider: 'slack', url: 'https://hooks.slack.example/services/T/B/X' },
    },
  }),
  renameConnection: ({ organization, connection }) => ({
    params: { organization, connection },
    body: { name: 'Renamed' },
  }),
  replaceConnection: ({ organization, connection }) => ({
    params: { organization, connection },
    body: { credentials: { provider: 'slack', url: 'https://hooks.slack.example/services/T/B/Y' } },
  }),
  deleteConnection: ({ organization, connection }) => ({ params: { organization, connection } }),
  testConnection: ({ organization, connection }) => ({ params: { organization, connection } }),

  previewMailAction: ({ organization, form }) => ({
    params: { organization, form },
    body: { action: { id: 'mail', type: 'mail', to: 'a@example.org' } },
  }),
  testMailAction: ({ organization, form }) => ({
    params: { organization, form },
    body: { action: { id: 'mail', type: 'mail', to: 'a@example.org' } },
  }),
  runMails: ({ organization, form }) => ({
    params: { organization, form, run: 'none' },
    ends: 'not_found',
  }),

  mail: ({ organization }) => ({ params: { organization } }),
  changeMail: ({ organization }) => ({ params: { organization }, body: { from_name: 'Us', reply_to: '' } }),
  testMail: ({ organization }) => ({ params: { organization } }),
  mailServer: ({ organization }) => ({ params: { organization } }),
  setMailServer: ({ organization }) => ({ params: { organization }, body: mailServer }),
  removeMailServer: ({ organization }) => ({ params: { organization } }),
  // A private address, which no connection reaches.
  tryMailServer: ({ organization }) => ({ params: { organization }, body: mailServer }),
  outbox: ({ organization }) => ({ params: { organization } }),
  readMail: ({ organization, mail }) => ({ params: { organization, mail } }),
  sendAgain: ({ organization, mail }) => ({ params: { organization, mail } }),
  discardMail: ({ organization, mail }) => ({ params: { organization, mail } }),

  data: ({ organization }) => ({ params: { organization } }),
  checkExport: ({ organization }) => ({ params: { organization } }),
  exportData: ({ organization }) => ({ params: { organization } }),
  deleteOrganization: ({ organization, name }) => ({ params: { organization }, body: { name } }),
  keepOrganization: ({ organization }) => ({ params: { organization } }),
  audit: ({ organization }) => ({ params: { organization } }),
  checkAuditExport: ({ organization }) => ({ params: { organization } }),
  checkResponseExport: ({ organization, form }) => ({
    params: { organization, form },
    query: { format: 'csv' },
  }),
  exportResponses: ({ organization, form }) => ({ params: { organization, form }, query: { format: 'csv' } }),
  responseExportProgress: ({ organization, form }) => ({
    params: { organization, form },
    query: { run: 'some-run' },
  }),
  responseExports: ({ organization, form }) => ({ params: { organization, form } }),
  startResponseExport: ({ organization, form }) => ({
    params: { organization, form },
    body: { format: 'csv' },
  }),
  downloadResponseExport: ({ organization, form }) => ({
    params: { organization, form, export: someId },
    ends: 'not_found',
  }),
  deleteResponseExport: ({ organization, form }) => ({
    params: { organization, form, export: someId },
    ends: 'not_found',
  }),
  exportAudit: ({ organization }) => ({ params: { organization }, query: { format: 'csv' } }),

  forms: ({ organization }) => ({ params: { organization } }),
  templates: ({ organization }) => ({ params: { organization } }),
  createForm: ({ organization, workspace }) => ({
    params: { organization },
    body: { workspace, name: 'Another form', template: null },
  }),
  duplicateForm: ({ organization, form }) => ({ params: { organization, form }, body: { name: 'A copy' } }),
  formActivity: ({ organization }) => ({ params: { organization } }),
  changeForm: ({ organization, form }) => ({ params: { organization, form }, body: { enabled: false } }),
  formPreview: ({ organization, form }) => ({ params: { organization, form } }),
  deleteForm: ({ organization, form }) => ({ params: { organization, form } }),
  deletedForms: ({ organization }) => ({ params: { organization } }),
  restoreForm: ({ organization, form }) => ({ params: { organization, form }, ends: 'not_found' }),
  form: ({ organization, form }) => ({ params: { organization, form } }),
  reportPresence: ({ organization, form }) => ({
    params: { organization, form },
    body: { tab: 'window', selection: { kind: 'form' } },
  }),
  events: ({ organization, form }) => ({ params: { organization }, query: { forms: form } }),
  saveDraft: ({ organization, form }) => ({
    params: { organization, form },
    body: { revision: 1, definition: { format: 2, pages: [{ id: 'page1', label: '', fields: [] }] } },
  }),
  publishForm: ({ organization, form }) => ({ params: { organization, form }, body: { revision: 1 } }),
  changeFormSettings: ({ organization, form }) => ({
    params: { organization, form },
    body: { settings: { max_responses: 10 } },
  }),
  setFormPassword: ({ organization, form }) => ({
    params: { organization, form },
    body: { password: 'open' },
  }),
  workflowHealth: ({ organization, form }) => ({ params: { organization, form } }),
  resumeWorkflow: ({ organization, form }) => ({
    params: { organization, form, workflow: 'none' },
    ends: 'not_found',
  }),
  testAction: ({ organization, form }) => ({
    params: { organization, form },
    body: { workflow: 'notify', action: { id: 'hook', type: 'webhook', url: 'http://127.0.0.1:1/' } },
  }),
  formSecrets: ({ organization, form }) => ({ params: { organization, form } }),
  setFormSecret: ({ organization, form }) => ({
    params: { organization, form, secret: 'token' },
    body: { value: 'a secret', address: 'https://desk.example.org' },
  }),
  deleteFormSecret: ({ organization, form }) => ({
    params: { organization, form, secret: 'none' },
    ends: 'not_found',
  }),
  workflowRuns: ({ organization, form }) => ({ params: { organization, form } }),
  workflowRun: ({ organization, form }) => ({
    params: { organization, form, run: 'none' },
    ends: 'not_found',
  }),
  replayRun: ({ organization, form }) => ({ params: { organization, form, run: 'none' }, ends: 'not_found' }),
  failedRunCount: ({ organization, form }) => ({ params: { organization, form } }),
  replayFailedRuns: ({ organization, form }) => ({
    params: { organization, form },
    body: { from: '2026-11-01', to: '2026-11-30' },
  }),
  failedRuns: ({ organization }) => ({ params: { organization } }),
  webhookKeys: ({ organization, form }) => ({ params: { organization, form } }),
  revealWebhookSecret: ({ organization, form }) => ({ params: { organization, form } }),
  rotateWebhookSecret: ({ organization, form }) => ({ params: { organization, form } }),
  personalLinks: ({ organization, form }) => ({ params: { organization, form } }),
  createPersonalLinks: ({ organization, form }) => ({
    params: { organization, form },
    body: { names: ['Ana'] },
  }),
  revokePersonalLink: ({ organization, form }) => ({
    params: { organization, form, link: 'none' },
    ends: 'not_found',
  }),
  formVersions: ({ organization, form }) => ({ params: { organization, form } }),
  formVersion: ({ organization, form }) => ({ params: { organization, form, version: '1' } }),

  responseAnswers: ({ organization, form, response }) => ({ params: { organization, form, response } }),
  editResponse: ({ organization, form, response, updatedAt }) => ({
    params: { organization, form, response },
    body: { updated_at: updatedAt, answers: { field1: 'Anna' } },
  }),
  uploadAnswerFile: ({ organization, form, response }) => ({
    params: { organization, form, response },
    query: { field: 'field1', name: 'a.png' },
    body: png,
    ends: 'upload_field_unknown',
  }),
  responseHistory: ({ organization, form, response }) => ({ params: { organization, form, response } }),
  changeResponses: ({ organization, form, response }) => ({
    params: { organization, form },
    body: { action: 'delete', selection: { ids: [Number(response)] } },
  }),
  eraseResponses: ({ organization, form, response }) => ({
    params: { organization, form },
    body: { selection: { ids: [Number(response)] } },
  }),
  responseTags: ({ organization, form }) => ({ params: { organization, form } }),
  responseNotes: ({ organization, form, response }) => ({ params: { organization, form, response } }),
  addNote: ({ organization, form, response }) => ({
    params: { organization, form, response },
    body: { text: 'Called back' },
  }),
  changeNote: ({ organization, form, response }) => ({
    params: { organization, form, response, note: 'none' },
    body: { text: 'Called back twice' },
    ends: 'not_found',
  }),
  deleteNote: ({ organization, form, response }) => ({
    params: { organization, form, response, note: 'none' },
    ends: 'not_found',
  }),
  findPerson: ({ organization }) => ({
    params: { organization },
    body: { text: 'ana@example.org', match: 'whole' },
  }),
  exportPerson: ({ organization, form, response }) => ({
    params: { organization },
    body: { responses: [{ form, response: Number(response) }] },
  }),
  erasePerson: ({ organization, form, response }) => ({
    params: { organization },
    body: { responses: [{ form, response: Number(response) }], links: [], mails: [] },
  }),
  deletedResponses: ({ organization, form }) => ({ params: { organization, form } }),
  deletedResponse: ({ organization, form, response }) => ({
    params: { organization, form, response },
    ends: 'not_found',
  }),
  responseColumns: ({ organization, form }) => ({ params: { organization, form } }),
  responseCounts: ({ organization, form }) => ({ params: { organization, form } }),
  responses: ({ organization, form }) => ({ params: { organization, form } }),
  responsesById: ({ organization, form }) => ({ params: { organization, form }, query: { ids: '1' } }),
  responseViews: ({ organization, form }) => ({ params: { organization, form } }),
  createResponseView: ({ organization, form }) => ({
    params: { organization, form },
    body: { name: 'View', shared: true, query: {} },
  }),
  changeResponseView: ({ organization, form }) => ({
    params: { organization, form, view: 'none' },
    body: { name: 'View', shared: true, query: {} },
    ends: 'not_found',
  }),
  deleteResponseView: ({ organization, form }) => ({
    params: { organization, form, view: 'none' },
    ends: 'not_found',
  }),
  responseColumnSettings: ({ organization, form }) => ({ params: { organization, form } }),
  saveResponseColumnSettings: ({ organization, form }) => ({
    params: { organization, form },
    body: { columns: [{ id: '@date', width: 200 }] },
  }),
  response: ({ organization, form }) => ({
    params: { organization, form, response: '1' },
    ends: 'not_found',
  }),
  responseNeighbours: ({ organization, form }) => ({
    params: { organization, form, response: '1' },
    ends: 'not_found',
  }),
  responsePdf: ({ organization, form }) => ({
    params: { organization, form, response: '1' },
    ends: 'not_found',
  }),
  downloadResponseFile: ({ organization, form }) => ({
    params: { organization, form, response: '1', file: 'none' },
    ends: 'not_found',
  }),
  previewResponseFile: ({ organization, form }) => ({
    params: { organization, form, response: '1', file: 'none' },
    ends: 'not_found',
  }),
};
