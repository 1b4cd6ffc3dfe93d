import './formFrame.css';
import { Link, Outlet } from '@tanstack/react-router';
import { Tab, Tabs } from '../../../../ui/tabs/tabs.tsx';
import { useOrganization } from '../../../navigation/useOrganization.ts';
import { PlaceTextsProvider } from '../../../texts/form/place/placeTextsProvider.tsx';
import { usePlaceTexts } from '../../../texts/form/place/usePlaceTexts.ts';
import { EditorContext } from '../editor/editorContext.ts';
import { Conflicts } from '../editor/show/conflicts.tsx';
import { Presence } from '../editor/show/presence.tsx';
import { SavingIndicator } from '../editor/show/savingIndicator.tsx';
import { useFormEditor } from '../editor/useFormEditor.ts';
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
  const editor = useFormEditor(organization, form);
  return (
    <EditorContext value={editor}>
      <header className="place-head">
        <h1 className="place-name">{form.name}</h1>
        <SavingIndicator />
        <Presence />
        <Tabs label={place.tabsLabel}>
          {formTabs.map(({ id, path }) => (
            <Tab key={id} render={<Link to={path} params={params} activeOptions={{ exact: true }} />}>
              {place.tabs[id]}
            </Tab>
          ))}
        </Tabs>
      </header>
      <Conflicts />
      <Outlet />
    </EditorContext>
  );
}
