import type { AuditAction } from '#contract/app/organization/auditActions.ts';
import { figure } from '../plural.ts';

/** The names in an audit entry. */
export interface AuditSentenceParts {
  readonly who: string;
  /** The target; empty if it has no name. */
  readonly what: string;
  /** A second name: the person a workspace was given to, or the previous name. */
  readonly other: string;
  /** Whether somebody did it to themselves. */
  readonly isOwn: boolean;
  /** The changed part of a member. */
  readonly part: 'role' | 'workspaces' | 'both';
  /** How many responses it concerns. */
  readonly count: number;
}

/** Every action as a sentence. */
export const auditSentences = {
  'organization.created': ({ who, what }: AuditSentenceParts) => `${who} created the organisation “${what}”`,
  'organization.changed': ({ who }: AuditSentenceParts) => `${who} changed the organisation`,
  'organization.second_factor_required': ({ who }: AuditSentenceParts) =>
    `${who} made a second factor mandatory`,
  'organization.second_factor_optional': ({ who }: AuditSentenceParts) =>
    `${who} made the second factor optional`,
  'organization.deletion_asked': ({ who }: AuditSentenceParts) =>
    `${who} scheduled the organisation for deletion`,
  'organization.deletion_stopped': ({ who }: AuditSentenceParts) =>
    `${who} cancelled the deletion of the organisation`,
  'member.invited': ({ who, what }: AuditSentenceParts) =>
    what === '' ? `${who} created an invitation for anyone with the link` : `${who} invited ${what}`,
  'member.invitation_renewed': ({ who, what }: AuditSentenceParts) =>
    what === '' ? `${who} renewed an invitation` : `${who} renewed the invitation for ${what}`,
  'member.invitation_link_read': ({ who, what }: AuditSentenceParts) =>
    what === '' ? `${who} copied an invitation link` : `${who} copied the invitation link for ${what}`,
  'member.invitation_withdrawn': ({ who, what }: AuditSentenceParts) =>
    what === '' ? `${who} withdrew an invitation` : `${who} withdrew the invitation for ${what}`,
  'member.joined': ({ who, what, isOwn }: AuditSentenceParts) =>
    isOwn ? `${who} joined` : `${who} added ${what}`,
  'member.changed': ({ who, what, isOwn, part }: AuditSentenceParts) =>
    ({
      role: isOwn ? `${who} changed their own role` : `${who} changed the role of ${what}`,
      workspaces: isOwn ? `${who} changed their own workspaces` : `${who} changed the workspaces of ${what}`,
      both: isOwn
        ? `${who} changed their own role and workspaces`
        : `${who} changed the role and workspaces of ${what}`,
    })[part],
  'member.removed': ({ who, what }: AuditSentenceParts) => `${who} removed ${what}`,
  'member.left': ({ who }: AuditSentenceParts) => `${who} left`,
  'member.reset_link_made': ({ who, what }: AuditSentenceParts) => `${who} created a reset link for ${what}`,
  'member.sessions_ended': ({ who, what }: AuditSentenceParts) => `${who} ended the sessions of ${what}`,
  'workspace.created': ({ who, what }: AuditSentenceParts) => `${who} created the workspace “${what}”`,
  'workspace.renamed': ({ who, what, other }: AuditSentenceParts) =>
    `${who} renamed the workspace “${other}” to “${what}”`,
  'workspace.deleted': ({ who, what }: AuditSentenceParts) => `${who} deleted the workspace “${what}”`,
  'workspace.given': ({ who, what, other }: AuditSentenceParts) =>
    `${who} gave ${other} access to the workspace “${what}”`,
  'workspace.taken': ({ who, what, other }: AuditSentenceParts) =>
    `${who} removed ${other} from the workspace “${what}”`,
  'key.created': ({ who, what }: AuditSentenceParts) => `${who} created the key “${what}”`,
  'key.revoked': ({ who, what }: AuditSentenceParts) => `${who} revoked the key “${what}”`,
  'connection.created': ({ who, what }: AuditSentenceParts) => `${who} created the connection “${what}”`,
  'connection.renamed': ({ who, what }: AuditSentenceParts) => `${who} renamed the connection “${what}”`,
  'connection.replaced': ({ who, what }: AuditSentenceParts) =>
    `${who} replaced the secret of the connection “${what}”`,
  'connection.deleted': ({ who, what }: AuditSentenceParts) => `${who} deleted the connection “${what}”`,
  'branding.changed': ({ who }: AuditSentenceParts) => `${who} changed the branding`,
  'mail.changed': ({ who }: AuditSentenceParts) => `${who} changed the e-mail sender`,
  'mail.read': ({ who, what }: AuditSentenceParts) => `${who} read an e-mail to ${what} and its link`,
  'mail.discarded': ({ who, what }: AuditSentenceParts) => `${who} discarded an e-mail to ${what}`,
  'data.exported': ({ who }: AuditSentenceParts) => `${who} exported all data`,
  'audit.exported': ({ who }: AuditSentenceParts) => `${who} exported the audit log`,
  'form.created': ({ who, what }: AuditSentenceParts) => `${who} created the form “${what}”`,
  'form.enabled': ({ who, what }: AuditSentenceParts) => `${who} switched on the form “${what}”`,
  'form.disabled': ({ who, what }: AuditSentenceParts) => `${who} switched off the form “${what}”`,
  'form.moved': ({ who, what }: AuditSentenceParts) => `${who} moved the form “${what}” to another workspace`,
  'form.deleted': ({ who, what }: AuditSentenceParts) => `${who} deleted the form “${what}”`,
  'form.restored': ({ who, what }: AuditSentenceParts) => `${who} restored the form “${what}”`,
  'form.published': ({ who, what }: AuditSentenceParts) => `${who} published the form “${what}”`,
  'form.renamed': ({ who, what, other }: AuditSentenceParts) =>
    `${who} renamed the form “${other}” to “${what}”`,
  'form.settings_changed': ({ who, what }: AuditSentenceParts) =>
    `${who} changed the settings of the form “${what}”`,
  'form.password_set': ({ who, what }: AuditSentenceParts) => `${who} set a password for the form “${what}”`,
  'form.password_removed': ({ who, what }: AuditSentenceParts) =>
    `${who} removed the password of the form “${what}”`,
  'form.links_created': ({ who, what }: AuditSentenceParts) =>
    `${who} created personal links to the form “${what}”`,
  'form.link_revoked': ({ who, what }: AuditSentenceParts) =>
    `${who} revoked a personal link to the form “${what}”`,
  'form.submission_released': ({ who, what, count }: AuditSentenceParts) =>
    count === 1
      ? `${who} released a quarantined submission to the form “${what}”`
      : `${who} released ${figure('en', count)} quarantined submissions to the form “${what}”`,
  'form.submission_deleted': ({ who, what, count }: AuditSentenceParts) =>
    count === 1
      ? `${who} deleted a quarantined submission to the form “${what}”`
      : `${who} deleted ${figure('en', count)} quarantined submissions to the form “${what}”`,
  'form.response_edited': ({ who, what }: AuditSentenceParts) =>
    `${who} edited a response to the form “${what}”`,
  'form.responses_deleted': ({ who, what, count }: AuditSentenceParts) =>
    count === 1
      ? `${who} deleted a response to the form “${what}”`
      : `${who} deleted ${figure('en', count)} responses to the form “${what}”`,
  'form.responses_restored': ({ who, what, count }: AuditSentenceParts) =>
    count === 1
      ? `${who} restored a response to the form “${what}”`
      : `${who} restored ${figure('en', count)} responses to the form “${what}”`,
  'form.responses_erased': ({ who, what, count }: AuditSentenceParts) =>
    count === 1
      ? `${who} erased a response to the form “${what}”`
      : `${who} erased ${figure('en', count)} responses to the form “${what}”`,
  'person.searched': ({ who }: AuditSentenceParts) => `${who} searched for a person in all responses`,
  'person.exported': ({ who }: AuditSentenceParts) => `${who} exported the data of a person`,
  'person.erased': ({ who }: AuditSentenceParts) => `${who} erased the data of a person`,
  'form.responses_exported': ({ who, what }: AuditSentenceParts) =>
    `${who} exported the responses of ${what}`,
  'form.workflow_switched_off': ({ what }: AuditSentenceParts) =>
    `A workflow of the form “${what}” was switched off, because its receiver kept failing`,
  'form.workflow_resumed': ({ who, what }: AuditSentenceParts) =>
    `${who} switched a workflow of the form “${what}” on again`,
  'form.action_tested': ({ who, what }: AuditSentenceParts) =>
    `${who} tested an action of a workflow of the form “${what}”`,
  'form.runs_replayed': ({ who, what }: AuditSentenceParts) =>
    `${who} replayed runs of workflows of the form “${what}”`,
  'form.secret_set': ({ who, what }: AuditSentenceParts) => `${who} set a secret of the form “${what}”`,
  'form.secret_deleted': ({ who, what }: AuditSentenceParts) =>
    `${who} deleted a secret of the form “${what}”`,
  'form.webhook_secret_read': ({ who, what }: AuditSentenceParts) =>
    `${who} read the webhook secret of the form “${what}”`,
  'form.webhook_secret_rotated': ({ who, what }: AuditSentenceParts) =>
    `${who} replaced the webhook secret of the form “${what}”`,
  'account.signed_in': ({ who }: AuditSentenceParts) => `${who} signed in`,
  'account.signed_out': ({ who }: AuditSentenceParts) => `${who} signed out`,
  'account.sign_in_blocked': ({ what }: AuditSentenceParts) =>
    `Too many attempts to sign in as ${what} were blocked`,
  'account.name_changed': ({ what, other }: AuditSentenceParts) => `${other} is now called ${what}`,
  'account.email_changed': ({ who }: AuditSentenceParts) => `${who} changed their e-mail address`,
  'account.email_confirmed': ({ who, what, isOwn }: AuditSentenceParts) =>
    isOwn ? `${who} confirmed their e-mail address` : `${who} confirmed the e-mail address of ${what}`,
  'account.email_released': ({ what }: AuditSentenceParts) =>
    `The e-mail address of ${what} was removed from the account`,
  'account.sign_in_methods_removed': ({ what }: AuditSentenceParts) =>
    `Passkeys, providers or the second factor of ${what} were removed with the old password`,
  'member.address_vouched': ({ who, what }: AuditSentenceParts) =>
    `${who} confirmed the e-mail address of ${what}`,
  'account.password_changed': ({ who, what, isOwn }: AuditSentenceParts) =>
    isOwn ? `${who} changed their password` : `${who} changed the password of ${what}`,
  'account.reset_asked': ({ what }: AuditSentenceParts) =>
    `Someone requested a password reset link for ${what}`,
  'account.password_reset': ({ who, what, isOwn }: AuditSentenceParts) =>
    isOwn ? `${who} set a new password with a reset link` : `${who} set a new password for ${what}`,
  'account.totp_on': ({ who }: AuditSentenceParts) => `${who} turned on an authenticator app`,
  'account.totp_off': ({ who, what, isOwn }: AuditSentenceParts) =>
    isOwn
      ? `${who} turned off their authenticator app`
      : `${who} turned off the authenticator app of ${what}`,
  'account.recovery_codes_made': ({ who }: AuditSentenceParts) => `${who} created new recovery codes`,
  'account.recovery_code_used': ({ who }: AuditSentenceParts) => `${who} used a recovery code`,
  'account.passkey_added': ({ who }: AuditSentenceParts) => `${who} added a passkey`,
  'account.passkey_removed': ({ who }: AuditSentenceParts) => `${who} removed a passkey`,
  'account.oidc_linked': ({ who }: AuditSentenceParts) => `${who} linked their account to a sign-in provider`,
  'account.oidc_unlinked': ({ who }: AuditSentenceParts) =>
    `${who} unlinked their account from a sign-in provider`,
  'account.sessions_ended': ({ who, what, isOwn }: AuditSentenceParts) =>
    isOwn ? `${who} ended their own sessions` : `${who} ended the sessions of ${what}`,
  'account.deleted': ({ who, what, isOwn }: AuditSentenceParts) =>
    isOwn ? `${who} deleted their account` : `${who} deleted the account of ${what}`,
} as const satisfies Readonly<Record<AuditAction, (told: AuditSentenceParts) => string>>;
