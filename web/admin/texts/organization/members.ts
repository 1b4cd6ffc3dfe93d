import { figure } from '../plural.ts';

/** Members of an organisation: roles, workspaces, sessions. */
export const members = {
  roles: { owner: 'Owner', admin: 'Admin', member: 'Member' },
  roleHints: {
    owner: 'Everything, including members, roles and deleting the organisation',
    admin: 'All workspaces, forms, keys and settings, but not members',
    member: 'Forms and responses in the workspaces they are added to',
  },
  description: 'Who belongs to the organisation and what they can do.',
  list: 'Members',
  person: 'Person',
  you: 'You',
  role: 'Role',
  changeRole: (name: string, role: string) => `Role of ${name}: ${role}. Change it`,
  workspaces: 'Workspaces',
  allWorkspaces: 'All',
  noWorkspaces: 'None yet',
  moreWorkspaces: (count: number) => `and ${figure('en', count)} more`,
  changeWorkspaces: (name: string) => `Change the workspaces of ${name}`,
  addressUnproved: 'Not confirmed',
  noAddress: 'No e-mail address',
  vouch: 'Confirm their address',
  vouched: (email: string) => `You confirmed ${email}`,
  secondFactor: 'Second factor',
  lastSeen: 'Last seen',
  actions: 'Actions',
  actionsFor: (name: string) => `Actions for ${name}`,
  onlyOwner: 'You are the only owner. Make someone else an owner first.',
  roleChanged: (name: string, role: string) => `${name} is now ${withArticle(role)}`,
  workspacesChanged: (name: string) => `Changed the workspaces of ${name}`,
  changedBack: 'Change undone',
  ownerQuestion: (name: string) => `Make ${name} an owner?`,
  ownerConsequence: (name: string) =>
    `${name} will be able to do everything here: change roles, remove any member (including you) and delete the organisation.`,
  ownerConfirm: 'Make owner',
  toMemberTitle: (name: string) => `Make ${name} a member?`,
  toMemberHelp: 'Members only see the workspaces they are added to. Choose which.',
  toMemberConfirm: 'Make member',
  ownRoleQuestion: 'Give up your own role?',
  ownRoleToAdmin:
    'You will not be able to manage members or delete the organisation. Only another owner can restore your role.',
  ownRoleToMember:
    'You will only see the workspaces that an owner adds you to, and no settings. Only another owner can restore your role.',
  ownRoleConfirm: 'Give up role',
  workspacesTitle: (name: string) => `Workspaces of ${name}`,
  workspacesHelp: 'They can access the forms and responses in these workspaces.',
  workspacesEmpty: 'No workspaces yet. Create one under Workspaces.',
  resetLink: 'Create reset link',
  resetLinkTitle: (name: string) => `Reset link for ${name}`,
  resetLinkHelp:
    'Share this link over a channel you trust. It works once: the first person to open it sets the password.',
  resetLinkLabel: 'Reset link',
  resetLinkUntil: (when: string) => `It works until ${when}.`,
  resetLinkElsewhere:
    'This person also belongs to another organisation, and the link would give access to it. The operator of this server can create one with the command “users reset-password”.',
  removeFrom: 'Remove from organisation',
  removeQuestion: (name: string) => `Remove ${name}?`,
  removeConsequence: (name: string) =>
    `${name} will immediately lose access to all forms and responses. Their forms stay, and API keys that they made go on working: revoke those that they may know. To come back, they need a new invitation.`,
  removeButton: 'Remove member',
  removed: (name: string) => `Removed ${name}`,
  endSessions: 'End sessions',
  endSessionsQuestion: (name: string) => `End the sessions of ${name}?`,
  endSessionsText: (name: string) =>
    `${name} will have to sign in again in every browser to open this organisation.`,
  sessionsEnded: (name: string) => `${name} will have to sign in again`,
  done: 'Done',
  aloneTitle: 'It is just you so far',
  alone: 'Invite the people you work with. Each gets a link, by e-mail or from you.',
} as const;

/** `a member`, `an admin` */
export function withArticle(role: string): string {
  const word = role.toLowerCase();
  return word === 'member' ? `a ${word}` : `an ${word}`;
}
