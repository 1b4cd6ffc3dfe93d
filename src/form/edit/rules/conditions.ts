import type { Condition } from '../../schema/logic.ts';

/** The place of a condition in its tree: `[1, 0]` is the first part of the second part; `[]` is the whole. */
export type ConditionPath = readonly number[];

export type Joining = 'all' | 'any';

/** How the parts of a group are joined; undefined for a single condition. */
export function joiningOf(condition: Condition): Joining | undefined {
  if ('all' in condition) return 'all';
  return 'any' in condition ? 'any' : undefined;
}

/** The parts of a group; a single condition is its own only part. */
export function partsOf(condition: Condition): readonly Condition[] {
  if ('all' in condition) return condition.all;
  return 'any' in condition ? condition.any : [condition];
}

function groupOf(joining: Joining, parts: readonly Condition[]): Condition {
  return joining === 'all' ? { all: [...parts] } : { any: [...parts] };
}

/** Replaces one condition; an unknown path changes nothing. */
export function changeCondition(
  root: Condition,
  path: ConditionPath,
  edit: (condition: Condition) => Condition,
): Condition {
  const [index, ...rest] = path;
  if (index === undefined) return edit(root);
  const joining = joiningOf(root);
  const part = partsOf(root)[index];
  if (joining === undefined || part === undefined) return root;
  const next = changeCondition(part, rest, edit);
  return next === part ? root : groupOf(joining, partsOf(root).with(index, next));
}

/** Adds a condition to a group; a single condition becomes a group with it, joined by `all`. */
export function addCondition(root: Condition, path: ConditionPath, added: Condition): Condition {
  return changeCondition(root, path, (group) =>
    groupOf(joiningOf(group) ?? 'all', [...partsOf(group), added]),
  );
}

/** Joins the parts of a group otherwise. */
export function joinBy(root: Condition, path: ConditionPath, joining: Joining): Condition {
  return changeCondition(root, path, (group) =>
    joiningOf(group) === undefined || joiningOf(group) === joining ? group : groupOf(joining, partsOf(group)),
  );
}

/**
 * Takes a condition out. A group that is left with one part becomes that part; undefined where nothing is left, because
 * a rule needs a condition.
 */
export function removeCondition(root: Condition, path: ConditionPath): Condition | undefined {
  const [index, ...rest] = path;
  if (index === undefined) return undefined;
  const joining = joiningOf(root);
  const part = partsOf(root)[index];
  if (joining === undefined || part === undefined) return root;
  const kept = removeCondition(part, rest);
  if (kept === part) return root;
  const parts = kept === undefined ? partsOf(root).toSpliced(index, 1) : partsOf(root).with(index, kept);
  return parts.length <= 1 ? parts[0] : groupOf(joining, parts);
}
