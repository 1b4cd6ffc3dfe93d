import { ChevronRight, FileText, Flag } from 'lucide-react';
import { useMemo } from 'react';
import { useDraft, useEditor } from '#admin/screen/form/editor/editorContext.ts';
import { buildTexts } from '#admin/texts/compiled/form/build.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { definition } from '#form/schema/definition.ts';
import { useDraftSubject } from '../subject/useDraftSubject.ts';
import type { Settings } from '../table/control.ts';
import { formTable } from '../table/formTables.ts';
import { PanelHead } from './panelHead.tsx';
import { SettingsSections } from './settingsSections.tsx';

const own = {
  title: true,
  description: true,
  language: true,
  currency: true,
  display: true,
  progress: true,
  advance: true,
  time_needed: true,
  resume: true,
} as const;

const schema = definition.pick(own);

/** The settings of the form itself. */
export function FormPanel() {
  const { panel } = useLazyTexts(buildTexts);
  const draft = useDraft();
  const editor = useEditor();
  const settings = useMemo(() => ownSettings(draft), [draft]);
  const subject = useDraftSubject({ name: 'form', settings, schema, replace: replaceForm });
  return (
    <>
      <PanelHead icon={FileText} title={panel.form} isForm />
      <SettingsSections table={formTable} subject={subject} />
      <button type="button" className="panel-link" onClick={() => editor.select({ kind: 'ending' })}>
        <Flag size={16} aria-hidden />
        <span className="panel-link-name">{panel.ending}</span>
        <ChevronRight size={16} aria-hidden />
      </button>
    </>
  );
}

function ownSettings(draft: FormDefinition): Settings {
  return Object.fromEntries(Object.entries(draft).filter(([key]) => Object.hasOwn(own, key)));
}

function replaceForm(draft: FormDefinition, change: (settings: Settings) => Settings): FormDefinition {
  // The settings were checked against the schema of the document.
  return change(draft) as FormDefinition;
}
