import { z } from 'zod';

/** Every setting of a shape as a path: `other.price`, `options[].image.source`. A list of words is one setting. */
export function settingPaths(shape: z.ZodRawShape): string[] {
  return Object.entries(shape).flatMap(([key, schema]) => pathsBelow(key, schema));
}

export function pathsBelow(key: string, schema: unknown): string[] {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodObject) return settingPaths(inner.shape).map((path) => `${key}.${path}`);
  const element = inner instanceof z.ZodArray ? unwrapped(inner.element) : undefined;
  if (element instanceof z.ZodObject) return settingPaths(element.shape).map((path) => `${key}[].${path}`);
  return [key];
}

export function unwrapped(schema: unknown): unknown {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? unwrapped(schema.unwrap())
    : schema;
}

/** The settings that the panel leaves to others, with the reason. */
export const elsewhere = {
  form: {
    format: 'the format is not a choice',
    pages: 'each page has its own panel',
    ending: 'the ending has its own panel',
    logic: 'the tab Logic',
    workflows: 'the tab Workflows',
    theme: 'the tab Design',
    texts: 'the tab Design, beside the translations',
    translations: 'the tab Design',
  },
  page: {
    id: 'rules and translations name the page by it; it is shown',
    fields: 'each field has its own panel',
  },
  field: {
    id: 'answers are stored under it; it is shown',
    type: 'changed by the menu above the settings, which says what is lost',
    position: 'the order in the API that an import keeps',
    imported_options: 'what an import keeps of another server',
    'columns[].id': 'given by the list; answers name the column by it',
    'rows[].id': 'given by the list; answers name the row by it',
  },
  ending: {},
} as const;

/** The settings of a shape that the panel has to offer. */
export function settingsToOffer(shape: z.ZodRawShape, left: Readonly<Record<string, string>>): string[] {
  return settingPaths(shape).filter(
    (path) =>
      !Object.keys(left).some(
        (key) => path === key || path.startsWith(`${key}.`) || path.startsWith(`${key}[]`),
      ),
  );
}
