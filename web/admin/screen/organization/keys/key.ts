import type { AnswerOf } from '#contract/app/routes.ts';

export type Key = AnswerOf<'keys'>['keys'][number];

/** A new key in full. Only the open page knows it; it is stored nowhere. */
export interface NewKey {
  readonly id: string;
  readonly name: string;
  readonly key: string;
}
