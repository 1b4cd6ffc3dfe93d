import type { Handlers } from './call.ts';
import { accountHandlers } from './handler/account.ts';
import { auditHandlers } from './handler/audit.ts';
import { brandingHandlers } from './handler/branding.ts';
import { dataHandlers } from './handler/data.ts';
import { formsHandlers } from './handler/forms.ts';
import { invitationsHandlers } from './handler/invitations.ts';
import { keysHandlers } from './handler/keys.ts';
import { mailHandlers } from './handler/mail.ts';
import { membersHandlers } from './handler/members.ts';
import { oidcHandlers } from './handler/oidc.ts';
import { oidcJoiningHandlers } from './handler/oidcJoining.ts';
import { passkeysHandlers } from './handler/passkeys.ts';
import { setupHandlers } from './handler/setup.ts';
import { signInHandlers } from './handler/signIn.ts';
import { startHandlers } from './handler/start.ts';
import { totpHandlers } from './handler/totp.ts';
import { workspacesHandlers } from './handler/workspaces.ts';

/** What each route does; a route without a handler does not compile. */
export const handlers: Handlers = {
  ...startHandlers,
  ...signInHandlers,
  ...passkeysHandlers,
  ...oidcHandlers,
  ...oidcJoiningHandlers,
  ...setupHandlers,
  ...invitationsHandlers,
  ...membersHandlers,
  ...workspacesHandlers,
  ...accountHandlers,
  ...totpHandlers,
  ...keysHandlers,
  ...mailHandlers,
  ...brandingHandlers,
  ...dataHandlers,
  ...auditHandlers,
  ...formsHandlers,
};
