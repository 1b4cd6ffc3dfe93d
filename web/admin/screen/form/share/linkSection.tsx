import { ExternalLink } from 'lucide-react';
import { SaveButton } from '#admin/dialog/saveButton.tsx';
import { useDraft } from '#admin/dialog/useDraft.ts';
import { shareTexts } from '#admin/texts/compiled/form/share.ts';
import { useCopyLabels } from '#admin/texts/useCopyLabels.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { CopyField } from '#ui/copyField/copyField.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/formActions/formActions.tsx';
import { LinkButton } from '#ui/linkButton/linkButton.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { Row } from '#ui/row/row.tsx';
import { Section } from '#ui/section/section.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import { LocalAddressNotice } from '../../account/localAddressNotice.tsx';
import { useForm } from '../place/useForm.ts';
import { useLiveSettings } from '../settings/useLiveSettings.ts';
import { addressBy, isSlug } from './addresses.ts';
import { QrCode } from './qrCode.tsx';

/** The address, its readable form and its QR code. */
export function LinkSection() {
  const { link: texts } = useLazyTexts(shareTexts);
  const copyLabels = useCopyLabels();
  const form = useForm();
  return (
    <Section title={texts.title} description={texts.about}>
      <CopyField label={texts.address} value={form.url} {...copyLabels} />
      <LocalAddressNotice address={form.url} />
      <Row>
        <LinkButton icon={ExternalLink} render={<a href={form.url} target="_blank" rel="noreferrer" />}>
          {texts.open}
        </LinkButton>
      </Row>
      <SlugForm />
      <QrCode address={addressBy(form.url, form.id)} name={form.name} />
    </Section>
  );
}

function SlugForm() {
  const { link: texts } = useLazyTexts(shareTexts);
  const { form, settings, save, failure, isSaving } = useLiveSettings();
  const slug = useDraft(settings.slug ?? '');
  const wanted = slug.value.trim();
  const isWrong = wanted !== '' && !isSlug(wanted);
  const submit = async () => {
    if (!isWrong && (await save({ slug: wanted === '' ? null : wanted }))) slug.forget();
  };
  return (
    <Form errors={failure.errors} onSubmit={() => void submit()}>
      <TextField
        label={texts.slug}
        description={texts.slugText(addressBy(form.url, ''))}
        name="slug"
        maxLength={64}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={slug.value}
        error={isWrong ? texts.slugFault : undefined}
        onChange={(event) => slug.type(event.currentTarget.value)}
      />
      <Problem>{failure.notice}</Problem>
      <FormActions>
        <SaveButton isChanged={slug.isChanged} busy={isSaving} variant="secondary" />
      </FormActions>
    </Form>
  );
}
