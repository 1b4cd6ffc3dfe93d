import type { Handlers } from './call.ts';
import { accountHandlers } from './handler/account/account.ts';
import { oidcHandlers } from './handler/account/oidc.ts';
import { oidcJoiningHandlers } from './handler/account/oidcJoining.ts';
import { passkeysHandlers } from './handler/account/passkeys.ts';
import { setupHandlers } from './handler/account/setup.ts';
import { signInHandlers } from './handler/account/signIn.ts';
import { startHandlers } from './handler/account/start.ts';
import { totpHandlers } from './handler/account/totp.ts';
import { personalLinksHandlers } from './handler/collect/personalLinks.ts';
import { draftNewsHandlers } from './handler/form/draftNews.ts';
import { formDocumentHandlers } from './handler/form/formDocument.ts';
import { formsHandlers } from './handler/form/forms.ts';
import { liveSettingsHandlers } from './handler/form/liveSettings.ts';
import { mailHandlers } from './handler/mail/mail.ts';
import { mailServerHandlers } from './handler/mail/mailServer.ts';
import { eventHandlers } from './handler/news/events.ts';
import { auditHandlers } from './handler/organization/audit.ts';
import { brandingHandlers } from './handler/organization/branding.ts';
import { dataHandlers } from './handler/organization/data.ts';
import { invitationsHandlers } from './handler/organization/invitations.ts';
import { keysHandlers } from './handler/organization/keys.ts';
import { membersHandlers } from './handler/organization/members.ts';
import { organizationHandlers } from './handler/organization/organization.ts';
import { workspacesHandlers } from './handler/organization/workspaces.ts';
import { responseChangeHandlers } from './handler/response/changes.ts';
import { deletedResponseHandlers } from './handler/response/deleted.ts';
import { responseDetailHandlers } from './handler/response/detail.ts';
import { responseExportHandlers } from './handler/response/export.ts';
import { peopleHandlers } from './handler/response/people.ts';
import { responsesHandlers } from './handler/response/responses.ts';
import { responseViewsHandlers } from './handler/response/views.ts';
import { connectionsHandlers } from './handler/workflow/connections.ts';
import { workflowMailHandlers } from './handler/workflow/mail.ts';
import { workflowRunsHandlers } from './handler/workflow/runs.ts';
import { webhookKeysHandlers } from './handler/workflow/webhookKeys.ts';
import { workflowsHandlers } from './handler/workflow/workflows.ts';

/** The handlers of all routes; a route without one does not compile. */
export const handlers: Handlers = {
  ...startHandlers,
  ...signInHandlers,
  ...passkeysHandlers,
  ...oidcHandlers,
  ...oidcJoiningHandlers,
  ...setupHandlers,
  ...invitationsHandlers,
  ...organizationHandlers,
  ...membersHandlers,
  ...workspacesHandlers,
  ...accountHandlers,
  ...totpHandlers,
  ...keysHandlers,
  ...mailHandlers,
  ...mailServerHandlers,
  ...brandingHandlers,
  ...dataHandlers,
  ...auditHandlers,
  ...formsHandlers,
  ...formDocumentHandlers,
  ...liveSettingsHandlers,
  ...personalLinksHandlers,
  ...draftNewsHandlers,
  ...eventHandlers,
  ...responseChangeHandlers,
  ...peopleHandlers,
  ...responsesHandlers,
  ...responseExportHandlers,
  ...responseViewsHandlers,
  ...responseDetailHandlers,
  ...deletedResponseHandlers,
  ...connectionsHandlers,
  ...workflowMailHandlers,
  ...workflowsHandlers,
  ...workflowRunsHandlers,
  ...webhookKeysHandlers,
};
