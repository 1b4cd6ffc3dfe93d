import './formFrame.css';
import { Link, Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import type { FormDefinition } from '#form/definition/document.ts';
import { Tab, Tabs } from '../../../../ui/tabs/tabs.tsx';
import { callRoute } from '../../../api/callRoute.ts';
import { useDocumentTitle } from '../../../navigation/useDocumentTitle.ts';
import { useOrganization } from '../../../navigation/useOrganization.ts';
import { PlaceTextsProvider } from '../../../texts/form/place/placeTextsProvider.tsx';
import { usePlaceTexts } from '../../../texts/form/place/usePlaceTexts.ts';
import { createEditor } from '../editor/createEditor.ts';
import { EditorContext } from '../editor/editorContext.ts';
import { FormActions } from './formActions.tsx';
import { FormName } from './formName.tsx';
import { FormStatus } from './formStatus.tsx';
import { formTabs } from './formTabs.ts';
import { useForm } from './useForm.ts';

/** A form's own place: its name, state and tabs, around the open tab. */
export function FormFrame() {
  return (
    <PlaceTextsProvider>
      <FormPlace />
    </PlaceTextsProvider>
  );
}

function FormPlace() {
  const { id: organization, name: organizationName } = useOrganization();
  const form = useForm();
  const { place } = usePlaceTexts();
  const params = { organization, form: form.id };
  const [editor] = useState(() =>
    createEditor({
      draft: form.definition as FormDefinition,
      revision: form.revision,
      lastFieldNumber: form.last_field_number,
      save: async (definition, revision) =>
        (await callRoute('saveDraft', { params, body: { revision, definition } })).revision,
    }),
  );
  useDocumentTitle(form.name, organizationName);
  return (
    <EditorContext value={editor}>
      <div className="place-top">
        <header className="place-head">
          <div className="place-title">
            <FormName form={form} />
            <FormStatus form={form} />
            {/* How far the draft is saved: the indicator of the editor goes here. */}
            <div className="place-saving" />
          </div>
          <Tabs label={place.tabsLabel}>
            {formTabs.map(({ id, path }) => (
              <Tab key={id} render={<Link to={path} params={params} activeOptions={{ exact: true }} />}>
                {place.tabs[id]}
              </Tab>
            ))}
          </Tabs>
          <div className="place-actions">
            {/* Who else is here: the people in the draft go here. */}
            <div className="place-presence" />
            <FormActions form={form} />
          </div>
        </header>
      </div>
      <div className="place-tab">
        <Outlet />
      </div>
    </EditorContext>
  );
}
