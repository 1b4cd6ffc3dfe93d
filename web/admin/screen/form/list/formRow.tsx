import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { figure } from '#admin/texts/plural.ts';
import { useLanguage } from '#admin/texts/useTexts.ts';
import type { FormListed } from '#contract/app/form/forms.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { Pill } from '#ui/pill/pill.tsx';
import { Time } from '#ui/time/time.tsx';
import type { FormDialogKind } from './formDialogs.tsx';
import { FormMenu } from './formMenu.tsx';
import { Sparkline } from './sparkline.tsx';

interface FormRowProps {
  readonly form: FormListed;
  readonly organization: AnswerOf<'organization'>;
  /** The workspace's name, in lists of several workspaces. */
  readonly workspace: string | undefined;
  /** The responses of the last days; undefined if there are none. */
  readonly days: readonly number[] | undefined;
  /** Which time the list shows. */
  readonly time: 'updated' | 'created';
  readonly onAsk: (about: FormDialogKind, form: FormListed) => void;
}

const tones = {
  draft: 'neutral',
  enabled: 'good',
  disabled: 'warn',
  scheduled: 'accent',
  closed: 'warn',
  full: 'warn',
} as const;

/** The state of a form. An enabled form that cannot take its payments shows a warning. */
function FormState({ form }: { readonly form: FormListed }) {
  const { forms } = useLanguage().texts;
  const { payments_missing } = form;
  const state = form.state === 'enabled' ? (form.unavailable ?? form.state) : form.state;
  if (state !== 'enabled' || payments_missing === 'never')
    return <Pill tone={tones[state]}>{forms.states[state]}</Pill>;
  return (
    <>
      {payments_missing === 'always' ? (
        <Pill tone="bad">{forms.cannotBeSent}</Pill>
      ) : (
        <Pill tone="warn">{forms.states[state]}</Pill>
      )}
      <span className="forms-why">{forms.paymentsMissing}</span>
    </>
  );
}

/** Memoised: a long list renders again with every keystroke in the search. */
export const FormRow = memo(function FormRow({ form, workspace, days, time, ...menu }: FormRowProps) {
  const { texts, locale } = useLanguage();
  const { forms } = texts;
  const count = forms.responses(form.responses);
  return (
    <>
      <Link
        className="forms-name"
        to="/app/o/$organization/f/$form"
        params={{ organization: menu.organization.id, form: form.id }}
      >
        {form.name}
      </Link>
      <span className="forms-workspace">{workspace}</span>
      <span className="forms-state">
        <FormState form={form} />
      </span>
      <Link
        className="forms-number"
        to="/app/o/$organization/f/$form/responses"
        params={{ organization: menu.organization.id, form: form.id }}
      >
        <span className="forms-count">{count}</span>
        <span className="forms-figure" aria-hidden="true">
          {figure(locale, form.responses)}
        </span>
      </Link>
      <span className="forms-activity">
        <Sparkline days={days} label={forms.recent} />
      </span>
      <Time className="forms-time" value={time === 'created' ? form.created_at : form.updated_at} />
      <FormMenu form={form} {...menu} />
    </>
  );
});
