import { Layers, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useDraft, useEditor } from '#admin/screen/form/editor/editorContext.ts';
import { buildTexts } from '#admin/texts/compiled/form/build.ts';
import { kindTexts } from '#admin/texts/compiled/form/kind.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { Field, FormDefinition } from '#form/definition/document.ts';
import { entryOf } from '#form/edit/entries/fieldEntries.ts';
import { changeFields, deleteFields, moveFields } from '#form/edit/fields/fields.ts';
import { behaviourOf, isKnownField } from '#form/type/behaviours.ts';
import { Button } from '#ui/button/button.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { withSetting } from '../subject/settingAt.ts';
import type { Settings } from '../table/control.ts';
import { FormPanel } from './formPanel.tsx';
import { PanelHead } from './panelHead.tsx';

/** The settings that several fields have in common. */
export function SeveralPanel({ ids }: { readonly ids: readonly Field['id'][] }) {
  const { panel } = useLazyTexts(buildTexts);
  const { kinds } = useLazyTexts(kindTexts);
  const editor = useEditor();
  const draft = useDraft();
  const fields = useMemo(() => {
    const named = new Set(ids);
    return draft.pages.flatMap((page) => page.fields.filter(({ id }) => named.has(id)));
  }, [draft, ids]);
  if (fields.length === 0) return <FormPanel />;
  const answered = fields.filter((field) => !isKnownField(field) || behaviourOf(field).requirable);
  const shown = fields.filter(({ type }) => type !== 'hidden');
  const nameOf = (field: Field) => {
    const entry = entryOf(field);
    return entry === undefined ? field.type : kinds[entry].name;
  };
  const change = (of: readonly Field[], path: string, value: unknown) =>
    editor.change((current) =>
      changeFields(
        current,
        of.map(({ id }) => id),
        // Both settings are the same in every type.
        (field) => withSetting(field as unknown as Settings, path, value) as unknown as Field,
      ),
    );
  const page = common(
    ids.map((id) => draft.pages.find(({ fields: all }) => all.some((each) => each.id === id))?.id),
  );
  return (
    <>
      <PanelHead icon={Layers} title={panel.severalFields(fields.length)} />
      <div className="panel-several">
        <ul className="panel-several-list">
          {fields.map((field) => (
            <li key={field.id}>
              {field.label || field.id}
              <span className="panel-several-type">{nameOf(field)}</span>
            </li>
          ))}
        </ul>
        {answered.length > 0 && (
          <Segmented
            label={panel.settings.required.label}
            options={[
              { value: 'true', label: panel.yes },
              { value: 'false', label: panel.no },
            ]}
            value={common(answered.map(({ required = false }) => String(required))) ?? ''}
            onValueChange={(next) => change(answered, 'required', next === 'true' ? true : undefined)}
            fill
          />
        )}
        {shown.length > 0 && (
          <Segmented
            label={panel.settings.width.label}
            options={(['full', 'half', 'third'] as const).map((value) => ({
              value,
              label: panel.values.width[value],
            }))}
            value={common(shown.map(({ width = 'full' }) => width)) ?? ''}
            onValueChange={(next) => change(shown, 'width', next === 'full' ? undefined : next)}
            fill
          />
        )}
        <Select
          label={panel.moveToPage}
          options={[
            ...(page === undefined ? [{ value: '', label: panel.severalPages, disabled: true }] : []),
            ...draft.pages.map(({ id, label }, index) => ({
              value: id,
              label: label || panel.page(index + 1),
            })),
          ]}
          value={page ?? ''}
          onValueChange={(next) => editor.change((current) => moveFields(current, ids, endOf(current, next)))}
        />
        <Button
          icon={Trash2}
          onClick={() =>
            editor.change((current) => deleteFields(current, ids), { selection: { kind: 'form' } })
          }
        >
          {panel.deleteFields(fields.length)}
        </Button>
      </div>
    </>
  );
}

function endOf({ pages }: FormDefinition, page: string) {
  return { page, index: pages.find(({ id }) => id === page)?.fields.length ?? 0 };
}

/** The value that all of them have. */
function common<Value>(values: readonly Value[]): Value | undefined {
  return values.every((value) => value === values[0]) ? values[0] : undefined;
}
