import { plural } from '../plural.ts';

/** The screens of a person's own account, and the dialogue that asks who somebody is. */
export const account = {
  title: 'Your account',
  tabs: 'Parts of your account',
  profile: 'Profile',
  security: 'Security',
  sessions: 'Sessions',
  back: (organization: string) => `Back to ${organization}`,

  confirmTitle: 'Confirm that it is you',
  confirmText: 'What you are about to do matters, so prove once more who you are.',
  confirm: 'Confirm',
  confirmWithPasskey: 'Use a passkey',
  confirmByProvider: (provider: string) =>
    `Your account has neither a password nor a passkey. Sign in with ${provider} again, then do the same once more.`,
  passwordWrong: 'The password is wrong.',

  nameTitle: 'Name',
  nameText: 'As others in your organisations see it.',
  nameSaved: 'Name saved',
  emailTitle: 'E-mail address',
  emailText: 'You sign in with it, and e-mails go there.',
  emailNow: 'Current e-mail address',
  newEmail: 'New e-mail address',
  changeEmail: 'Change e-mail address',
  emailByLink: 'A link goes to the new address. The change happens once you open it there.',
  emailAtOnce: 'This installation sends no mail, so the address changes at once. Type it with care.',
  emailSent: (email: string) =>
    `Open the link that was sent to ${email} within a day. Until then nothing changes.`,
  emailReleased:
    'Your account has no e-mail address, because the one you had belongs to somebody else. Enter one that you can read, so that you can sign in again.',
  emailUnconfirmed: 'This address is not confirmed yet. Open the link that was sent to it.',
  sendEmailLink: 'Send the link again',
  emailLinkSent: (email: string) => `A link is on its way to ${email}. It works once, for a day.`,
  emailVouched:
    'This installation sends no mail, so nothing proves that the address is yours. An owner or the operator has vouched for it.',
  emailUnproved:
    'This installation sends no mail, so nothing proves that the address is yours. An owner can confirm it under Settings, Members.',
  emailTaken: 'There is an account with this e-mail address already. Choose another address.',
  emailChanged: (email: string) => `You sign in with ${email} from now on`,
  lookTitle: 'Appearance',
  lookText: 'Kept on this device.',
  theme: 'Colours',
  themes: { system: 'Same as device', light: 'Light', dark: 'Dark' },
  density: 'Density',
  densities: { normal: 'Comfortable', compact: 'Compact' },
  languageTitle: 'Language',
  languageText: 'Of the app and of e-mails to you, on all your devices.',
  languageOfBrowser: 'Same as browser',

  passwordTitle: 'Password',
  passwordText: 'Changing it ends all your other sessions.',
  passwordOn: 'You have a password.',
  passwordOff: 'You have no password.',
  currentPassword: 'Current password',
  currentPasswordMissing: 'Type your current password.',
  changePassword: 'Change password',
  setPassword: 'Set password',
  passwordChanged: 'Password changed',
  othersEnded: 'All your other sessions have ended.',

  totpTitle: 'Authenticator app',
  totpText: 'After the password you type a code that an app on your phone shows.',
  totpOn: (date: string) => `On since ${date}`,
  totpOff: 'Off. Your password alone lets anybody in who knows it.',
  totpNoPassword: 'Off. The code is asked for after a password, and you have none.',
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
    'Your password alone will be enough to sign in. The entry in your app and your recovery codes stop working.',
  turnedOff: 'Authenticator app turned off',
  newCodes: 'Create new recovery codes',
  newCodesTitle: 'Create new recovery codes?',
  newCodesText: 'The codes that you have kept so far stop working.',
  makeCodes: 'Create new codes',

  totpDialogTitle: 'Turn on the authenticator app',
  totpScan:
    'Scan this picture with an authenticator app, such as the one that came with your phone or your password manager.',
  totpPicture: 'QR code for your authenticator app',
  totpSecret: 'Or type this key into the app',
  totpCode: 'Code that the app shows',
  totpCodeMissing: 'Type the 6 digits that the app shows.',
  totpCodeWrong:
    'This is not the code that the app should show. Check the clock of your phone and type the next one.',

  codesTitle: 'Keep your recovery codes',
  codesText: 'Each lets you in once when your phone is out of reach. They are not shown again.',
  codesLabel: 'Recovery codes',
  codesLeaveTitle: 'Leave without keeping the codes?',
  codesLeaveText: 'They are not shown again. You can make new ones here later, and these stop working then.',
  copyCodes: 'Copy',
  downloadCodes: 'Download',
  printCodes: 'Print',
  codesFile: 'canvass-recovery-codes.txt',
  codesHead: (address: string, email: string) => `Recovery codes of ${email} for ${address}`,
  codesKept: 'I have kept them',
  codesKeptMissing: 'Keep the codes first, then tick this.',
  done: 'Done',
  totpTurnedOn: 'Authenticator app turned on',
  codesReplaced: 'New recovery codes made',
  factorRequiredBy: (organizations: string) =>
    `Required by ${organizations}: your last second factor cannot be removed.`,

  passkeysTitle: 'Passkeys',
  passkeysText:
    'Sign in with your fingerprint, your face, a PIN or a security key. A passkey needs no password and no code.',
  passkeysNone: 'You have no passkey yet.',
  passkeysNeedHttps: (address: string) =>
    `Browsers allow passkeys only where the address begins with https. Canvass runs at ${address}: whoever runs it can change that.`,
  passkeysOtherAddress: (address: string) => `Passkeys work at ${address} only. Open Canvass there.`,
  passkeysNoBrowser: 'This browser does not support passkeys.',
  addPasskey: 'Add passkey',
  passkeyAdded: (name: string) => `Passkey “${name}” added`,
  passkeyCreated: (date: string) => `Created ${date}`,
  passkeyUsed: (when: string) => `Last used ${when}`,
  passkeyUnused: 'Never used',
  passkeyActions: (name: string) => `Actions for passkey ${name}`,
  renamePasskey: 'Rename passkey',
  passkeyName: 'Name',
  passkeyNameMissing: 'Type a name of up to 100 characters.',
  removePasskeyTitle: (name: string) => `Remove passkey “${name}”?`,
  removePasskeyText:
    'Nobody can sign in with it any longer. Delete it in your browser or password manager too.',
  removePasskey: 'Remove passkey',
  passkeyRemoved: (name: string) => `Passkey “${name}” removed`,

  identitiesTitle: 'Sign-in provider',
  identitiesText: (provider: string) => `Link your account at ${provider}, then sign in with it.`,
  identitiesTextGone: 'No provider is set up in this installation any longer.',
  identitiesNone: (provider: string) => `No account at ${provider} is linked.`,
  link: (provider: string) => `Link ${provider}`,
  linked: (date: string) => `Linked ${date}`,
  unlink: 'Unlink',
  unlinkTitle: (email: string) => `Unlink ${email}?`,
  unlinkText: 'You cannot sign in with it until you link it again.',
  unlinked: 'Unlinked',

  sessionsTitle: 'Where you are signed in',
  sessionsText: 'End any session that you do not recognise, then change your password.',
  agent: (browser: string, system: string) => `${browser} on ${system}`,
  agentUnknown: 'Unknown browser',
  thisBrowser: 'This browser',
  sessionSeen: (when: string) => `Last seen ${when}`,
  /** How and when it began. */
  began: {
    password: (date: string) => `Signed in with password, ${date}`,
    passkey: (date: string) => `Signed in with passkey, ${date}`,
    oidc: (date: string) => `Signed in through provider, ${date}`,
    setup: (date: string) => `Began with set-up link, ${date}`,
    invitation: (date: string) => `Began with invitation, ${date}`,
    reset: (date: string) => `Began with reset link, ${date}`,
  },
  endSession: 'End',
  endSessionOf: (agent: string) => `End session of ${agent}`,
  sessionEnded: (agent: string) => `Session of ${agent} ended`,
  endOthers: 'End all others',
  othersGone: 'All other sessions have ended',
  onlyThis: 'You are signed in nowhere else.',

  delete: 'Delete account',
  deleteText:
    'Your name, your e-mail address and every way to sign in are deleted. Forms, responses and keys stay with your organisations, and their audit logs keep your name.',
  deleteButton: 'Delete account',
  deleteQuestion: 'Delete your account?',
  deleteConsequence:
    'You leave all your organisations and are signed out everywhere, at once. This cannot be undone.',
  deleteType: (email: string) => `Type “${email}” to confirm`,
  /** Followed by the names. */
  deleteOnlyOwner: (count: number) =>
    plural('en', count, {
      one: 'This organisation has no other owner. Make another member one there, or delete it first.',
      other: 'These organisations have no other owner. Make another member one there, or delete them first.',
    }),
} as const;
