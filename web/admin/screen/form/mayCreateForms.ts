import type { AnswerOf } from '#contract/app/routes.ts';

/** A form is in a workspace: who may enter none has no place for one. */
export function mayCreateForms({ workspaces }: Pick<AnswerOf<'organization'>, 'workspaces'>): boolean {
  return workspaces.length > 0;
}
