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
  noAccount: 'Accounts are by invitation only. Ask an owner of your organisation to invite you.',

  passkeyNotChosen: 'No passkey was chosen. Try again, or use another method.',
  passkeyFailed: 'The browser could not use a passkey. Try again, or use another method.',
  passkeyThere: 'This device already has a passkey for your account.',

  secondTitle: 'Second step',
  secondByApp: 'Enter the code from your authenticator app.',
  secondByRecovery: 'Enter one of your recovery codes. Each works once.',
  code: 'Code',
  codeMissing: 'Enter the 6-digit code.',
  recoveryCode: 'Recovery code',
  recoveryMissing: 'Enter a recovery code, such as ab12-cd34-ef56.',
  useRecovery: 'Use a recovery code instead',
  useApp: 'Use the authenticator app instead',
  startOver: 'Start over',
  ticketOld: 'This took too long. Sign in again.',

  againTitle: 'Sign in again',
  againText:
    'Your session has ended. Sign in with the same account to carry on where you left off. Anything you typed is still here.',
  againLeave: 'Leave without signing in',

  /** Messages for the codes that the service puts into the URL after a visit to the provider. */
  problems: {
    oidc_denied: 'The provider refused the sign-in, or you cancelled it. Try again, or sign in another way.',
    oidc_failed: 'Could not reach the provider. Try again in a moment, or sign in another way.',
    oidc_link_needed:
      'An account with your e-mail address already exists. Sign in to it another way, then link the provider under Account, Security.',
    oidc_no_account:
      'You do not have an account here yet. Ask an owner of your organisation for an invitation.',
    oidc_other_person:
      'You are signed in to the provider with a different account. Sign in there with the one that is linked here.',
    oidc_taken:
      'Your account at the provider is already linked to another account here. Unlink it there first.',
    link_invalid: 'The link has already been used, has expired or is incomplete. Ask for a new one.',
  } as Readonly<Record<string, string>>,

  emailMissing: 'Enter your e-mail address.',
  emailInvalid: 'Enter an e-mail address, such as ada@example.org.',
  passwordMissing: 'Enter your password.',
  passwordShort: (least: number) => `Use at least ${least} characters.`,
  nameMissing: 'Enter your name, using up to 100 characters.',
  yourName: 'Your name',
  newPassword: 'New password',
  passwordHelp: (least: number) => `At least ${least} characters. A few unrelated words work well.`,
  strength: {
    short: (missing: number) =>
      plural('en', missing, {
        one: `${missing} more character needed`,
        other: `${missing} more characters needed`,
      }),
    weak: 'Too easy to guess',
    fair: 'Hard to guess',
    strong: 'Very hard to guess',
  },

  setupTitle: 'Set up Canvass',
  setupText: 'Create the first account and its organisation. You can invite others later.',
  setupOwnerTitle: (organization: string) => `Become an owner of ${organization}`,
  setupOwnerText: 'Create an account that owns the organisation and everything in it.',
  setupOwnerSignedIn: (organization: string) =>
    `You will become an owner of ${organization} with the account you are signed in to.`,
  setupSignedIn: 'The account you are signed in to will own the new organisation.',
  setupAnotherTitle: 'Create an organisation',
  makeOrganization: 'Create organisation',
  organizationName: 'Organisation name',
  organizationHelp: 'Your company, school or club. You can change it later.',
  organizationExample: 'Riverside Library',
  organizationMissing: 'Enter a name of up to 100 characters.',
  sample: 'Start with a sample form',
  sampleHelp: 'A short survey to try things out.',
  setUp: 'Set up Canvass',
  becomeOwner: 'Become owner',
  haveAccount: 'Already have an account?',
  signInFirst: 'Sign in first',
  setupDone: 'Everything is set up',
  sampleReady: 'The sample form is already accepting responses.',
  firstWorkspace: 'Forms',
  sampleName: 'Feedback',
  recoveryUsed: (left: number) =>
    plural('en', left, {
      one: 'You used a recovery code. You have one left.',
      other: `You used a recovery code. You have ${left} left.`,
    }),
  openSample: 'Open sample form',
  setupInvalidTitle: 'This set-up link does not work',
  setupInvalidText: 'It has already been used, has expired or is incomplete.',
  setupUsed: 'If you have already created your account with it, sign in.',
  setupInvalidAgain: 'To create a new one, run this command on the machine that runs Canvass:',
  setupCommand: 'Command that creates a set-up link',
  setupCommandFolder: 'If Canvass keeps its data in a folder other than ./data, add --data <folder>.',
  unclaimedTitle: 'Nobody has an account yet',
  unclaimedText:
    'Open the set-up link to create the first account. It is printed where Canvass was started: in the terminal or in its log.',
  unclaimedAgain:
    'It works for 24 hours. To create a new one, run this command on the machine that runs Canvass:',

  forgotTitle: 'Reset your password',
  forgotText: 'Enter your account’s e-mail address to get a link for choosing a new password.',
  askForLink: 'Request link',
  forgotDone: (email: string) =>
    `If there is an account with ${email}, a link is on its way. It works once and expires after an hour.`,
  forgotLook: 'If it does not arrive, check your spam folder.',
  forgotNoMail:
    'E-mail is not set up on this server. Ask an owner of your organisation or the operator of the server for the link.',
  forgotCommandText:
    'The operator can create a link by running this command on the machine that runs Canvass:',
  forgotCommand: 'Command that creates a password reset link',
  forgotDoneNoMail: (email: string) =>
    `If there is an account with ${email}, a link has been created. It works once and expires after an hour.`,
  backToSignIn: 'Back to sign-in',

  resetTitle: 'Choose a new password',
  resetText: (email: string) =>
    `For the account ${email}. This removes its passkeys, sign-in providers and authenticator app, and ends all its sessions.`,
  setPassword: 'Set password',
  passwordSet: 'Your new password is set',
  resetInvalidTitle: 'This link does not work',
  resetInvalidText: 'It has already been used, has expired or is incomplete.',
  askAgain: 'Request a new link',

  confirmEmailTitle: 'Confirm your e-mail address',
  confirmEmailText: 'You will sign in with this address and receive e-mails there.',
  confirmEmail: 'Use this e-mail address',
  emailConfirmedTitle: 'Your e-mail address is confirmed',
  emailConfirmedText: (email: string) => `You now sign in with ${email}.`,
  emailInvalidText:
    'It has already been used, has expired or is incomplete. Change the address in your account again.',
  confirmEmailSignIn: 'Sign in to the account this address is for. The link only works there.',
  newPasswordWhy:
    'An owner of another organisation may know your password, because they can open the links they create. Choose a new one to join. This removes your passkeys, sign-in providers and authenticator app, and signs you out of other browsers.',
  toAccount: 'Open your account',

  joinTitle: (organization: string) => `Join ${organization}`,
  invitedBy: (name: string) => `${name} invites you.`,
  invited: 'You are invited.',
  joinAs: {
    owner: 'You will be an owner, with access to everything in the organisation, including its members.',
    admin: 'You will be an admin: you can work in all workspaces and change settings.',
    member: 'You will be a member: you can work in the workspaces you are added to.',
  },
  invitationEnds: (when: string) => `The invitation expires ${when}.`,
  join: 'Create account and join',
  joinAsPerson: (name: string) => `Join as ${name}`,
  anotherAccount: 'Use another account',
  joinedTitle: (organization: string) => `You belong to ${organization}`,
  joinedText: 'You do not need this invitation any more.',
  openOrganization: 'Open organisation',
  joinWithProvider: (provider: string) => `Join with ${provider}`,
  joined: (organization: string) => `You have joined ${organization}`,
  joinInvalidTitle: 'This invitation does not work',
  joinInvalidText:
    'It has been used or withdrawn, has expired or is incomplete. Ask the person who invited you for a new one.',
  toSignIn: 'Go to sign-in',
  joinQuestion: (organization: string) => `Join ${organization}?`,
  mayJoin: (provider: string) => `People who sign in with ${provider} can join.`,
  knownAs: (provider: string, person: string) =>
    `You are signed in to ${provider} as ${person}. Joining creates an account for you.`,
  takesAddress: (provider: string) =>
    `Another account uses this e-mail address but has never confirmed it. If that account is yours, sign in to it and link ${provider} there. If you join here, it loses the address.`,
  joinNow: 'Join',
  notNow: 'Not now',
  joinEndedTitle: 'There is nothing to join',
  joinEndedText: 'You have already answered, or more than ten minutes have passed. Sign in again.',

  homeTitle: 'You are not in an organisation',
  homeText: 'Forms belong to an organisation. Ask an owner of yours to invite the address you sign in with:',
  homeStepsTitle: 'How to join',
  homeSteps: {
    ask: 'An owner opens Settings, Members and invites you.',
    link: 'You open the invitation link, from an e-mail or from the owner.',
    join: 'You join with this account, and the organisation opens.',
  },
} as const;
