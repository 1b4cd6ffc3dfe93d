import { FileText } from 'lucide-react';
import { useMemo } from 'react';
import { fieldIcon } from '#admin/fieldType/fieldIcon.ts';
import { logicTexts } from '#admin/texts/compiled/form/logic.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { Field, FormDefinition } from '#form/definition/document.ts';
import { nameOfField } from '#form/edit/insert/insertedParts.ts';
import { Picker, type PickerItem } from '#ui/picker/picker.tsx';
import { useDraft } from '../editor/editorContext.ts';
import { pageName } from '../write/pageName.ts';

interface FieldPickerProps {
  readonly label: string;
  /** The id of the field, or `page:` and the id of the page. */
  readonly value: string | undefined;
  readonly fields: readonly Field[];
  /** Whether pages can be chosen too. */
  readonly withPages?: boolean;
  /** A first item with an empty id. */
  readonly none?: string;
  readonly onPick: (value: string) => void;
}

/** A field of the form, by icon and label; a deleted one is marked. */
export function FieldPicker({ label, value, fields, withPages = false, none, onPick }: FieldPickerProps) {
  const draft = useDraft();
  const logic = useLazyTexts(logicTexts);
  const items = useMemo(() => {
    const first = none === undefined ? [] : [{ id: '', label: none, group: logic.field }];
    const ofPages = withPages ? pageItems(draft, logic.pages, logic.pageNumber) : [];
    return [...first, ...fieldItems(draft, fields, logic.pageNumber), ...ofPages];
  }, [draft, fields, withPages, none, logic]);
  const isPage = value?.startsWith('page:') === true;
  return (
    <Picker
      label={label}
      items={items}
      value={value}
      onPick={onPick}
      searchLabel={logic.searchFields}
      emptyText={logic.noField}
      missing={value === undefined ? logic.chooseField : isPage ? logic.deletedPage : logic.deletedField}
      broken={value !== undefined}
    />
  );
}

function fieldItems(
  draft: FormDefinition,
  fields: readonly Field[],
  numbered: (number: number) => string,
): PickerItem[] {
  const wanted = new Set(fields.map(({ id }) => id));
  return draft.pages.flatMap((page, index) =>
    page.fields
      .filter(({ id }) => wanted.has(id))
      .map((field) => ({
        id: field.id,
        label: nameOfField(field),
        group: pageName(page, index, numbered),
        hint: field.key,
        synonyms: field.id,
        icon: fieldIcon(field.type),
      })),
  );
}

function pageItems(
  { pages }: FormDefinition,
  group: string,
  numbered: (number: number) => string,
): PickerItem[] {
  return pages.map((page, index) => ({
    id: `page:${page.id}`,
    label: pageName(page, index, numbered),
    group,
    icon: FileText,
  }));
}
