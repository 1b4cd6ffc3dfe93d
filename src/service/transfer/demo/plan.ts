import type { ResponseItem } from '#contract/v2.ts';
import type { Field } from '#form/definition/document.ts';
import type { Rule } from '#form/schema/logic.ts';
import type { Visit } from './visit.ts';

/** A field through all versions of its form. */
export interface FieldPlan {
  id: string;
  /** The versions that have it, both ends included. */
  since: number;
  until: number;
  define(version: number): Field;
  /** Undefined where the visitor left the field empty. `earlier` are the answers before it. */
  answer(visit: Visit, version: number, earlier: readonly ResponseItem[]): ResponseItem | undefined;
}

export interface PagePlan {
  id: string;
  label: string;
  fields: readonly FieldPlan[];
}

/** A service that a workflow of the form calls for each response. */
export interface ActionPlan {
  provider: string;
  object: string;
  data_type: string;
  /** How many of the responses it ran for, from 0 to 1. */
  share: number;
}

export interface FormPlan {
  /** Part of what the form's ids are derived from. */
  key: string;
  name: string;
  /** The path of the page that shows the form. */
  path: string;
  enabled: boolean;
  /** Days since the epoch of the demo when each version was published; the first opens the form. */
  published: readonly number[];
  /** The day of the last response. */
  closes: number;
  /** Its part of all responses. */
  weight: number;
  pages: readonly PagePlan[];
  /** The rules of a version; none where it is not said. */
  logic?(version: number): readonly Rule[];
  actions: readonly ActionPlan[];
}

export interface WorkspacePlan {
  key: string;
  name: string;
  /** Days since the epoch of the demo. */
  made: number;
  forms: readonly FormPlan[];
}
