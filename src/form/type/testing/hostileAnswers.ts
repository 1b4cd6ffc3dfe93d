import type { Answer } from '../../value/answer.ts';
import { fieldKinds } from '../../value/kinds.ts';
import type { KnownField } from '../declarations.ts';
import { oddNumbers } from './hostileJson.ts';

const uploadId = '00000001-aaaa-4bbb-8ccc-dddddddddddd';

/** Answers in the field's shape, with a hostile text in every position. */
export function hostileAnswers(field: KnownField, text: string): Answer[] {
  switch (fieldKinds[field.type].valueType) {
    case 'string':
      return [text];
    case 'number':
      return [...oddNumbers];
    case 'options':
      return [
        [{ value: text }],
        [{ value: text, other: text }],
        [{ value: 'other', other: text }],
        [{ value: 'mine', other: text }, { value: 'red' }],
        [],
      ];
    case 'files':
      return [
        [{ id: text, name: text, type: text, size: 1 }],
        [{ id: uploadId, name: text, type: text, size: 1e12 }],
        [{ id: uploadId, name: `${text}.pdf`, type: 'image/png', size: 1e12 }],
        [],
      ];
    case 'table':
      return [{ rows: [Array(7).fill(text)] }, { rows: [[text]] }, { rows: [[], [text], []] }, { rows: [] }];
    case 'address':
      return [{ line1: text, line2: text, city: text, state: text, postal_code: text, country: text }];
  }
}
