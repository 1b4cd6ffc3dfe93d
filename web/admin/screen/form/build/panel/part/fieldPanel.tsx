import { panelOf } from '#admin/fieldType/fieldPanels.ts';
import { useEditorState } from '#admin/screen/form/editor/editorContext.ts';
import { buildTexts } from '#admin/texts/compiled/form/build.ts';
import { useCopyLabels } from '#admin/texts/useCopyLabels.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { Field, FormDefinition } from '#form/definition/document.ts';
import { changeFields } from '#form/edit/fields/fields.ts';
import { showFirstPrice } from '#form/edit/fields/showFirstPrice.ts';
import { field as fieldSchema } from '#form/schema/field.ts';
import { CopyButton } from '#ui/copyButton/copyButton.tsx';
import { useDraftSubject } from '../subject/useDraftSubject.ts';
import { useFieldFindings } from '../subject/useFieldFindings.ts';
import { useSuggestedCurrency } from '../subject/useSuggestedCurrency.ts';
import { FormPanel } from './formPanel.tsx';
import { SettingsSections } from './settingsSections.tsx';
import { ShowOnlyIfButton } from './showOnlyIfButton.tsx';
import { TypeHead } from './typeHead.tsx';

/** The settings of one field. It renders when this field changes, not when another does. */
export function FieldPanel({ id }: { readonly id: string }) {
  const field = useEditorState(({ draft }) => findField(draft, id));
  // The field may be gone after an undo.
  return field === undefined ? <FormPanel /> : <FieldSettings field={field} />;
}

function FieldSettings({ field }: { readonly field: Field }) {
  const { id, type } = field;
  const findings = useFieldFindings(field);
  const currency = useSuggestedCurrency();
  const subject = useDraftSubject({
    name: id,
    settings: { ...field },
    schema: fieldSchema,
    findings,
    // The settings were checked against the schema of a field.
    replace: (draft, change) => {
      const changed = changeFields(draft, [id], (each) => change({ ...each }) as Field);
      return showFirstPrice(draft, changed, id, () => currency(changed));
    },
  });
  return (
    <>
      <TypeHead field={field} />
      <SettingsSections key={type} table={panelOf(type)} subject={subject} more={<FieldId id={id} />} />
      {type !== 'hidden' && <ShowOnlyIfButton field={id} />}
    </>
  );
}

/** The id is shown, because programs and links name the field by it. */
function FieldId({ id }: { readonly id: string }) {
  const { panel } = useLazyTexts(buildTexts);
  const { copyLabel, ...labels } = useCopyLabels();
  return (
    <div className="panel-fixed">
      <div>
        <div className="ui-field-label">{panel.id}</div>
        <p className="ui-field-description">{panel.idHelp}</p>
      </div>
      <div className="panel-fixed-value">
        <code className="panel-id">{id}</code>
        <CopyButton {...labels} label={copyLabel} text={id} size="small" variant="quiet" />
      </div>
    </div>
  );
}

function findField(draft: FormDefinition, id: string): Field | undefined {
  for (const { fields } of draft.pages) {
    const found = fields.find((field) => field.id === id);
    if (found !== undefined) return found;
  }
  return undefined;
}
