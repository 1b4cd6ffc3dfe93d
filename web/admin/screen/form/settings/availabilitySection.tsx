import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { SaveButton } from '#admin/dialog/saveButton.tsx';
import { useDraft } from '#admin/dialog/useDraft.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { settingsTexts } from '#admin/texts/compiled/form/settings.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/formActions/formActions.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { Section } from '#ui/section/section.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import { TimeZoneField } from '../../organization/general/timeZoneField.tsx';
import { useLiveSettings } from './useLiveSettings.ts';

/** The switch, and when the form opens and closes. */
export function AvailabilitySection() {
  const { availability: texts } = useLazyTexts(settingsTexts);
  const { settings, save, failure, isSaving } = useLiveSettings();
  const opens = useDraft(settings.opens_at ?? '');
  const closes = useDraft(settings.closes_at ?? '');
  const zone = useDraft(settings.time_zone ?? 'UTC');
  const drafts = [opens, closes, zone];
  const submit = async () => {
    const isSaved = await save({
      opens_at: opens.value || null,
      closes_at: closes.value || null,
      time_zone: zone.value === 'UTC' ? null : zone.value,
    });
    if (isSaved) for (const draft of drafts) draft.forget();
  };
  return (
    <Section title={texts.title} description={texts.about}>
      <EnabledSwitch />
      <Form errors={failure.errors} onSubmit={() => void submit()}>
        <TextField
          label={texts.opens}
          description={texts.opensText}
          name="opens_at"
          type="datetime-local"
          value={opens.value}
          onChange={(event) => opens.type(event.currentTarget.value)}
        />
        <TextField
          label={texts.closes}
          description={texts.closesText}
          name="closes_at"
          type="datetime-local"
          value={closes.value}
          onChange={(event) => closes.type(event.currentTarget.value)}
        />
        <TimeZoneField
          label={texts.timeZone}
          description={texts.timeZoneText}
          value={zone.value}
          onValueChange={zone.type}
        />
        <Problem>{failure.notice}</Problem>
        <FormActions>
          <SaveButton isChanged={drafts.some(({ isChanged }) => isChanged)} busy={isSaving} />
        </FormActions>
      </Form>
    </Section>
  );
}

function EnabledSwitch() {
  const { availability: texts } = useLazyTexts(settingsTexts);
  const { form } = useLiveSettings();
  const { id: organization } = useOrganization();
  const problemText = useProblemText();
  const change = useRouteMutation('changeForm', { invalidates: ['form', 'forms'], inOrder: true });
  if (form.published_version === null) return <Notice>{texts.unpublished}</Notice>;
  const params = { organization, form: form.id };
  const wanted = change.isPending ? change.variables?.body?.enabled : undefined;
  return (
    <>
      <Switch
        label={texts.enabled}
        description={texts.enabledText}
        checked={wanted ?? form.state !== 'disabled'}
        onCheckedChange={(enabled) => change.mutate({ params, body: { enabled } })}
      />
      <Problem>{change.error === null ? undefined : problemText(change.error)}</Problem>
    </>
  );
}
