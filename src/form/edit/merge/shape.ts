import {
  maxColumnOptions,
  maxColumns,
  maxOptions,
  maxRows,
  maxRuleActions,
  maxRules,
} from '../../value/listLimits.ts';
import { maxActions, maxWorkflows } from '../../value/workflowLimits.ts';

/** How a part of the document is merged. */
export type Shape =
  /** A whole: changed on both sides is a conflict. */
  | { readonly kind: 'value' }
  /** Part by part; the parts that are not named are free: objects part by part, all else as wholes. */
  | { readonly kind: 'object'; readonly parts: Readonly<Record<string, Shape>>; readonly rest?: Shape }
  /** A field: the settings that depend on its type go together with the type, and so do the limits of some lists. */
  | {
      readonly kind: 'field';
      readonly parts: Readonly<Record<string, Shape>>;
      readonly byType?: ReadonlyMap<unknown, Readonly<Record<string, Shape>>>;
    }
  /** Item by item, within the limits of the schema. */
  | { readonly kind: 'list'; readonly item: Shape; readonly least: number; readonly most: number };

const value: Shape = { kind: 'value' };
export const free: Shape = { kind: 'object', parts: {} };

function list(item: Shape, most: number, least = 0): Shape {
  return { kind: 'list', item, least, most };
}

const parts: Readonly<Record<string, Shape>> = {
  // Only the types of other servers have options without a limit.
  options: list(free, Number.POSITIVE_INFINITY),
  columns: list({ kind: 'object', parts: { options: list(free, maxColumnOptions) } }, maxColumns),
  rows: list(free, maxRows, 1),
  imported_options: value,
};

const byType = new Map(
  Object.entries(maxOptions).map(([type, most]) => [type, { options: list(free, most) }]),
);

const field: Shape = { kind: 'field', parts, byType };

/** The settings that every type of field has. */
export const commonSettings: ReadonlySet<string> = new Set([
  'id',
  'key',
  'label',
  'description',
  'required',
  'width',
  'position',
  'imported_options',
  'when',
]);

/** A page without its fields, which may move between pages. */
const page: Shape = free;

const rule: Shape = { kind: 'object', parts: { when: value, do: list(value, maxRuleActions, 1) } };

/** An action whose type one side changed takes its settings from that side. */
const action: Shape = { kind: 'field', parts: { when: value } };
const workflow: Shape = {
  kind: 'object',
  parts: { when: value, do: list(action, maxActions, 1) },
};

export const documentShape = {
  kind: 'object',
  parts: { logic: list(rule, maxRules), workflows: list(workflow, maxWorkflows) },
} as const satisfies Shape;

export const pageShapes = { page, field };
