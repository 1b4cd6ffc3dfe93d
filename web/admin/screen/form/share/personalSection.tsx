import { useState } from 'react';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { shareTexts } from '#admin/texts/compiled/form/share.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/formActions/formActions.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { Section } from '#ui/section/section.tsx';
import { useForm } from '../place/useForm.ts';
import { LinesField } from './linesField.tsx';
import { namesIn } from './namesIn.ts';
import { NewLinksDialog } from './newLinksDialog.tsx';
import { PersonalLinkList } from './personalLinkList.tsx';

/** One link for each person, and who has answered. */
export function PersonalSection() {
  const { personal: texts } = useLazyTexts(shareTexts);
  const form = useForm();
  const isNeeded = (form.settings as { one_per_person?: { by: string } }).one_per_person?.by === 'link';
  const [made, setMade] = useState<AnswerOf<'createPersonalLinks'>['links']>();
  return (
    <Section title={texts.title} description={texts.about}>
      {!isNeeded && <Notice>{texts.needed}</Notice>}
      <NamesForm onMade={setMade} />
      <PersonalLinkList />
      <NewLinksDialog links={made} name={form.name} onClose={() => setMade(undefined)} />
    </Section>
  );
}

interface NamesFormProps {
  readonly onMade: (links: AnswerOf<'createPersonalLinks'>['links']) => void;
}

function NamesForm({ onMade }: NamesFormProps) {
  const { personal: texts } = useLazyTexts(shareTexts);
  const { id: organization } = useOrganization();
  const { id: form } = useForm();
  const problemText = useProblemText();
  const create = useRouteMutation('createPersonalLinks', { invalidates: ['personalLinks'] });
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = async () => {
    const names = namesIn(text);
    setMissing(names.length === 0);
    if (names.length === 0) return;
    try {
      const { links } = await create.mutateAsync({ params: { organization, form }, body: { names } });
      setText('');
      onMade(links);
    } catch {
      // The problem is shown below.
    }
  };
  return (
    <Form onSubmit={() => void submit()}>
      <LinesField
        label={texts.names}
        description={texts.namesText}
        name="names"
        value={text}
        error={isMissing ? texts.namesMissing : undefined}
        onValueChange={(value) => {
          setText(value);
          setMissing(false);
        }}
      />
      <Problem>{create.error === null ? undefined : problemText(create.error)}</Problem>
      <FormActions>
        <Button type="submit" busy={create.isPending}>
          {texts.create}
        </Button>
      </FormActions>
    </Form>
  );
}
