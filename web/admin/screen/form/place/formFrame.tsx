import './formFrame.css';
import { Link, Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { useMemo } from 'react';
import { useOfferCommands } from '#admin/navigation/screenCommands.ts';
import { useDocumentTitle } from '#admin/navigation/useDocumentTitle.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { frameTexts } from '#admin/texts/compiled/form/frame.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { Tab, Tabs } from '#ui/tabs/tabs.tsx';
import { EditorContext } from '../editor/editorContext.ts';
import { Conflicts } from '../editor/show/conflicts.tsx';
import { Presence } from '../editor/show/presence.tsx';
import { SavingIndicator } from '../editor/show/savingIndicator.tsx';
import { UndoButtons } from '../editor/show/undoButtons.tsx';
import { useFormEditor } from '../editor/useFormEditor.ts';
import { FormActions } from './formActions.tsx';
import { FormName } from './formName.tsx';
import { FormStatus } from './formStatus.tsx';
import { formTabs, showsDraft } from './formTabs.ts';
import { PublishingContext } from './publish/publishingContext.ts';
import { usePublishDialog } from './publish/usePublishDialog.tsx';
import { useForm } from './useForm.ts';

/** A form's own place: its name, state and tabs, around the open tab. */
export function FormFrame() {
  const { id: organization, name: organizationName } = useOrganization();
  const form = useForm();
  const { place } = useLazyTexts(frameTexts);
  const { pathname } = useLocation();
  const params = { organization, form: form.id };
  const editor = useFormEditor(organization, form);
  const isDraftShown = showsDraft(pathname.split(`/f/${form.id}`)[1] ?? '');
  const [openPublishing, publishDialog] = usePublishDialog(form);
  useDocumentTitle(form.name, organizationName);
  useTabCommands(organization, form.id, form.name);
  return (
    <EditorContext value={editor}>
      <PublishingContext value={openPublishing}>
        <div className="place-top">
          <header className="place-head">
            <div className="place-title">
              <FormName form={form} />
              <FormStatus form={form} />
              <SavingIndicator />
              {isDraftShown && <UndoButtons />}
            </div>
            <Tabs label={place.tabsLabel}>
              {formTabs.map(({ id, path, ...tab }) => (
                <Tab
                  key={id}
                  current={'below' in tab && `${pathname}/`.includes(`${tab.below}/`)}
                  render={
                    <Link to={path} params={params} activeOptions={{ exact: true, includeSearch: false }} />
                  }
                >
                  {place.tabs[id]}
                </Tab>
              ))}
            </Tabs>
            <div className="place-actions">
              <Presence />
              <FormActions form={form} />
            </div>
          </header>
        </div>
        <Conflicts />
        <div className="place-tab">
          <Outlet />
        </div>
        {publishDialog}
      </PublishingContext>
    </EditorContext>
  );
}

/** The tabs in the palette, for people who work by keyboard. */
function useTabCommands(organization: string, form: string, name: string): void {
  const { place } = useLazyTexts(frameTexts);
  const navigate = useNavigate();
  useOfferCommands(
    useMemo(
      () =>
        formTabs.map(({ id, path }) => ({
          id: `tab-${id}`,
          group: name,
          label: place.tabs[id],
          icon: FileText,
          run: () => void navigate({ to: path, params: { organization, form } }),
        })),
      [organization, form, name, place, navigate],
    ),
  );
}
