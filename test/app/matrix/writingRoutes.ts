import type { AppRoute } from '#contract/app/route.ts';
import { type AccessOf, type AppRoutes, appRoutes, type RouteName } from '#contract/app/routes.ts';
import { setEmailProof } from '#store/query/account/emailProof.ts';
import { insertPersonalLinks } from '#store/query/collect/personalLink.ts';
import { markDeleted } from '#store/query/form/formChange.ts';
import { storeMailServer } from '#store/query/mail/mailServer.ts';
import { setDeletion } from '#store/query/organization/organizationDeletion.ts';
import { insertNote } from '#store/query/response/note.ts';
import { insertView } from '#store/query/response/table/views.ts';
import { setFormSecret } from '#store/query/workflow/formSecret.ts';
import { writeHealth } from '#store/query/workflow/health.ts';
import type { Database, Role } from '#store/tables.ts';
import type { Estate } from './estate.ts';
import type { Loss } from './lostRights.ts';

/** Routes of an organisation that change it, or that record what they hand out. */
export type WritingRoute = {
  [Name in RouteName]: AccessOf<Name> extends Role
    ? AppRoutes[Name] extends { readonly method: 'GET' }
      ? AppRoutes[Name] extends { readonly answer: 'download' }
        ? Name
        : never
      : Name
    : never;
}[RouteName];

export interface Writing {
  /** The rights that its actor can lose. */
  readonly losses: readonly Loss[];
  /** Rows that the sample needs to change something. */
  readonly prepare?: (db: Database, estate: Estate) => Promise<unknown>;
  /** The problem of the control, if only one person in particular may do it. */
  readonly ends?: string;
  /** Even a successful call leaves no row. */
  readonly leavesNothing?: true;
}

const ofMember = [
  'removed in the middle',
  'signed out in the middle',
  'shut out in the middle',
  'told to sign in again in the middle',
] as const;
const ofRole = ['demoted in the middle', ...ofMember] as const;
const ofWorkspace = [...ofMember, 'without their workspaces in the middle'] as const;

const addView = (db: Database, { organization, form }: Estate) =>
  insertView(db, organization, form, { id: 'none', user_id: null, name: 'Old', content: '{"query":{}}' }, 1);

/** Every route that writes. A missing one does not compile, and fails the test as well. */
export const writingRoutes: Readonly<Record<WritingRoute, Writing>> = {
  changeOrganization: { losses: ofRole },
  requireSecondFactor: { losses: ofRole },
  leaveOrganization: { losses: ofMember },
  changeMember: { losses: ofRole },
  removeMember: { losses: ofRole },
  vouchForAddress: { losses: ofRole, prepare: (db, { member }) => setEmailProof(db, member.id, 'none') },
  endMemberSessions: { losses: ofRole },
  makeResetLink: { losses: ofRole },
  invite: { losses: ofRole },
  invitationLink: { losses: ofRole },
  renewInvitation: { losses: ofRole },
  withdrawInvitation: { losses: ofRole },
  createWorkspace: { losses: ofRole },
  renameWorkspace: { losses: ofRole },
  deleteWorkspace: { losses: ofRole },
  giveWorkspace: { losses: ofRole },
  takeWorkspace: { losses: ofRole },
  changeBranding: { losses: ofRole },
  setLogo: { losses: ofRole },
  removeLogo: { losses: ofRole, leavesNothing: true },
  createKey: { losses: ofRole },
  revokeKey: { losses: ofRole },
  createConnection: { losses: ofRole },
  renameConnection: { losses: ofRole },
  replaceConnection: { losses: ofRole },
  deleteConnection: { losses: ofRole },
  testConnection: { losses: ofRole, leavesNothing: true },
  previewMailAction: { losses: ofWorkspace, leavesNothing: true },
  testMailAction: { losses: ofWorkspace, leavesNothing: true },
  changeMail: { losses: ofRole },
  testMail: { losses: ofRole, leavesNothing: true },
  setMailServer: { losses: ofRole },
  removeMailServer: { losses: ofRole, prepare: (db) => storeMailServer(db, 'sealed', 1) },
  tryMailServer: { losses: ofRole, leavesNothing: true },
  readMail: { losses: ofRole, leavesNothing: true },
  sendAgain: { losses: ofRole },
  discardMail: { losses: ofRole },
  exportData: { losses: ofRole },
  exportAudit: { losses: ofRole },
  exportResponses: { losses: ofWorkspace },
  startResponseExport: { losses: ofWorkspace },
  // An export belongs to its maker, so nobody here has one; the loss is noticed before that.
  deleteResponseExport: { losses: ofWorkspace, leavesNothing: true, ends: 'not_found' },
  deleteOrganization: { losses: ofRole },
  keepOrganization: {
    losses: ofRole,
    prepare: (db, { organization }) => setDeletion(db, organization, 1e15),
  },
  createForm: { losses: ofWorkspace },
  duplicateForm: { losses: ofWorkspace },
  changeForm: { losses: ofWorkspace },
  deleteForm: { losses: ofWorkspace },
  saveDraft: { losses: ofWorkspace },
  reportPresence: { losses: ofWorkspace },
  publishForm: { losses: ofWorkspace, prepare: changeDraft },
  changeFormSettings: { losses: ofWorkspace },
  setFormPassword: { losses: ofWorkspace },
  resumeWorkflow: {
    losses: ofWorkspace,
    prepare: (db, { organization, form }) =>
      writeHealth(db, {
        organization_id: organization,
        form_id: form,
        workflow_id: 'none',
        action_id: 'a',
        failing_since: 1,
        switched_off_at: 1,
        reason: 'gone',
      }),
  },
  testAction: { losses: ofWorkspace },
  setFormSecret: { losses: ofRole },
  deleteFormSecret: {
    losses: ofRole,
    prepare: (db, { organization, form }) =>
      setFormSecret(db, organization, form, { name: 'none', sealed: '', origins: '', changed_at: 1 }),
  },
  replayRun: {
    losses: ofWorkspace,
    prepare: async (db, { organization, form }) => {
      await db
        .insertInto('workflow_run')
        .values({
          organization_id: organization,
          form_id: form,
          id: 'none',
          version: 1,
          workflow_id: 'a',
          action_id: 'b',
          action_type: 'webhook',
          cause: 'response',
          is_test: 0,
          receiver: 'https://example.org',
          state: 'failed',
          due_at: 1,
          created_at: 1,
        })
        .execute();
    },
  },
  replayFailedRuns: { losses: ofWorkspace },
  revealWebhookSecret: { losses: ofWorkspace },
  rotateWebhookSecret: { losses: ofWorkspace },
  createPersonalLinks: { losses: ofWorkspace },
  createResponseView: { losses: ofWorkspace },
  changeResponseView: { losses: ofWorkspace, prepare: addView },
  deleteResponseView: { losses: ofWorkspace, prepare: addView },
  saveResponseColumnSettings: { losses: ofWorkspace },
  revokePersonalLink: {
    losses: ofWorkspace,
    prepare: (db, { organization, form }) =>
      insertPersonalLinks(db, [
        { organization_id: organization, form_id: form, id: 'none', hash: 'hash', name: '', created_at: 1 },
      ]),
  },
  restoreForm: {
    losses: ofWorkspace,
    prepare: (db, { organization, form }) => markDeleted(db, organization, form, Date.now()),
  },
  editResponse: { losses: ofWorkspace },
  uploadAnswerFile: { losses: ofWorkspace, ends: 'upload_field_unknown' },
  changeResponses: { losses: ofWorkspace },
  eraseResponses: { losses: ofWorkspace },
  addNote: { losses: ofWorkspace },
  // Only the author changes a note, so nobody here may; the loss is noticed before that.
  changeNote: { losses: ofWorkspace, prepare: addNote, ends: 'note_of_another' },
  deleteNote: { losses: ofWorkspace, prepare: addNote, ends: 'note_of_another' },
  findPerson: { losses: ofRole },
  exportPerson: { losses: ofRole },
  erasePerson: { losses: ofRole },
};

/** The expected content of the table, read from the contract. */
export function namesOfWritingRoutes(): string[] {
  const routes: [string, AppRoute][] = Object.entries(appRoutes);
  return routes
    .filter(([, { access }]) => access !== 'anyone' && access !== 'user')
    .filter(([, { method, answer }]) => method !== 'GET' || answer === 'download')
    .map(([name]) => name)
    .sort();
}

async function addNote(db: Database, { organization, form, response, owner }: Estate): Promise<void> {
  await insertNote(db, {
    organization_id: organization,
    form_id: form,
    response_id: Number(response),
    id: 'none',
    text: 'n',
    created_by: owner.id,
    created_at: 1,
    updated_at: 1,
  });
}

/** An unchanged draft is not published again. */
async function changeDraft(db: Database, { organization, form }: Estate): Promise<void> {
  const field = { id: 'field99', type: 'comment', label: 'New' };
  const draft = JSON.stringify({ format: 2, pages: [{ id: 'page1', label: '', fields: [field] }] });
  await db
    .updateTable('form')
    .set({ draft })
    .where('organization_id', '=', organization)
    .where('id', '=', form)
    .execute();
}
