import type { Role } from '../text.ts';

const ranks: Readonly<Record<Role, number>> = { member: 1, admin: 2, owner: 3 };

/** Whether `role` includes all rights of `other`. */
export function roleCovers(role: Role, other: Role): boolean {
  return ranks[role] >= ranks[other];
}
