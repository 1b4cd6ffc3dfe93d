import { useFormErrors } from '#admin/api/useFormErrors.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { settingsTexts } from '#admin/texts/compiled/form/settings.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { FormSettings } from '#form/schema/settings.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { useEditor } from '../editor/editorContext.ts';
import { useForm } from '../place/useForm.ts';

/** Changes by the names of settings; null removes one. */
export type SettingsChange = { readonly [Name in keyof FormSettings]?: FormSettings[Name] | null };

/** The live settings of the form in the URL, and a way to change some of them. */
export function useLiveSettings() {
  const form = useForm();
  const { id: organization } = useOrganization();
  const texts = useLazyTexts(settingsTexts);
  const toast = useToast();
  const editor = useEditor();
  const change = useRouteMutation('changeFormSettings', { invalidates: ['form', 'forms'], inOrder: true });
  const failure = useFormErrors(change.error);
  /** Resolves with whether it was saved; the failure is in `failure`. */
  const save = async (settings: SettingsChange): Promise<boolean> => {
    try {
      // Limits may name a question that is not stored yet.
      await editor.flush();
      await change.mutateAsync({ params: { organization, form: form.id }, body: { settings } });
    } catch {
      return false;
    }
    toast({ about: 'form-settings', title: texts.saved, tone: 'good' });
    return true;
  };
  /** The change under way, so that a switch shows it at once. */
  const wanted = change.isPending ? (change.variables?.body?.settings as SettingsChange) : undefined;
  return { form, settings: form.settings as FormSettings, save, failure, wanted, isSaving: change.isPending };
}
