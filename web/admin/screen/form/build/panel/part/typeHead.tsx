import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { entryIcon } from '#admin/fieldType/entryLooks.ts';
import { fieldIcon } from '#admin/fieldType/fieldIcon.ts';
import { panelOf } from '#admin/fieldType/fieldPanels.ts';
import { useEditor } from '#admin/screen/form/editor/editorContext.ts';
import { useForm } from '#admin/screen/form/place/useForm.ts';
import { buildTexts } from '#admin/texts/compiled/form/build.ts';
import { kindTexts } from '#admin/texts/compiled/form/kind.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { Field } from '#form/definition/document.ts';
import { changeType, entriesFor, withEntry } from '#form/edit/changeType.ts';
import { entryOf, type FieldEntry, typeOfEntry } from '#form/edit/entries/fieldEntries.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { controlsOf } from '../table/pathsOf.ts';
import { PanelHead } from './panelHead.tsx';

/** The type of the field, with a menu of those that it may become. */
export function TypeHead({ field }: { readonly field: Field }) {
  const { panel, build } = useLazyTexts(buildTexts);
  const { kinds } = useLazyTexts(kindTexts);
  const [wanted, setWanted] = useState<FieldEntry>();
  const isPublished = useForm().published_version !== null;
  const change = useChangeType(field, isPublished);
  const entries = entriesFor(field);
  const own = entryOf(field);
  const choose = (entry: FieldEntry) => {
    const isNew = isPublished && typeOfEntry(entry) !== field.type;
    if (isNew || withEntry(field, entry, build.newField).lost.length > 0) setWanted(entry);
    else change(entry);
  };
  return (
    <PanelHead
      icon={own === undefined ? fieldIcon(field.type) : entryIcon(own)}
      title={own === undefined ? panel.unknownType(field.type) : kinds[own].name}
    >
      {entries.length > 0 && (
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
              items: entries.map((entry) => ({
                id: entry,
                label: kinds[entry].name,
                icon: entryIcon(entry),
                onSelect: () => choose(entry),
              })),
            },
          ]}
        />
      )}
      {wanted !== undefined && (
        <LossDialog
          field={field}
          entry={wanted}
          isPublished={isPublished && typeOfEntry(wanted) !== field.type}
          onClose={() => setWanted(undefined)}
          onConfirm={() => change(wanted)}
        />
      )}
    </PanelHead>
  );
}

function useChangeType(field: Field, isPublished: boolean) {
  const editor = useEditor();
  const { build } = useLazyTexts(buildTexts);
  return (entry: FieldEntry) => {
    // Stored answers belong to the id and its type, so a field of another type is a new one.
    const id = isPublished && typeOfEntry(entry) !== field.type ? editor.newFieldId() : field.id;
    editor.change((draft) => changeType(draft, field.id, entry, build.newField, id), {
      selection: { kind: 'fields', fields: [id] },
    });
  };
}

interface LossDialogProps {
  readonly field: Field;
  readonly entry: FieldEntry;
  readonly isPublished: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Says what another type would lose. */
function LossDialog({ field, entry, isPublished, onClose, onConfirm }: LossDialogProps) {
  const { panel, build } = useLazyTexts(buildTexts);
  const { name } = useLazyTexts(kindTexts).kinds[entry];
  const { lost } = withEntry(field, entry, build.newField);
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
