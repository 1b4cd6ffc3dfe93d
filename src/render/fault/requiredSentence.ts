import { faultMessage } from '#form/message/faultMessage.ts';
import type { FaultMessages } from '#form/message/language/english.ts';
import type { KnownField } from '#form/schema/field.ts';
import type { Texts } from '#form/schema/translation.ts';
import type { PageLanguage } from '../view.ts';
import { addressMessage, neededParts } from './faultyPart.ts';

interface Missing {
  readonly code: keyof FaultMessages;
  readonly parameters?: Readonly<Record<string, string | number>>;
}

/** The sentence for a missing answer: the form's own, or what to do with this kind of field. */
export function requiredSentence(
  field: KnownField,
  { messages, texts }: PageLanguage,
  own: Texts | undefined,
): string {
  if (own?.required) return own.required;
  const missing = field.type === 'address' ? neededParts(field) : [];
  return missing.length > 0
    ? addressMessage(missing, messages, texts)
    : faultMessage(missingIn(field), messages);
}

function missingIn(field: KnownField): Missing {
  switch (field.type) {
    case 'one_line_input':
      return { code: textOf[field.accepts ?? 'text'] };
    case 'comment':
      return { code: 'required_text' };
    case 'email':
    case 'phone':
    case 'date':
    case 'time':
    case 'rating':
      return field.type === 'rating' && field.icon === 'number'
        ? { code: 'required_scale', parameters: { min: 1, max: field.max ?? 5 } }
        : { code: `required_${field.type}` };
    case 'nps':
      return { code: 'required_scale', parameters: { min: 0, max: 10 } };
    case 'slider':
      return { code: 'required_scale', parameters: { min: field.min ?? 0, max: field.max ?? 100 } };
    case 'dropdown':
      return { code: 'required_choice' };
    case 'multiple_choice': {
      const { options, other, multiple, min = 1 } = field;
      if (options.length + (other === undefined ? 0 : 1) === 1) return { code: 'required_box' };
      if (!multiple) return { code: 'required_choice' };
      return min > 1 ? { code: 'too_few_options', parameters: { min } } : { code: 'required_choices' };
    }
    case 'file_upload': {
      if (field.signature === true) return { code: 'required_signature' };
      const { min_count: min = 1 } = field;
      return min > 1 ? { code: 'too_few_files', parameters: { min } } : { code: 'required_file' };
    }
    case 'table_entry': {
      const { min_rows: min = 1 } = field;
      return min > 1 ? { code: 'too_few_rows', parameters: { min } } : { code: 'required_rows' };
    }
    case 'calendly':
      return { code: 'booking_invalid' };
    default:
      return { code: 'required' };
  }
}

const textOf = {
  text: 'required_text',
  letters: 'required_text',
  pattern: 'required_text',
  number: 'required_number',
  url: 'required_url',
} as const;
