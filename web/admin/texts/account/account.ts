import { plural } from '../plural.ts';

/** The screens of a person's own account, and the dialogue that asks who somebody is. */
export const account = {
  title: 'Your account',
  tabs: 'Account sections',
  profile: 'Profile',
  security: 'Security',
  sessions: 'Sessions',
  back: (organization: string) => `Back to ${organization}`,

  confirmTitle: 'Confirm your identity',
  confirmText: 'This action is sensitive. Confirm your identity to continue.',
  confirm: 'Confirm',
  confirmWithPasskey: 'Use a passkey',
  confirmByProvider: (provider: string) =>
    `Your account has neither a password nor a passkey. Sign in with ${provider} again, then repeat what you were doing.`,
  passwordWrong: 'Wrong password.',

  nameTitle: 'Name',
  nameText: 'How other people in your organisations see you.',
  nameSaved: 'Name saved',
  emailTitle: 'E-mail address',
  emailText: 'You sign in with this address and receive e-mails there.',
  emailNow: 'Current e-mail address',
  newEmail: 'New e-mail address',
  changeEmail: 'Change e-mail address',
  emailByLink: 'You will get a link at the new address. Open it to complete the change.',
  emailAtOnce: 'E-mail is not set up on this server, so the address changes immediately. Check it carefully.',
  emailSent: (email: string) => `Open the link sent to ${email} within a day. Nothing changes until then.`,
  emailReleased:
    'Your account has no e-mail address, because the one you had belongs to someone else. Enter one you have access to, so that you can sign in again.',
  emailUnconfirmed: 'This address is not confirmed yet. Open the link sent to it.',
  sendEmailLink: 'Send link again',
  emailLinkSent: (email: string) =>
    `A link is on its way to ${email}. It works once and expires after a day.`,
  emailVouched:
    'E-mail is not set up on this server, so you cannot confirm the address with a link. An owner or the operator has vouched for it.',
  emailUnproved:
    'E-mail is not set up on this server, so you cannot confirm the address with a link. An owner can confirm it under Settings, Members.',
  emailTaken: 'Another account already uses this e-mail address. Choose a different one.',
  emailChanged: (email: string) => `You now sign in with ${email}`,
  lookTitle: 'Appearance',
  lookText: 'Saved on this device.',
  theme: 'Theme',
  themes: { system: 'Match device', light: 'Light', dark: 'Dark' },
  density: 'Density',
  densities: { normal: 'Comfortable', compact: 'Compact' },
  languageTitle: 'Language',
  languageText: 'For the app and the e-mails you receive, on all your devices.',
  languageOfBrowser: 'Match browser',

  passwordTitle: 'Password',
  passwordText: 'Changing it signs you out everywhere else.',
  passwordOn: 'You have a password.',
  passwordOff: 'You have no password.',
  currentPassword: 'Current password',
  currentPasswordMissing: 'Enter your current password.',
  changePassword: 'Change password',
  setPassword: 'Set password',
  passwordChanged: 'Password changed',
  othersEnded: 'All your other sessions have ended.',

  totpTitle: 'Authenticator app',
  totpText: 'After your password, you enter a code from an app on your phone.',
  totpOn: (date: string) => `On since ${date}`,
  totpOff: 'Off. Anyone who knows your password can sign in.',
  totpNoPassword: 'Off. The code comes after a password, and you do not have one.',
  codesLeft: (count: number) =>
    plural('en', count, {
      one: `${count} recovery code is left.`,
      other: `${count} recovery codes are left.`,
    }),
  codesFew: 'Create new ones before they run out.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  turnOffTitle: 'Turn off the authenticator app?',
  turnOffText:
    'Your password alone will be enough to sign in. The codes in your app and your recovery codes will stop working.',
  turnedOff: 'Authenticator app turned off',
  newCodes: 'Create new recovery codes',
  newCodesTitle: 'Create new recovery codes?',
  newCodesText: 'Your existing codes will stop working.',
  makeCodes: 'Create new codes',

  totpDialogTitle: 'Turn on the authenticator app',
  totpScan:
    'Scan this QR code with an authenticator app, such as the one built into your phone or password manager.',
  totpPicture: 'QR code for your authenticator app',
  totpSecret: 'Or enter this key in the app',
  totpCode: 'Code from the app',
  totpCodeMissing: 'Enter the 6-digit code from the app.',
  totpCodeWrong: 'That code is wrong. Check that your phone’s clock is right, then enter the next code.',

  codesTitle: 'Save your recovery codes',
  codesText:
    'Use one to sign in when you do not have your phone. Each works once. They will not be shown again.',
  codesLabel: 'Recovery codes',
  codesLeaveTitle: 'Leave without saving the codes?',
  codesLeaveText: 'They will not be shown again. You can create new ones here later, which replace these.',
  copyCodes: 'Copy',
  downloadCodes: 'Download',
  printCodes: 'Print',
  codesFile: 'canvass-recovery-codes.txt',
  codesHead: (address: string, email: string) => `Recovery codes for ${email} at ${address}`,
  codesKept: 'I have saved them',
  codesKeptMissing: 'Save the codes first, then tick this box.',
  done: 'Done',
  totpTurnedOn: 'Authenticator app turned on',
  codesReplaced: 'New recovery codes created',
  factorRequiredBy: (organizations: string) =>
    `Required by ${organizations}: your last second factor cannot be removed.`,

  passkeysTitle: 'Passkeys',
  passkeysText: 'Sign in with your fingerprint, face, PIN or security key, without a password or code.',
  passkeysNone: 'You have no passkeys yet.',
  passkeysNeedHttps: (address: string) =>
    `Browsers only allow passkeys on https addresses. Canvass runs at ${address}; the operator of this server can change that.`,
  passkeysOtherAddress: (address: string) => `Passkeys only work at ${address}. Open Canvass there.`,
  passkeysNoBrowser: 'This browser does not support passkeys.',
  addPasskey: 'Add passkey',
  passkeyAdded: (name: string) => `Passkey “${name}” added`,
  passkeyCreated: (date: string) => `Created ${date}`,
  passkeyUsed: (when: string) => `Last used ${when}`,
  passkeyUnused: 'Never used',
  passkeyActions: (name: string) => `Actions for passkey ${name}`,
  renamePasskey: 'Rename passkey',
  passkeyName: 'Name',
  passkeyNameMissing: 'Enter a name of up to 100 characters.',
  removePasskeyTitle: (name: string) => `Remove passkey “${name}”?`,
  removePasskeyText:
    'You will not be able to sign in with it. Delete it from your browser or password manager too.',
  removePasskey: 'Remove passkey',
  passkeyRemoved: (name: string) => `Passkey “${name}” removed`,

  identitiesTitle: 'Sign-in provider',
  identitiesText: (provider: string) => `Link your account at ${provider}, then sign in with it.`,
  identitiesTextGone: 'This server no longer has a sign-in provider.',
  identitiesNone: (provider: string) => `No account at ${provider} is linked.`,
  link: (provider: string) => `Link ${provider}`,
  linked: (date: string) => `Linked ${date}`,
  unlink: 'Unlink',
  unlinkTitle: (email: string) => `Unlink ${email}?`,
  unlinkText: 'You cannot sign in with it until you link it again.',
  unlinked: 'Unlinked',

  sessionsTitle: 'Where you are signed in',
  sessionsText: 'End any session you do not recognise, then change your password.',
  agent: (browser: string, system: string) => `${browser} on ${system}`,
  agentUnknown: 'Unknown browser',
  thisBrowser: 'This browser',
  sessionSeen: (when: string) => `Last seen ${when}`,
  /** How and when it began. */
  began: {
    password: (date: string) => `Signed in with password, ${date}`,
    passkey: (date: string) => `Signed in with passkey, ${date}`,
    oidc: (date: string) => `Signed in with provider, ${date}`,
    setup: (date: string) => `Started with set-up link, ${date}`,
    invitation: (date: string) => `Started with invitation, ${date}`,
    reset: (date: string) => `Started with reset link, ${date}`,
  },
  endSession: 'End',
  endSessionOf: (agent: string) => `End session of ${agent}`,
  sessionEnded: (agent: string) => `Session of ${agent} ended`,
  endOthers: 'End all others',
  othersGone: 'All other sessions have ended',
  onlyThis: 'You are not signed in anywhere else.',

  delete: 'Delete account',
  deleteText:
    'This deletes your name, your e-mail address and all your sign-in methods. Forms, responses and keys stay with your organisations, and their audit logs keep your name.',
  deleteButton: 'Delete account',
  deleteQuestion: 'Delete your account?',
  deleteConsequence:
    'You will leave all your organisations and be signed out everywhere immediately. This cannot be undone.',
  deleteType: (email: string) => `Type “${email}” to confirm`,
  /** Followed by the names. */
  deleteOnlyOwner: (count: number) =>
    plural('en', count, {
      one: 'You are the only owner of this organisation. Make another member an owner, or delete it first.',
      other:
        'You are the only owner of these organisations. Make another member an owner in each, or delete them first.',
    }),
} as const;
