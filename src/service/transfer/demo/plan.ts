import type { ResponseItem } from '#contract/v2.ts';
import type { Field } from '#form/definition/document.ts';
import type { Rule } from '#form/schema/logic.ts';
import type { Theme } from '#form/schema/theme.ts';
import type { Visit } from './visit.ts';

/** A field across all versions of its form. */
export interface FieldPlan {
  id: string;
  /** The first and the last version that have the field. */
  since: number;
  until: number;
  define(version: number): Field;
  /** Undefined if the visitor left the field empty. `earlier` holds the answers before it. */
  answer(visit: Visit, version: number, earlier: readonly ResponseItem[]): ResponseItem | undefined;
}

interface PagePlan {
  id: string;
  label: string;
  fields: readonly FieldPlan[];
}

/** A service that a workflow of the form calls for each response. */
export interface ActionPlan {
  provider: string;
  object: string;
  data_type: string;
  /** The share of responses that it ran for, from 0 to 1. */
  share: number;
}

export interface FormPlan {
  /** Part of the seed of the form's ids. */
  key: string;
  name: string;
  /** The path of the page that shows the form. */
  path: string;
  enabled: boolean;
  /** Days since the demo's epoch on which the versions were published; the first one opens the form. */
  published: readonly number[];
  /** The day on which the form closes, counted from the demo's epoch. */
  closes: number;
  /** The form's relative share of all responses. */
  weight: number;
  theme: Theme;
  /** The currency of its prices. */
  currency?: string;
  pages: readonly PagePlan[];
  /** The rules of a version; none if omitted. */
  logic?(version: number): readonly Rule[];
  actions: readonly ActionPlan[];
}

export interface WorkspacePlan {
  key: string;
  name: string;
  /** Days since the demo's epoch. */
  made: number;
  forms: readonly FormPlan[];
}
