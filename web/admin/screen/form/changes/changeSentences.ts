import type { FrameTexts } from '#admin/texts/compiled/form/frame.ts';
import type { DefinitionChange } from '#form/definition/change/compareDefinitions.ts';
import { onOneLine } from '#form/edit/insert/insertedParts.ts';

/** Labels may hold a long text; in a sentence its beginning is enough. */
const maxNameLength = 80;

/** Says a change in one sentence; rules that came and went give two. */
export function changeSentences(change: DefinitionChange, texts: FrameTexts['versions']): string[] {
  const { changes } = texts;
  const named = (text: string) => shortText(text) || texts.nameless;
  switch (change.kind) {
    case 'field_added':
    case 'field_removed':
    case 'field_settings':
    case 'field_required':
    case 'field_optional':
    case 'field_moved':
    case 'field_retyped':
    case 'options_reordered':
      return [changes[change.kind](named(change.field.label))];
    case 'field_reworded':
      return [changes.field_reworded(named(change.before), named(change.field.label))];
    case 'option_added':
    case 'option_removed':
    case 'option_changed':
      return [changes[change.kind](named(change.field.label), named(change.option))];
    case 'option_reworded':
      return [changes.option_reworded(named(change.field.label), named(change.before), named(change.option))];
    case 'page_added':
    case 'page_removed':
    case 'page_changed': {
      const label = shortText(change.page);
      return [
        changes[change.kind](label === '' ? changes.pageNumber(change.number) : changes.pageNamed(label)),
      ];
    }
    case 'order_changed':
    case 'workflows_reordered':
      return [changes[change.kind]];
    case 'rules_changed': {
      const { added, removed } = change;
      if (added === 0 && removed === 0) return [changes.rulesReordered];
      return [
        ...(added === 0 ? [] : [changes.rulesAdded(added)]),
        ...(removed === 0 ? [] : [changes.rulesRemoved(removed)]),
      ];
    }
    case 'workflow_added':
    case 'workflow_removed':
    case 'workflow_changed':
    case 'workflow_enabled':
    case 'workflow_disabled':
      return [changes[change.kind](named(change.workflow))];
    case 'part_changed':
      return [changes.parts[change.part]];
  }
}

/** Whether visitors never see a change, because it is about the work that follows a response. */
export function isAfterResponse({ kind }: DefinitionChange): boolean {
  return kind.startsWith('workflow');
}

/** Kinds of fields that collect nothing, so that the responses have no column for them. */
const withoutColumn = new Set(['rich_text']);

/** Says the effect of a change on the columns of the responses; most have none. */
export function columnSentences(change: DefinitionChange, texts: FrameTexts): string[] {
  const { publishing } = texts.place;
  if (!('field' in change) || withoutColumn.has(change.field.type)) return [];
  const named = (text: string) => shortText(text) || texts.versions.nameless;
  const label = named(change.field.label);
  switch (change.kind) {
    case 'field_added':
      return [publishing.columnAdded(label)];
    case 'field_removed':
      return [publishing.columnStays(label)];
    case 'field_reworded':
      return [publishing.columnReworded(named(change.before), label)];
    case 'field_retyped':
      return [publishing.otherType(label)];
    case 'option_removed':
      return [publishing.optionStays(label, named(change.option))];
    default:
      return [];
  }
}

export function shortText(text: string): string {
  const line = onOneLine(text);
  const letters = [...line];
  return letters.length <= maxNameLength ? line : `${letters.slice(0, maxNameLength - 1).join('')}…`;
}
