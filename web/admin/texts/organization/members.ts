import { figure } from '../plural.ts';

/** Members of an organisation: roles, workspaces, sessions. */
export const members = {
  roles: { owner: 'Owner', admin: 'Admin', member: 'Member' },
  roleHints: {
    owner: 'Everything, also members, roles and deleting the organisation',
    admin: 'All workspaces, forms, keys and settings, but not members',
    member: 'Forms and responses in the workspaces given to them',
  },
  description: 'Who belongs to the organisation and what they may do.',
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
  vouched: (email: string) => `${email} is confirmed by you`,
  secondFactor: 'Second factor',
  lastSeen: 'Last seen',
  actions: 'Actions',
  actionsFor: (name: string) => `Actions for ${name}`,
  onlyOwner: 'You are the only owner. Make somebody else one first.',
  roleChanged: (name: string, role: string) => `${name} is now ${withArticle(role)}`,
  workspacesChanged: (name: string) => `The workspaces of ${name} are changed`,
  changedBack: 'Changed back',
  ownerQuestion: (name: string) => `Make ${name} an owner?`,
  ownerConsequence: (name: string) =>
    `${name} will be able to do everything here: change roles, remove any member, also you, and delete the organisation.`,
  ownerConfirm: 'Make owner',
  toMemberTitle: (name: string) => `Make ${name} a member?`,
  toMemberHelp: 'Members see only the workspaces that are given to them. Choose which.',
  toMemberConfirm: 'Make member',
  ownRoleQuestion: 'Give up your own role?',
  ownRoleToAdmin:
    'You will no longer manage members or delete the organisation. Only another owner can give the role back to you.',
  ownRoleToMember:
    'You will see only the workspaces that an owner gives you, and no settings. Only another owner can give the role back to you.',
  ownRoleConfirm: 'Give up role',
  workspacesTitle: (name: string) => `Workspaces of ${name}`,
  workspacesHelp: 'Forms and responses in these workspaces are open to them.',
  workspacesEmpty: 'There is no workspace yet. Create one under Workspaces.',
  resetLink: 'Create a reset link',
  resetLinkTitle: (name: string) => `A new password for ${name}`,
  resetLinkHelp:
    'Hand this link over in a way that you trust. Whoever opens it first sets the password. It works once.',
  resetLinkLabel: 'Reset link',
  resetLinkUntil: (when: string) => `It works until ${when}.`,
  resetLinkElsewhere:
    'This person belongs to another organisation too, which such a link would open. Whoever runs this installation can make one with the command “users reset-password”.',
  removeFrom: 'Remove from organisation',
  removeQuestion: (name: string) => `Remove ${name}?`,
  removeConsequence: (name: string) =>
    `${name} loses access to all forms and responses at once. Their forms stay. To come back, they need a new invitation.`,
  removeButton: 'Remove member',
  removed: (name: string) => `${name} is removed`,
  endSessions: 'End sessions',
  endSessionsQuestion: (name: string) => `End the sessions of ${name}?`,
  endSessionsText: (name: string) =>
    `${name} has to sign in again to open this organisation, in every browser.`,
  sessionsEnded: (name: string) => `${name} has to sign in again`,
  done: 'Done',
  aloneTitle: 'You are alone here so far',
  alone: 'Invite the people you work with. Each gets a link, by e-mail or from you.',
} as const;

/** `a member`, `an admin` */
export function withArticle(role: string): string {
  const word = role.toLowerCase();
  return word === 'member' ? `a ${word}` : `an ${word}`;
}
