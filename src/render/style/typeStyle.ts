import type { FormDefinition } from '#form/definition/document.ts';
import { isKnownField } from '#form/type/behaviours.ts';
import { adapterOf } from '../field/adapters.ts';
import { choiceStyle } from './field/choice.css.ts';
import { contentStyle } from './field/content.css.ts';
import { fileStyle } from './field/file.css.ts';
import { inputStyle } from './field/input.css.ts';
import { scaleStyle } from './field/scale.css.ts';
import { tableStyle } from './field/table.css.ts';

/** In the order of the cascade. */
const blocks = [choiceStyle, scaleStyle, tableStyle, inputStyle, fileStyle, contentStyle].flatMap((layers) =>
  Object.values<string>(layers),
);

/** The rules for the fields of a form: a page includes those of its fields only. */
export function typeStyle({ pages }: Pick<FormDefinition, 'pages'>): string {
  const fields = pages.flatMap((page) => page.fields.filter(isKnownField));
  const needed = new Set(fields.flatMap((field) => adapterOf(field).style?.(field) ?? []));
  return blocks.filter((block) => needed.has(block)).join('');
}
