import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { FormListed } from '#contract/app/forms.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { type AskedAboutForm, FormDialogs, type FormQuestion } from './formDialogs.tsx';
import { FormRow } from './formRow.tsx';

interface FormListProps {
  readonly forms: readonly FormListed[];
  readonly organization: AnswerOf<'organization'>;
  readonly showsWorkspace: boolean;
}

/** Only what is in sight is on the page, so that a thousand forms scroll like ten. */
export function FormList({ forms, organization, showsWorkspace }: FormListProps) {
  const { forms: texts } = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const [asked, setAsked] = useState<AskedAboutForm>();
  // The same function each time: rows are drawn anew where what they are given changes.
  const ask = useCallback((about: FormQuestion, form: FormListed) => {
    setAsked({ about, form, isOpen: true });
  }, []);
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), []);
  const rows = useWindowVirtualizer({
    count: forms.length,
    estimateSize: () => 56,
    overscan: 6,
    scrollMargin: top,
    getItemKey: (index) => forms[index]?.id ?? index,
  });
  const names = new Map(organization.workspaces.map(({ id, name }) => [id, name]));
  return (
    <>
      <div className="forms-head" aria-hidden="true">
        <span>{texts.columns.name}</span>
        <span>{showsWorkspace ? texts.columns.workspace : ''}</span>
        <span>{texts.columns.state}</span>
        <span className="forms-number">{texts.columns.responses}</span>
        <span>{texts.columns.updated}</span>
        <span />
      </div>
      <ul className="forms-list" ref={list} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map((item) => {
          const form = forms[item.index];
          return form === undefined ? null : (
            <li
              key={item.key}
              className="forms-item"
              data-index={item.index}
              ref={rows.measureElement}
              aria-setsize={forms.length}
              aria-posinset={item.index + 1}
              style={{ transform: `translateY(${item.start - top}px)` }}
            >
              <FormRow
                form={form}
                organization={organization}
                workspace={showsWorkspace ? names.get(form.workspace) : undefined}
                onAsk={ask}
              />
            </li>
          );
        })}
      </ul>
      {asked !== undefined && (
        <FormDialogs
          {...asked}
          organization={organization}
          onClose={() => setAsked({ ...asked, isOpen: false })}
        />
      )}
    </>
  );
}
