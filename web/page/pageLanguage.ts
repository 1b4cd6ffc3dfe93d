import type { FormLanguage } from '#form/language.ts';
import { nodesOf } from '#form/logic/compiledForm.ts';
import { ok } from '#kit/result.ts';
import type { PagePart } from './part/part.ts';

/**
 * The form language of a page, made of its parts. The server has ordered the form and found no cycle: `order` is the
 * order that it sends, undefined where that is the order of the nodes.
 */
export function pageLanguage(parts: readonly PagePart[], order: readonly number[] | undefined): FormLanguage {
  const { formulas, rules, dependenciesOf }: PagePart = Object.assign({}, ...parts);
  return {
    behaviours: Object.assign({}, ...parts.map(({ behaviours }) => behaviours)),
    formulas,
    rules,
    orderOf: (form) =>
      ok({
        order: Int32Array.from(order ?? Array(nodesOf(form).count).keys()),
        dependencies: dependenciesOf?.(form) ?? [],
      }),
  };
}
