import type { FormDefinition } from '#form/definition/document.ts';

/** The first field that asks for a mail address. */
export function mailField({ pages }: FormDefinition): string | undefined {
  return pages.flatMap(({ fields }) => fields).find(({ type }) => type === 'email')?.id;
}
