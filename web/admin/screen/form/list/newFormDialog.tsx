import { useId, useRef, useState } from 'react';
import type { AnswerOf } from '#contract/app/routes.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { Pill } from '../../../../ui/pill/pill.tsx';
import { RadioGroup } from '../../../../ui/radioGroup/radioGroup.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import { TextField } from '../../../../ui/textField/textField.tsx';
import { useToast } from '../../../../ui/toast/useToast.ts';
import { useProblemText } from '../../../api/useProblemText.ts';
import { useRouteMutation } from '../../../api/useRouteMutation.ts';
import { useRouteQuery } from '../../../api/useRouteQuery.ts';
import { useLanguage } from '../../../texts/useTexts.ts';
import { formLinkId } from './formLinkId.ts';

interface NewFormDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly organization: AnswerOf<'organization'>;
  /** The preselected workspace. */
  readonly workspace: string | undefined;
}

const blank = '';

export function NewFormDialog({ open, onOpenChange, organization, workspace }: NewFormDialogProps) {
  const { code: language, texts } = useLanguage();
  const { forms, common } = texts;
  const { create } = forms;
  const known: Readonly<Record<string, { readonly title: string; readonly about: string }>> =
    create.templates;
  const toast = useToast();
  const problemText = useProblemText();
  const id = useId();
  const params = { organization: organization.id };
  const templates = useRouteQuery('templates', params);
  const send = useRouteMutation('createForm', { invalidates: ['forms', 'organization'] });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const made = useRef<string>(undefined);
  const change = (isOpen: boolean, created?: string) => {
    made.current = created;
    setErrors({});
    send.reset();
    onOpenChange(isOpen);
  };
  const isUnpaid = (template: string) =>
    templates.data?.templates.some((each) => each.name === template && each.payments_missing) === true;
  const submit = async (values: FormData) => {
    const name = String(values.get('name')).trim();
    if (name === '') {
      setErrors({ name: create.nameMissing });
      return;
    }
    setErrors({});
    const template = String(values.get('template'));
    const body = {
      name,
      workspace: String(values.get('workspace')),
      template: template === blank ? null : template,
      language,
    };
    const { id: about, url } = await send.mutateAsync({ params, body });
    change(false, about);
    toast({
      about,
      ...(isUnpaid(template)
        ? { title: create.createdUnpaid(name) }
        : { title: create.created(name), tone: 'good' as const }),
      action: { label: forms.open, onPress: () => void window.open(url, '_blank', 'noreferrer') },
    });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => change(isOpen)}
      title={create.title}
      description={create.about}
      closeLabel={common.close}
      size="large"
      finalFocus={() =>
        made.current === undefined ? null : document.getElementById(formLinkId(made.current))
      }
      actions={
        <>
          <Button variant="primary" type="submit" form={id} busy={send.isPending}>
            {create.action}
          </Button>
          <Button onClick={() => change(false)}>{common.cancel}</Button>
        </>
      }
    >
      {/* The mutation's error is shown below. */}
      <Form id={id} errors={errors} onSubmit={(values) => void submit(values).catch(() => undefined)}>
        {send.error !== null && (
          <Notice tone="bad" announce>
            {problemText(send.error)}
          </Notice>
        )}
        <div className="forms-new">
          <TextField label={create.name} name="name" maxLength={200} required />
          <Select
            label={create.workspace}
            name="workspace"
            defaultValue={workspace}
            options={organization.workspaces.map((each) => ({ value: each.id, label: each.name }))}
          />
        </div>
        {templates.data === undefined && templates.error !== null && (
          <Notice
            announce
            action={
              <Button size="small" busy={templates.isFetching} onClick={() => void templates.refetch()}>
                {common.tryAgain}
              </Button>
            }
          >
            {create.templatesMissing}
          </Notice>
        )}
        <RadioGroup
          label={create.template}
          name="template"
          columns
          defaultValue={blank}
          options={[
            { value: blank, label: create.blank, description: create.blankAbout },
            ...(templates.data?.templates ?? []).map(({ name, payments_missing, ...own }) => {
              const { title, about } = known[name] ?? own;
              if (!payments_missing) return { value: name, label: title, description: about };
              const label = (
                <>
                  {title} <Pill tone="warn">{create.needsStripe}</Pill>
                </>
              );
              return { value: name, label, description: create.needsStripeAbout };
            }),
          ]}
        />
      </Form>
    </Dialog>
  );
}
