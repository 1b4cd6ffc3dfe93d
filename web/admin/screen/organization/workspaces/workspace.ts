import type { AnswerOf } from '#contract/app/routes.ts';

export type Workspace = AnswerOf<'workspaces'>['workspaces'][number];
