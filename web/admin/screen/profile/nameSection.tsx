import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormActions } from '../../../ui/formActions/formActions.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { TextField } from '../../../ui/textField/textField.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { useFormSend } from '../../api/useFormSend.ts';
import { useTexts } from '../../texts/useTexts.ts';

export function NameSection({ name }: { readonly name: string }) {
  const { account, common, signIn } = useTexts();
  const toast = useToast();
  const { form, problem, isBusy, send } = useFormSend('changeAccount', {
    fields: { name: signIn.nameMissing },
    renews: ['account', 'start'],
  });
  const submit = async (values: FormData) => {
    const answer = await send({ body: { name: String(values.get('name')) } });
    if (answer !== undefined) toast({ title: account.nameSaved, tone: 'good' });
  };
  return (
    <Section title={account.nameTitle} description={account.nameText}>
      <Form {...form} onSubmit={(values) => void submit(values)}>
        <TextField label={common.name} name="name" autoComplete="name" maxLength={100} defaultValue={name} />
        {problem !== undefined && (
          <Notice tone="bad" announce>
            {problem}
          </Notice>
        )}
        <FormActions>
          <Button type="submit" busy={isBusy}>
            {common.save}
          </Button>
        </FormActions>
      </Form>
    </Section>
  );
}
