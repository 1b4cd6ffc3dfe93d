import { X } from 'lucide-react';
import { useMemo } from 'react';
import { logicTexts } from '#admin/texts/compiled/form/logic.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import {
  type ActionKind,
  actionKinds,
  asKind,
  laterPages,
  possibleKinds,
  settingOf,
  targetsOf,
} from '#form/edit/rules/actions.ts';
import type { Action, Rule } from '#form/schema/logic.ts';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { Select } from '#ui/select/select.tsx';
import { useDraft } from '../editor/editorContext.ts';
import { EndSettings } from './endSettings.tsx';
import { FieldPicker } from './fieldPicker.tsx';
import { PageSelect } from './pageSelect.tsx';
import { SetValue } from './setValue.tsx';

interface ActionRowProps {
  readonly rule: Rule;
  readonly action: Action;
  /** Names the row among those of the rule, for the history. */
  readonly name: string;
  readonly onChange: (action: Action, group?: string) => void;
  readonly onRemove: (() => void) | undefined;
}

/** One action: its kind, its target, and what else it needs. */
export function ActionRow({ rule, action, name, onChange, onRemove }: ActionRowProps) {
  const draft = useDraft();
  const logic = useLazyTexts(logicTexts);
  const possible = possibleKinds(draft);
  return (
    <div className="rule-action">
      <div className="rule-line">
        <Select
          label={logic.actionKind}
          hideLabel
          className="rule-select"
          value={action.action}
          options={actionKinds
            .filter((kind) => possible.includes(kind) || kind === action.action)
            .map((kind) => ({ value: kind, label: logic.kinds[kind] }))}
          onValueChange={(kind) => onChange(asKind(draft, action, kind as ActionKind, rule))}
        />
        <Target action={action} name={name} onChange={onChange} />
        {onRemove !== undefined && (
          <IconButton icon={X} label={logic.removeAction} size="small" onClick={onRemove} />
        )}
      </div>
      {action.action === 'end' && <EndSettings action={action} name={name} onChange={onChange} />}
    </div>
  );
}

function Target({ action, name, onChange }: Pick<ActionRowProps, 'action' | 'name' | 'onChange'>) {
  const draft = useDraft();
  const logic = useLazyTexts(logicTexts);
  const fields = useMemo(() => targetsOf(draft, action.action), [draft, action.action]);
  const after = (
    page: string,
    pages: readonly (typeof draft.pages)[number][],
    pick: (id: string) => void,
  ) => (
    <>
      <span className="rule-word">{logic.afterPage}</span>
      <PageSelect label={logic.page} value={page} pages={pages} onPick={pick} />
    </>
  );
  switch (action.action) {
    case 'show':
    case 'hide':
      return (
        <FieldPicker
          label={logic.target}
          value={action.field ?? (action.page === undefined ? undefined : `page:${action.page}`)}
          fields={fields}
          withPages
          onPick={(picked) =>
            onChange({
              action: action.action,
              ...(picked.startsWith('page:') ? { page: picked.slice(5) } : { field: picked }),
            })
          }
        />
      );
    case 'require':
      return (
        <FieldPicker
          label={logic.field}
          value={action.field}
          fields={fields}
          onPick={(field) => onChange({ ...action, field })}
        />
      );
    case 'set':
      return (
        <>
          <FieldPicker
            label={logic.field}
            value={action.field}
            fields={fields}
            onPick={(picked) => {
              const field = fields.find(({ id }) => id === picked);
              if (field !== undefined)
                onChange(action.formula === undefined ? settingOf(field) : { ...action, field: field.id });
            }}
          />
          <SetValue action={action} name={name} onChange={onChange} />
        </>
      );
    case 'jump':
      return (
        <>
          {after(action.after, draft.pages.slice(0, -1), (page) => {
            const later = laterPages(draft, page);
            const to = later.some(({ id }) => id === action.to) ? action.to : (later[0]?.id ?? action.to);
            onChange({ ...action, after: page, to });
          })}
          <span className="rule-word">{logic.toPage}</span>
          <PageSelect
            label={logic.toPage}
            value={action.to}
            pages={laterPages(draft, action.after)}
            onPick={(to) => onChange({ ...action, to })}
          />
        </>
      );
    case 'end':
      return after(action.after, draft.pages, (page) => onChange({ ...action, after: page }));
  }
}
