import { memo, useCallback, useRef, useState } from 'react';
import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { FormListed } from '#contract/app/form/forms.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { type FormDialogKind, type FormDialogSubject, FormDialogs } from './formDialogs.tsx';
import { FormRow } from './formRow.tsx';
import { useVirtualRows } from './useVirtualRows.ts';

interface FormListProps {
  readonly forms: readonly FormListed[];
  readonly organization: AnswerOf<'organization'>;
  readonly showsWorkspace: boolean;
  /** Which time the list shows. */
  readonly time: 'updated' | 'created';
}

/** Renders only visible rows, so that a thousand forms scroll like ten. */
export const FormList = memo(function FormList({ forms, organization, showsWorkspace, time }: FormListProps) {
  const { forms: texts } = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const { row, from, to } = useVirtualRows(list, forms.length);
  const { data: activity } = useRouteQuery('formActivity', { organization: organization.id });
  const [dialog, setDialog] = useState<FormDialogSubject>();
  // A stable callback, so that memoised rows do not render again.
  const ask = useCallback((about: FormDialogKind, form: FormListed) => {
    setDialog({ about, form, isOpen: true });
  }, []);
  const names = new Map(organization.workspaces.map(({ id, name }) => [id, name]));
  return (
    <>
      <div className="forms-head" aria-hidden="true">
        <span>{texts.columns.name}</span>
        <span>{showsWorkspace ? texts.columns.workspace : ''}</span>
        <span>{texts.columns.state}</span>
        <span className="forms-number">{texts.columns.responses}</span>
        <span>{texts.columns.activity}</span>
        <span>{texts.columns[time]}</span>
        <span />
      </div>
      <ul
        className="forms-list"
        ref={list}
        style={{ height: forms.length * row, paddingBlockStart: from * row }}
      >
        {forms.slice(from, to).map((form, index) => (
          <li
            key={form.id}
            className="forms-row"
            aria-setsize={forms.length}
            aria-posinset={from + index + 1}
          >
            <FormRow
              form={form}
              organization={organization}
              workspace={showsWorkspace ? names.get(form.workspace) : undefined}
              days={activity?.forms[form.id]}
              time={time}
              onAsk={ask}
            />
          </li>
        ))}
      </ul>
      {dialog !== undefined && (
        <FormDialogs
          {...dialog}
          organization={organization}
          onClose={() => setDialog({ ...dialog, isOpen: false })}
        />
      )}
    </>
  );
});
