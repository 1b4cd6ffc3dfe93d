import type { ResponseItem } from '#contract/v2.ts';
import type { Format1 } from '#form/definition/format1.ts';
import { type FieldType, fieldKinds, fieldTypes } from '#form/value/kinds.ts';
import type { ArrivingResponse } from '#store/query/response/response.ts';

/** Texts that a careless program corrupts. */
export const scripts = [
  'plain',
  'ελληνικά',
  'русский',
  '日本語テキスト',
  'العربية',
  'हिन्दी',
  '\u{1F469}\u200D\u{1F680}',
  '"\\/\b\t',
  '\u2028\u2029',
  '<b>&',
];

/** Every field type, and an imported unknown one. */
export function definition(mark: string): Format1 {
  const types = [...fieldTypes, 'a_type_of_others'];
  const fields = types.map((type, index) => ({
    id: `field${index + 1}`,
    type,
    label: `${mark} ${scripts[index % scripts.length]}`,
    description: index % 3 === 0 ? null : (scripts[index % scripts.length] ?? null),
    required: index % 2 === 0,
    ...(type === 'multiple_choice'
      ? {
          options: [
            { label: 'One', value: '1', price: 9.5 },
            { label: '', value: '' },
          ],
        }
      : {}),
    ...(type === 'dropdown' ? { options: [{ label: 'Two', value: '2' }] } : {}),
  }));
  return {
    format: 1,
    pages: [
      { id: 'page1', label: '', fields: fields.slice(0, 9) },
      { id: 'page2', label: 'Zwei', fields: fields.slice(9) },
      { id: 'page3', label: 'Nothing', fields: [] },
    ],
  };
}

/** Every kind of answer; some are tests, and some are empty. */
export function arrival(formId: string, index: number, mark: string): ArrivingResponse {
  const text = `${mark} ${scripts[index % scripts.length]}`;
  const known = fieldTypes.map((type, order) => answerOf(type, `field${order + 1}`, text, index));
  const foreign = {
    field_id: 'field19',
    field_type: 'a_type_of_others',
    value_type: 'string',
    value: text,
  } as const;
  return {
    form_id: formId,
    version: 1,
    test: index % 9 === 8,
    visitor: {
      country: index % 2 === 0 ? 'FR' : '',
      region: 'FR-IDF',
      city: text,
      time_spent: index,
      url: '',
    },
    response: index % 10 === 9 ? [] : [...known, foreign],
    submission_id: null,
    body_hash: null,
    device: null,
    language: null,
  };
}

function answerOf(type: FieldType, field_id: string, text: string, index: number): ResponseItem {
  const item = { field_id, field_type: type };
  switch (fieldKinds[type].valueType) {
    case 'string':
      return { ...item, value_type: 'string', value: text };
    case 'number':
      return { ...item, value_type: 'number', value: [0, -1, 0.1, 1e21, 5e-324, 10][index % 6] ?? 0 };
    case 'options':
      return {
        ...item,
        value_type: 'options',
        value: [
          { label: 'One', value: '1' },
          { label: 'Other', value: text },
        ],
      };
    case 'files':
      return {
        ...item,
        value_type: 'files',
        value: [{ id: fileId(0, index), name: text, type: 'x', size: 3 }],
      };
    case 'table':
      return { ...item, value_type: 'table', value: { headers: ['', text], rows: [[text, ''], []] } };
    case 'address': {
      const rest = { line1: text, line2: '', city: '', state: '', postal_code: '', country: 'FR' };
      return { ...item, value_type: 'address', value: { full_address: text, ...rest } };
    }
  }
}

export function fileId(number: number, index: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(4, '0')}${String(index).padStart(8, '0')}`;
}
