import type { AnswerOf } from '#contract/app/routes.ts';

/** True when the user has a workspace to create forms in. */
export function mayCreateForms({ workspaces }: Pick<AnswerOf<'organization'>, 'workspaces'>): boolean {
  return workspaces.length > 0;
}
