import type { Finding, FindingCode } from '../../check/findings.ts';
import type { FormDefinition } from '../../definition/document.ts';
import { pathParts, valueAt, withValueAt } from './pathParts.ts';
import { removeRulePart } from './removeRulePart.ts';
import { addMissingOption, renameKey, renameOption, useFittingOperator, writeSuggestion } from './repairs.ts';

/** The kind of a fix, for the words on its button. */
type FixKind =
  | 'removePart'
  | 'removeSetting'
  | 'addOption'
  | 'renameTo'
  | 'fittingOperator'
  | 'notRequired'
  | 'removePage'
  | 'removeTranslation';

/** One click that mends a finding. */
export interface Fix {
  readonly kind: FixKind;
  /** The name in those words: the new name, or the option that it adds. */
  readonly name?: string;
  /** Returns the draft that it was given where the fix does not fit any more. */
  readonly apply: (draft: FormDefinition) => FormDefinition;
}

/** Settings whose removal mends them: the field works without. */
const removable: ReadonlySet<FindingCode> = new Set([
  'default_invalid',
  'setting_unused',
  'step_impossible',
  'redirect_invalid',
]);

/** Actions and conditions that can only be taken out. */
const inRules: ReadonlySet<FindingCode> = new Set([
  'reference_unknown',
  'reference_not_usable',
  'action_target_missing',
  'set_not_possible',
  'jump_backwards',
  'setting_unused',
  'condition_value_missing',
]);

/** The fix of a finding, where one is surely what the author wants; undefined for the others. */
export function fixFor(draft: FormDefinition, finding: Finding): Fix | undefined {
  const parts = pathParts(finding.path);
  const renamed = writeSuggestion(draft, finding, parts) ?? renameKey(draft, finding, parts);
  if (renamed !== undefined) return renamed;
  switch (finding.code) {
    case 'option_unknown':
      return addMissingOption(draft, finding);
    case 'option_value_repeated':
      return renameOption(draft, parts);
    case 'condition_operator_unfit':
      return useFittingOperator(draft, parts);
    case 'required_never_shown':
      return notRequired(draft, finding);
    case 'translation_unneeded':
      return {
        kind: 'removeTranslation',
        apply: (before) => withValueAt(before, parts.slice(0, 2), undefined),
      };
    case 'page_empty':
      return emptyPage(draft, parts);
    default:
      return removalFor(draft, finding, parts);
  }
}

function removalFor(
  draft: FormDefinition,
  { code, rule }: Finding,
  parts: readonly (string | number)[],
): Fix | undefined {
  if (rule !== undefined && parts[0] === 'logic')
    return inRules.has(code)
      ? { kind: 'removePart', apply: (before) => removeRulePart(before, parts) }
      : undefined;
  const setting = parts.at(-1);
  const isSetting = typeof setting === 'string' && parts.length > 4 && valueAt(draft, parts) !== undefined;
  if (!removable.has(code) || !isSetting || setting === 'type') return undefined;
  return { kind: 'removeSetting', name: setting, apply: (before) => withValueAt(before, parts, undefined) };
}

function notRequired({ pages }: FormDefinition, { field }: Finding): Fix | undefined {
  for (const [page, { fields }] of pages.entries()) {
    const index = fields.findIndex(({ id, required }) => id === field && required === true);
    if (index === -1) continue;
    const path = ['pages', page, 'fields', index, 'required'];
    return { kind: 'notRequired', apply: (before) => withValueAt(before, path, undefined) };
  }
  return undefined;
}

/** A page that a rule names stays: removing it would break the rule. */
function emptyPage(draft: FormDefinition, parts: readonly (string | number)[]): Fix | undefined {
  const page = draft.pages[Number(parts[1])];
  if (page === undefined || draft.pages.length === 1 || page.fields.length > 0) return undefined;
  if (JSON.stringify(draft.logic ?? []).includes(JSON.stringify(page.id))) return undefined;
  return {
    kind: 'removePage',
    apply: (before) =>
      before.pages[Number(parts[1])]?.id === page.id && before.pages.length > 1
        ? { ...before, pages: before.pages.toSpliced(Number(parts[1]), 1) }
        : before,
  };
}
