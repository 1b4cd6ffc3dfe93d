import { StickyNote } from 'lucide-react';
import { useMemo } from 'react';
import { useEditorState } from '#admin/screen/form/editor/editorContext.ts';
import { buildTexts } from '#admin/texts/compiled/form/build.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { Page } from '#form/definition/document.ts';
import { changePage } from '#form/edit/fields/fields.ts';
import { definition } from '#form/schema/definition.ts';
import { useDraftSubject } from '../subject/useDraftSubject.ts';
import { pageTable } from '../table/formTables.ts';
import { FormPanel } from './formPanel.tsx';
import { PanelHead } from './panelHead.tsx';
import { SettingsSections } from './settingsSections.tsx';

/** Without the fields, which have panels of their own. */
const schema = definition.shape.pages.element.omit({ fields: true });

export function PagePanel({ id }: { readonly id: string }) {
  const page = useEditorState(({ draft }) => draft.pages.find((each) => each.id === id));
  // The page may be gone after an undo.
  return page === undefined ? <FormPanel /> : <PageSettings page={page} />;
}

function PageSettings({ page }: { readonly page: Page }) {
  const { panel } = useLazyTexts(buildTexts);
  const { id } = page;
  const number = useEditorState(({ draft }) => draft.pages.findIndex((each) => each.id === id) + 1);
  const settings = useMemo(() => {
    const { fields: _, ...rest } = page;
    return rest;
  }, [page]);
  const subject = useDraftSubject({
    name: id,
    settings,
    schema,
    // The settings were checked against the schema of a page.
    replace: (draft, change) => changePage(draft, id, (each) => change(each) as Page),
  });
  return (
    <>
      <PanelHead icon={StickyNote} title={panel.page(number)}>
        <code className="panel-id">{id}</code>
      </PanelHead>
      <SettingsSections table={pageTable} subject={subject} />
    </>
  );
}
