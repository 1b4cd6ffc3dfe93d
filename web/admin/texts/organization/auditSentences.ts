import type { AuditAction } from '#contract/app/organization/auditActions.ts';

/** What an entry of the audit log names. */
export interface Told {
  readonly who: string;
  /** What it was done to; empty where it has no name. */
  readonly what: string;
  /** What else the entry speaks of: the person a workspace was given to, or what something was called before. */
  readonly other: string;
  /** Whether somebody did it to themselves. */
  readonly isOwn: boolean;
  /** What of a member was changed. */
  readonly part: 'role' | 'workspaces' | 'both';
}

/** Every action as a sentence. */
export const auditSentences = {
  'organization.created': ({ who, what }: Told) => `${who} created the organisation “${what}”`,
  'organization.changed': ({ who }: Told) => `${who} changed the organisation`,
  'organization.second_factor_required': ({ who }: Told) => `${who} required a second factor of everybody`,
  'organization.second_factor_optional': ({ who }: Told) => `${who} stopped requiring a second factor`,
  'organization.deletion_asked': ({ who }: Told) => `${who} asked to delete the organisation`,
  'organization.deletion_stopped': ({ who }: Told) => `${who} stopped the deletion of the organisation`,
  'member.invited': ({ who, what }: Told) =>
    what === '' ? `${who} made an invitation for anyone who has the link` : `${who} invited ${what}`,
  'member.invitation_renewed': ({ who, what }: Told) =>
    what === '' ? `${who} renewed an invitation` : `${who} renewed the invitation for ${what}`,
  'member.invitation_link_read': ({ who, what }: Told) =>
    what === ''
      ? `${who} copied the link of an invitation`
      : `${who} copied the link of the invitation for ${what}`,
  'member.invitation_withdrawn': ({ who, what }: Told) =>
    what === '' ? `${who} withdrew an invitation` : `${who} withdrew the invitation for ${what}`,
  'member.joined': ({ who, what, isOwn }: Told) => (isOwn ? `${who} joined` : `${who} added ${what}`),
  'member.changed': ({ who, what, isOwn, part }: Told) =>
    ({
      role: isOwn ? `${who} changed their own role` : `${who} changed the role of ${what}`,
      workspaces: isOwn ? `${who} changed their own workspaces` : `${who} changed the workspaces of ${what}`,
      both: isOwn
        ? `${who} changed their own role and workspaces`
        : `${who} changed the role and the workspaces of ${what}`,
    })[part],
  'member.removed': ({ who, what }: Told) => `${who} removed ${what}`,
  'member.left': ({ who }: Told) => `${who} left`,
  'member.reset_link_made': ({ who, what }: Told) => `${who} made a reset link for ${what}`,
  'member.sessions_ended': ({ who, what }: Told) => `${who} ended the sessions of ${what}`,
  'workspace.created': ({ who, what }: Told) => `${who} created the workspace “${what}”`,
  'workspace.renamed': ({ who, what, other }: Told) => `${who} renamed the workspace “${other}” to “${what}”`,
  'workspace.deleted': ({ who, what }: Told) => `${who} deleted the workspace “${what}”`,
  'workspace.given': ({ who, what, other }: Told) => `${who} gave ${other} the workspace “${what}”`,
  'workspace.taken': ({ who, what, other }: Told) => `${who} took the workspace “${what}” from ${other}`,
  'key.created': ({ who, what }: Told) => `${who} created the key “${what}”`,
  'key.revoked': ({ who, what }: Told) => `${who} revoked the key “${what}”`,
  'branding.changed': ({ who }: Told) => `${who} changed the branding`,
  'mail.changed': ({ who }: Told) => `${who} changed the sender of e-mails`,
  'mail.read': ({ who, what }: Told) => `${who} read an e-mail to ${what} and its link`,
  'mail.discarded': ({ who, what }: Told) => `${who} discarded an e-mail to ${what}`,
  'data.exported': ({ who }: Told) => `${who} exported all data`,
  'audit.exported': ({ who }: Told) => `${who} exported the audit log`,
  'form.created': ({ who, what }: Told) => `${who} created the form “${what}”`,
  'form.enabled': ({ who, what }: Told) => `${who} switched on the form “${what}”`,
  'form.disabled': ({ who, what }: Told) => `${who} switched off the form “${what}”`,
  'form.moved': ({ who, what }: Told) => `${who} moved the form “${what}” to another workspace`,
  'form.deleted': ({ who, what }: Told) => `${who} deleted the form “${what}”`,
  'form.restored': ({ who, what }: Told) => `${who} restored the form “${what}”`,
  'account.signed_in': ({ who }: Told) => `${who} signed in`,
  'account.signed_out': ({ who }: Told) => `${who} signed out`,
  'account.sign_in_blocked': ({ what }: Told) => `Too many attempts to sign in as ${what} were stopped`,
  'account.name_changed': ({ what, other }: Told) => `${other} is now called ${what}`,
  'account.email_changed': ({ who }: Told) => `${who} changed their e-mail address`,
  'account.email_confirmed': ({ who, what, isOwn }: Told) =>
    isOwn ? `${who} confirmed their e-mail address` : `${who} confirmed the e-mail address of ${what}`,
  'account.email_released': ({ what }: Told) => `The e-mail address of ${what} was taken from the account`,
  'account.sign_in_methods_removed': ({ what }: Told) =>
    `Passkeys, providers or the second factor of ${what} were removed with the old password`,
  'member.address_vouched': ({ who, what }: Told) => `${who} confirmed the e-mail address of ${what}`,
  'account.password_changed': ({ who, what, isOwn }: Told) =>
    isOwn ? `${who} changed their password` : `${who} changed the password of ${what}`,
  'account.reset_asked': ({ what }: Told) => `Somebody asked for a link to set a new password for ${what}`,
  'account.password_reset': ({ who, what, isOwn }: Told) =>
    isOwn ? `${who} set a new password by a link` : `${who} set a new password for ${what}`,
  'account.totp_on': ({ who }: Told) => `${who} turned on an authenticator app`,
  'account.totp_off': ({ who, what, isOwn }: Told) =>
    isOwn
      ? `${who} turned off their authenticator app`
      : `${who} turned off the authenticator app of ${what}`,
  'account.recovery_codes_made': ({ who }: Told) => `${who} made new recovery codes`,
  'account.recovery_code_used': ({ who }: Told) => `${who} used a recovery code`,
  'account.passkey_added': ({ who }: Told) => `${who} added a passkey`,
  'account.passkey_removed': ({ who }: Told) => `${who} removed a passkey`,
  'account.oidc_linked': ({ who }: Told) => `${who} linked their account to a sign-in provider`,
  'account.oidc_unlinked': ({ who }: Told) => `${who} unlinked their account from a sign-in provider`,
  'account.sessions_ended': ({ who, what, isOwn }: Told) =>
    isOwn ? `${who} ended sessions of their own` : `${who} ended the sessions of ${what}`,
  'account.deleted': ({ who, what, isOwn }: Told) =>
    isOwn ? `${who} deleted their account` : `${who} deleted the account of ${what}`,
} as const satisfies Readonly<Record<AuditAction, (told: Told) => string>>;
