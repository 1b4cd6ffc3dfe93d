import { plural } from '../plural.ts';

/** The screens before somebody is inside: set-up, signing in, joining, resetting. */
export const signIn = {
  signInTitle: 'Sign in',
  signIn: 'Sign in',
  password: 'Password',
  forgotLink: 'Forgot your password?',
  or: 'or',
  withPasskey: 'Sign in with a passkey',
  withProvider: (provider: string) => `Sign in with ${provider}`,
  continueAs: (name: string) => `Continue as ${name}`,
  signedInAs: (name: string, email: string) => `You are signed in as ${name} (${email}).`,
  signOut: 'Sign out',
  accountDeleted: 'Your account has been deleted.',
  noAccount: 'There is no open registration here. An owner of an organisation can invite you.',

  passkeyNotChosen: 'No passkey was chosen. Try again, or use another way.',
  passkeyFailed: 'The browser could not use a passkey. Try again, or use another way.',
  passkeyThere: 'This device already has a passkey for your account.',

  secondTitle: 'Second step',
  secondByApp: 'Type the code that your authenticator app shows for Canvass.',
  secondByRecovery: 'Type one of the recovery codes that you kept. Each works once.',
  code: 'Code',
  codeMissing: 'Type the 6 digits of the code.',
  recoveryCode: 'Recovery code',
  recoveryMissing: 'Type a recovery code, such as ab12-cd34-ef56.',
  useRecovery: 'Use a recovery code instead',
  useApp: 'Use the authenticator app instead',
  startOver: 'Start over',
  ticketOld: 'Too much time has passed. Sign in once more.',

  againTitle: 'Sign in again',
  againText:
    'Your session has ended. Sign in as the same person and go on where you were; what you typed is kept.',
  againLeave: 'Leave without signing in',

  /** Messages for the codes that the service puts into the URL after a visit to the provider. */
  problems: {
    oidc_denied: 'The provider did not let you in, or you turned back. Try again, or sign in another way.',
    oidc_failed: 'The provider could not be reached. Try again in a moment, or sign in another way.',
    oidc_link_needed:
      'There is already an account with your e-mail address. Sign in to it another way, then link the provider under Account, Security.',
    oidc_no_account:
      'The provider knows you, but there is no account for you here. Ask an owner of your organisation for an invitation.',
    oidc_other_person:
      'The provider knows you as somebody else. Sign in there with the account that is linked here.',
    oidc_taken: 'That account at the provider belongs to another account here. Unlink it there first.',
    link_invalid: 'The link was used, has expired or is incomplete. Ask for a new one.',
  } as Readonly<Record<string, string>>,

  emailMissing: 'Type your e-mail address.',
  emailInvalid: 'Type an e-mail address, such as ada@example.org.',
  passwordMissing: 'Type your password.',
  passwordShort: (least: number) => `Use at least ${least} characters.`,
  nameMissing: 'Type your name. It may have up to 100 characters.',
  yourName: 'Your name',
  newPassword: 'New password',
  passwordHelp: (least: number) => `At least ${least} characters. A few words in a row work well.`,
  strength: {
    short: (missing: number) =>
      plural('en', missing, { one: `${missing} character missing`, other: `${missing} characters missing` }),
    weak: 'Too easy to guess',
    fair: 'Hard to guess',
    strong: 'Very hard to guess',
  },

  setupTitle: 'Set up Canvass',
  setupText: 'Create the first account and the organisation that it owns. You can invite others later.',
  setupOwnerTitle: (organization: string) => `Become an owner of ${organization}`,
  setupOwnerText: 'Create an account that owns the organisation and everything in it.',
  setupOwnerSignedIn: (organization: string) =>
    `You become an owner of ${organization} with the account that you are signed in to.`,
  setupSignedIn: 'The account that you are signed in to becomes the owner of the new organisation.',
  setupAnotherTitle: 'Create an organisation',
  makeOrganization: 'Create organisation',
  organizationName: 'Name of the organisation',
  organizationHelp: 'Your company, school or club. You can change it later.',
  organizationExample: 'Riverside Library',
  organizationMissing: 'Type a name of up to 100 characters.',
  sample: 'Begin with a sample form',
  sampleHelp: 'A short survey to try things with.',
  setUp: 'Set up Canvass',
  becomeOwner: 'Become owner',
  haveAccount: 'Already have an account?',
  signInFirst: 'Sign in first',
  setupDone: 'Everything is set up',
  sampleReady: 'The sample form takes responses already.',
  firstWorkspace: 'Forms',
  sampleName: 'Feedback',
  recoveryUsed: (left: number) =>
    plural('en', left, {
      one: 'You used a recovery code. One is left.',
      other: `You used a recovery code. ${left} are left.`,
    }),
  openSample: 'Open sample form',
  setupInvalidTitle: 'This set-up link does not work',
  setupInvalidText: 'It was used, has expired or is incomplete.',
  setupUsed: 'If you have made your account with it already, sign in.',
  setupInvalidAgain: 'This command makes a new one, on the machine that runs Canvass:',
  setupCommand: 'The command that makes a set-up link',
  setupCommandFolder: 'If Canvass keeps its data in another folder than ./data, add --data <folder>.',
  unclaimedTitle: 'Nobody has an account yet',
  unclaimedText:
    'Open the set-up link to make the first account. You find it where Canvass was started: in the terminal or in its log.',
  unclaimedAgain: 'It works for 24 hours. This command makes a new one, on the machine that runs Canvass:',

  forgotTitle: 'Reset your password',
  forgotText: 'Type the e-mail address of your account. You get a link to choose a new password.',
  askForLink: 'Ask for the link',
  forgotDone: (email: string) =>
    `If there is an account with ${email}, a link is on its way. It works once, for an hour.`,
  forgotLook: 'Look in the spam folder if it does not arrive.',
  forgotNoMail:
    'This installation sends no mail. Ask an owner of your organisation for the link, or whoever runs this installation.',
  forgotCommandText:
    'Whoever runs the installation makes a link with this command, on the machine that runs Canvass:',
  forgotCommand: 'The command that makes a link for a new password',
  forgotDoneNoMail: (email: string) =>
    `If there is an account with ${email}, a link has been made. It works once, for an hour.`,
  backToSignIn: 'Back to sign-in',

  resetTitle: 'Choose a new password',
  resetText: (email: string) =>
    `For the account ${email}. Passkeys, sign-in providers, the authenticator app and all sessions from before end.`,
  setPassword: 'Set password',
  passwordSet: 'Your new password is set',
  resetInvalidTitle: 'This link does not work',
  resetInvalidText: 'It was used, has expired or is incomplete.',
  askAgain: 'Ask for a new link',

  confirmEmailTitle: 'Confirm your e-mail address',
  confirmEmailText: 'The address is yours then: you sign in with it, and e-mails go there.',
  confirmEmail: 'Use this e-mail address',
  emailConfirmedTitle: 'Your e-mail address is confirmed',
  emailConfirmedText: (email: string) => `You sign in with ${email} from now on.`,
  emailInvalidText:
    'It was used, has expired or is incomplete. Change the address in your account once more.',
  confirmEmailSignIn: 'Sign in to the account that this address is for. Only there the link counts.',
  newPasswordWhy:
    'An owner of another organisation may know your password, because they can open the links they make. Choose a new one to join. All other ways to sign in to your account end: passkeys, sign-in providers, the authenticator app and other browsers.',
  toAccount: 'Open your account',

  joinTitle: (organization: string) => `Join ${organization}`,
  invitedBy: (name: string) => `${name} invites you.`,
  invited: 'You are invited.',
  joinAs: {
    owner: 'You will be an owner: everything in the organisation is open to you, its members included.',
    admin: 'You will be an admin: you work in all workspaces and change settings.',
    member: 'You will be a member: you work in the workspaces that are given to you.',
  },
  invitationEnds: (when: string) => `The invitation ends ${when}.`,
  join: 'Create account and join',
  joinAsPerson: (name: string) => `Join as ${name}`,
  anotherAccount: 'Use another account',
  joinedTitle: (organization: string) => `You belong to ${organization}`,
  joinedText: 'There is nothing left to do with this invitation.',
  openOrganization: 'Open organisation',
  joinWithProvider: (provider: string) => `Join with ${provider}`,
  joined: (organization: string) => `You have joined ${organization}`,
  joinInvalidTitle: 'This invitation does not work',
  joinInvalidText:
    'It was used, withdrawn, has expired or is incomplete. Ask whoever invited you for a new one.',
  toSignIn: 'Go to sign-in',
  joinQuestion: (organization: string) => `Join ${organization}?`,
  mayJoin: (provider: string) => `People who sign in with ${provider} can join.`,
  knownAs: (provider: string, person: string) =>
    `${provider} knows you as ${person}. Joining creates an account for you.`,
  takesAddress: (provider: string) =>
    `Another account uses this e-mail address and never proved it. If it is yours, sign in to it and link ${provider} there. If you join here, it loses the address.`,
  joinNow: 'Join',
  notNow: 'Not now',
  joinEndedTitle: 'There is nothing to join',
  joinEndedText: 'You have answered already, or more than ten minutes have passed. Sign in once more.',

  homeTitle: 'You belong to no organisation',
  homeText:
    'Forms belong to an organisation. Ask an owner of yours for an invitation to the address you sign in with:',
  homeStepsTitle: 'How you get in',
  homeSteps: {
    ask: 'An owner opens Settings, Members and invites you.',
    link: 'You open the link of the invitation, from an e-mail or as a copy.',
    join: 'You join with this account, and the organisation opens.',
  },
} as const;
