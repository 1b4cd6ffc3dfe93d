import type { AnswerOf } from '#contract/app/routes.ts';

export type Member = AnswerOf<'members'>['members'][number];
export type Role = Member['role'];
export type Invitation = AnswerOf<'invitations'>['invitations'][number];

export const roles: readonly Role[] = ['owner', 'admin', 'member'];
