import type { FormDefinition } from '#form/definition/document.ts';
import type { FieldPlan, FormPlan } from './plan.ts';

/** A published version with the plans to answer it. */
export interface CompiledVersion {
  version: number;
  publishedAt: number;
  definition: FormDefinition;
  /** One for each field, in the order of the form. */
  answers: FieldPlan['answer'][];
}

export function compileVersions(plan: FormPlan, published: readonly number[]): CompiledVersion[] {
  return published.map((publishedAt, index) => {
    const version = index + 1;
    const pages = plan.pages.map(({ id, label, fields }) => ({
      id,
      label,
      fields: fields.filter((field) => field.since <= version && version <= field.until),
    }));
    const logic = [...(plan.logic?.(version) ?? [])];
    return {
      version,
      publishedAt,
      definition: {
        format: 2,
        ...(plan.currency === undefined ? {} : { currency: plan.currency }),
        pages: pages.map((page) => ({ ...page, fields: page.fields.map((field) => field.define(version)) })),
        ...(logic.length === 0 ? {} : { logic }),
        theme: plan.theme,
      },
      answers: pages.flatMap((page) => page.fields.map((field) => field.answer)),
    };
  });
}
