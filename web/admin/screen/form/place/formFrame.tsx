import './formFrame.css';
import { Link, Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import type { FormDefinition } from '#form/definition/document.ts';
import { Tab, Tabs } from '../../../../ui/tabs/tabs.tsx';
import { callRoute } from '../../../api/callRoute.ts';
import { useOrganization } from '../../../navigation/useOrganization.ts';
import { PlaceTextsProvider } from '../../../texts/form/place/placeTextsProvider.tsx';
import { usePlaceTexts } from '../../../texts/form/place/usePlaceTexts.ts';
import { createEditor } from '../editor/createEditor.ts';
import { EditorContext } from '../editor/editorContext.ts';
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
  const { id: organization } = useOrganization();
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
  return (
    <EditorContext value={editor}>
      <header className="place-head">
        <h1 className="place-name">{form.name}</h1>
        <Tabs label={place.tabsLabel}>
          {formTabs.map(({ id, path }) => (
            <Tab key={id} render={<Link to={path} params={params} activeOptions={{ exact: true }} />}>
              {place.tabs[id]}
            </Tab>
          ))}
        </Tabs>
      </header>
      <Outlet />
    </EditorContext>
  );
}
