import { useFormErrors } from '#admin/api/useFormErrors.ts';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { settingsTexts } from '#admin/texts/compiled/form/settings.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
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
  const { common } = useTexts();
  const problemText = useProblemText();
  const texts = useLazyTexts(settingsTexts);
  const toast = useToast();
  const editor = useEditor();
  const change = useRouteMutation('changeFormSettings', { invalidates: ['form', 'forms'], inOrder: true });
  const failure = useFormErrors(change.error);
  const params = { organization, form: form.id };
  const undo = async (before: SettingsChange) => {
    try {
      await change.mutateAsync({ params, body: { settings: before } });
      toast({ about: 'form-settings', title: texts.undone, tone: 'good' });
    } catch (error) {
      toast({ about: 'form-settings', title: problemText(error), tone: 'bad' });
    }
  };
  /** Resolves with whether it was saved; the failure is in `failure`. */
  const save = async (settings: SettingsChange): Promise<boolean> => {
    const before = valuesNow(form.settings as FormSettings, settings);
    try {
      // Limits may name a question that is not stored yet.
      await editor.flush();
      await change.mutateAsync({ params, body: { settings } });
    } catch {
      return false;
    }
    toast({
      about: 'form-settings',
      title: texts.saved,
      tone: 'good',
      action: { label: common.undo, onPress: () => void undo(before) },
    });
    return true;
  };
  /** The change under way, so that a switch shows it at once. */
  const wanted = change.isPending ? (change.variables?.body?.settings as SettingsChange) : undefined;
  return { form, settings: form.settings as FormSettings, save, failure, wanted, isSaving: change.isPending };
}

/** The values that a change replaces. */
function valuesNow(settings: FormSettings, change: SettingsChange): SettingsChange {
  const names = Object.keys(change) as (keyof FormSettings)[];
  return Object.fromEntries(names.map((name) => [name, settings[name] ?? null]));
}
