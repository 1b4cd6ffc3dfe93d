import type { AnswerOf } from '#contract/app/routes.ts';

export type Entry = AnswerOf<'audit'>['entries'][number];
