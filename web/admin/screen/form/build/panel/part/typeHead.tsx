import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { fieldIcon } from '#admin/fieldType/fieldIcon.ts';
import { panelOf } from '#admin/fieldType/fieldPanels.ts';
import { useEditor } from '#admin/screen/form/editor/editorContext.ts';
import { useForm } from '#admin/screen/form/place/useForm.ts';
import { buildTexts } from '#admin/texts/compiled/form/build.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { Field } from '#form/definition/document.ts';
import { changeType, typesFor, withType } from '#form/edit/changeType.ts';
import { type FieldType, isFieldType } from '#form/value/kinds.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { controlsOf } from '../table/pathsOf.ts';
import { PanelHead } from './panelHead.tsx';

/** The type of the field, with a menu of those that it may become. */
export function TypeHead({ field }: { readonly field: Field }) {
  const { panel, build } = useLazyTexts(buildTexts);
  const [wanted, setWanted] = useState<FieldType>();
  const isPublished = useForm().published_version !== null;
  const change = useChangeType(field, isPublished);
  const types = typesFor(field);
  const nameOf = (type: string) => (isFieldType(type) ? build.types[type].name : panel.unknownType(type));
  const choose = (type: FieldType) => {
    if (isPublished || withType(field, type).lost.length > 0) setWanted(type);
    else change(type);
  };
  return (
    <PanelHead icon={fieldIcon(field.type)} title={nameOf(field.type)}>
      {types.length > 0 && (
        <Menu
          align="end"
          trigger={
            <Button size="small" variant="quiet" icon={ChevronDown}>
              {panel.changeType}
            </Button>
          }
          groups={[
            {
              id: 'types',
              heading: panel.changeTypeTo,
              items: types.map((type) => ({
                id: type,
                label: build.types[type].name,
                icon: fieldIcon(type),
                onSelect: () => choose(type),
              })),
            },
          ]}
        />
      )}
      {wanted !== undefined && (
        <LossDialog
          field={field}
          type={wanted}
          isPublished={isPublished}
          onClose={() => setWanted(undefined)}
          onConfirm={() => change(wanted)}
        />
      )}
    </PanelHead>
  );
}

function useChangeType(field: Field, isPublished: boolean) {
  const editor = useEditor();
  return (type: FieldType) => {
    // Stored answers belong to the id and its type, so the changed field is a new one.
    const id = isPublished ? editor.newFieldId() : field.id;
    editor.change((draft) => changeType(draft, field.id, type, id), {
      selection: { kind: 'fields', fields: [id] },
    });
  };
}

interface LossDialogProps {
  readonly field: Field;
  readonly type: FieldType;
  readonly isPublished: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Says what another type would lose. */
function LossDialog({ field, type, isPublished, onClose, onConfirm }: LossDialogProps) {
  const { panel, build } = useLazyTexts(buildTexts);
  const { name } = build.types[type];
  const { lost } = withType(field, type);
  const names = useSettingNames(field.type, lost);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={panel.changeTo(name)}
      closeLabel={panel.cancel}
      size="small"
      actions={
        <>
          <Button
            variant="primary"
            onClick={() => {
              onClose();
              onConfirm();
            }}
          >
            {panel.changeType}
          </Button>
          <Button onClick={onClose}>{panel.cancel}</Button>
        </>
      }
    >
      {isPublished && <p className="panel-note">{panel.newColumn}</p>}
      {lost.length > 0 && (
        <>
          <p>{panel.lost(name)}</p>
          <ul className="panel-lost">
            {names.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

/** The labels of settings, as the panel of the type shows them. */
function useSettingNames(type: string, paths: readonly string[]): readonly string[] {
  const { panel } = useLazyTexts(buildTexts);
  const controls = controlsOf(panelOf(type));
  return paths.map((path) => {
    if (path === 'options.image') return panel.settings.optionPicture.label;
    const control = controls.find((each) => each.path === path);
    return control === undefined ? path : panel.settings[control.text].label;
  });
}
