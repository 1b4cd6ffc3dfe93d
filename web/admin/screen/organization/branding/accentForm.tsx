import { useFormMutation } from '#admin/api/useFormMutation.ts';
import { SaveButton } from '#admin/dialog/saveButton.tsx';
import { UnsavedChangesPrompt } from '#admin/dialog/unsavedChangesPrompt.tsx';
import { useDraft } from '#admin/dialog/useDraft.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { dark, light } from '#render/style/tokens.ts';
import { Button } from '#ui/button/button.tsx';
import { ColourField } from '#ui/colourField/colourField.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/formActions/formActions.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { Section } from '#ui/section/section.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { ContrastNotice } from './contrastNotice.tsx';
import { PreviewSheet } from './previewSheet.tsx';

/** The accent colour, with its contrast and a preview. */
export function AccentForm({ branding }: { readonly branding: AnswerOf<'branding'> }) {
  const { branding: texts, common } = useTexts();
  const { id: organization } = useOrganization();
  const toast = useToast();
  const saved = branding.accent ?? light.accent;
  const draft = useDraft(saved);
  const { form, problem, isBusy, send } = useFormMutation('changeBranding', {
    invalidates: ['branding', 'organization'],
    fields: { accent: texts.accentWrong },
  });
  const accent = draft.value.trim().toLowerCase();
  const isWhole = /^#[0-9a-f]{6}$/.test(accent);
  const shown = isWhole ? accent : saved;
  const isStandard = branding.accent === null;

  const choose = async (chosen: string | null): Promise<boolean> => {
    const answer = await send({ params: { organization }, body: { accent: chosen } });
    if (answer !== undefined) draft.forget();
    return answer !== undefined;
  };
  const save = async () => {
    // The default colour is stored as null, so that each theme keeps its own shade.
    if (await choose(accent === light.accent ? null : accent))
      toast({ about: 'accent', title: common.saved, tone: 'good' });
  };
  const returnToStandard = async () => {
    const before = branding.accent;
    if (!(await choose(null))) return;
    const undo = async () => {
      if (await choose(before)) toast({ about: 'accent', title: common.saved, tone: 'good' });
    };
    const action = { label: common.undo, onPress: () => void undo() };
    toast({ about: 'accent', title: texts.standardUsed, tone: 'good', action });
  };

  return (
    <Section title={texts.colour} description={texts.colourDescription}>
      <Form {...form} onSubmit={() => void save()}>
        <UnsavedChangesPrompt isChanged={accent !== saved} />
        <ColourField
          label={texts.accent}
          description={texts.accentHelp}
          name="accent"
          value={draft.value}
          onValueChange={draft.type}
          pickLabel={texts.pick}
        />
        <ContrastNotice accent={isWhole ? accent : undefined} />
        <FormPreview accent={shown} logo={branding.logo} />
        <Problem>{problem}</Problem>
        <FormActions>
          <SaveButton isChanged={accent !== saved} busy={isBusy} />
          {!isStandard && (
            <Button variant="quiet" onClick={() => void returnToStandard()}>
              {texts.standard}
            </Button>
          )}
        </FormActions>
      </Form>
    </Section>
  );
}

interface FormPreviewProps {
  readonly accent: string;
  readonly logo: string | null;
}

/** A form in both themes, coloured by the same rules as real forms. */
function FormPreview({ accent, logo }: FormPreviewProps) {
  const { branding: texts } = useTexts();
  return (
    <div className="branding-previews">
      <PreviewSheet theme={light} accent={accent} logo={logo} caption={texts.previewLight} />
      <PreviewSheet theme={dark} accent={accent} logo={logo} caption={texts.previewDark} />
    </div>
  );
}
