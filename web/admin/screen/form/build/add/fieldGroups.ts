import type { FieldType } from '#form/value/kinds.ts';

/** The groups of field types in the order in which they are offered. */
export const fieldGroups = [
  { id: 'text', types: ['one_line_input', 'comment'] },
  { id: 'choice', types: ['multiple_choice', 'dropdown'] },
  { id: 'contact', types: ['email', 'phone', 'address'] },
  { id: 'scale', types: ['rating', 'nps', 'slider'] },
  { id: 'time', types: ['date', 'time', 'calendly'] },
  { id: 'more', types: ['file_upload', 'table_entry', 'credit_card'] },
  { id: 'content', types: ['rich_text', 'hidden'] },
] as const satisfies readonly { readonly id: string; readonly types: readonly FieldType[] }[];
