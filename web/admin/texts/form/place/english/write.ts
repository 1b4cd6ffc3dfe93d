import { plural } from '../../../plural.ts';

/** Formulas, and answers inserted into texts. */
export const write = {
  formulaPlaceholder: 'Type a field or a function',
  formulaNeeded: 'Write a formula. Until then the last one stays in force.',
  fields: 'Fields',
  functions: 'Functions',
  /** After the result, as in “= 42 with Tickets: 3, Price: 14”. */
  withSamples: (answers: string) => `with ${answers}`,
  always: 'always',
  noAnswer: 'no answer',
  emptyResult: 'empty',
  insertAnswer: 'Insert an answer',
  noField: 'No field matches.',
  found: (count: number) =>
    plural('en', count, {
      one: '1 field. Press Enter to insert it.',
      other: `${count} fields. Choose with the arrow keys, insert with Enter.`,
    }),
  deletedField: 'This field does not exist',
};
