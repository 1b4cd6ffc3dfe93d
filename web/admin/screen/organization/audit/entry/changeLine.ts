import type { AuditAction } from '#contract/app/organization/auditActions.ts';
import { isObject } from '#kit/isObject.ts';
import { type DetailLabels, detailRows } from './detailRows.ts';
import type { Entry } from './entry.ts';

/** Details shown in the line; the rest appears in the opened entry. */
const inlineDetails = [
  'role',
  'name',
  'time_zone',
  'accent',
  'given',
  'taken',
  'workspaces',
  'kind',
  'email',
  'version',
  'settings',
];

/** Actions whose sentence names both values. */
const describedInFull: readonly AuditAction[] = ['workspace.renamed', 'form.renamed', 'account.name_changed'];

/** The old and the new value in one line; empty when the sentence names them. */
export function changeLine(
  { action, details }: Pick<Entry, 'action' | 'details'>,
  labels: DetailLabels,
): string {
  const { from, to, ...others } = details;
  const named = Object.entries(others).filter(
    ([key, value]) => inlineDetails.includes(key) && !(Array.isArray(value) && value.length === 0),
  );
  const rows = detailRows(
    { ...Object.fromEntries(named), ...(describedInFull.includes(action) ? {} : changesOf(from, to)) },
    labels,
  );
  return rows.map(({ label, value }) => (label === '' ? value : `${label}: ${value}`)).join(' · ');
}

/** The change itself, or the settings that differ. */
function changesOf(from: unknown, to: unknown): Record<string, unknown> {
  if (to === undefined) return {};
  if (!isObject(from) || !isObject(to)) return { '': { from, to } };
  const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return Object.fromEntries(
    keys
      .filter((key) => (from[key] ?? '') !== (to[key] ?? ''))
      .map((key) => [key, { from: from[key], to: to[key] }]),
  );
}
