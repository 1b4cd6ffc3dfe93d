import type { AnswerOf } from '#contract/app/routes.ts';

export type Key = AnswerOf<'keys'>['keys'][number];

/** A key just created, whole: known to the open page alone and kept nowhere. */
export interface NewKey {
  readonly id: string;
  readonly name: string;
  readonly key: string;
}
