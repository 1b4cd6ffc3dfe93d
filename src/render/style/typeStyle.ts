import type { FormDefinition } from '#form/definition/document.ts';
import { isKnownField } from '#form/type/behaviours.ts';
import { adapterOf } from '../field/adapters.ts';
import { choiceStyle } from './field/choiceStyle.ts';
import { inputStyle } from './field/inputStyle.ts';
import { scaleStyle } from './field/scaleStyle.ts';
import type { StyleBlock } from './field/styleBlock.ts';
import { tableStyle } from './field/tableStyle.ts';

/** In the order of the cascade. */
const blocks: readonly StyleBlock[] = [choiceStyle, scaleStyle, tableStyle, inputStyle].flatMap(
  (each): StyleBlock[] => Object.values(each),
);

/** The rules for the fields of a form: a page includes those of its fields only. */
export function typeStyle({ pages }: Pick<FormDefinition, 'pages'>): string {
  const fields = pages.flatMap((page) => page.fields.filter(isKnownField));
  const needed = new Set(fields.flatMap((field) => adapterOf(field).style?.(field) ?? []));
  return blocks
    .filter((block) => needed.has(block))
    .map((block) => block.join(''))
    .join('');
}
