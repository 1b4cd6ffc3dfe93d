import type { Field } from '../../definition/document.ts';
import type { FieldType } from '../../value/kinds.ts';

/** The words of a new field, in the language of its author. */
export interface NewFieldWords {
  readonly label: string;
  /** {number} is the number of the option. */
  readonly option: string;
  /** {number} is the number of the column. */
  readonly column: string;
  readonly text: string;
}

/** A field of a type as it is added: complete enough to be shown. */
export function newField(type: FieldType, id: string, words: NewFieldWords): Field {
  const field = { id, type, label: words.label };
  const numbered = (pattern: string, number: number) => pattern.replace('{number}', String(number));
  switch (type) {
    case 'multiple_choice':
    case 'dropdown': {
      const options = [1, 2, 3].map((number) => ({
        value: `option${number}`,
        label: numbered(words.option, number),
      }));
      return { ...field, options } as Field;
    }
    case 'table_entry': {
      const columns = [1, 2].map((number) => ({
        id: `column${number}`,
        label: numbered(words.column, number),
      }));
      return { ...field, columns } as Field;
    }
    case 'rich_text':
      return { ...field, text: words.text } as Field;
    default:
      return field as Field;
  }
}
