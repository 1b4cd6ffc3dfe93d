import { Plus, X } from 'lucide-react';
import { ControlError } from '#admin/screen/form/build/panel/control/controlError.tsx';
import { outcome, useTyped } from '#admin/screen/form/build/panel/subject/useTyped.ts';
import { useDraft } from '#admin/screen/form/editor/editorContext.ts';
import { InsertField } from '#admin/screen/form/write/insertField.tsx';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { comparableFields, conditionOn } from '#form/edit/rules/leaves.ts';
import type { Condition } from '#form/schema/logic.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import type { ControlOf } from '../table/control.ts';
import { useControl } from './useControl.ts';
import { WhenEditor } from './whenEditor.tsx';

interface Recipient {
  readonly to: string;
  readonly when?: Condition;
}

/** Addresses for every response, or several with a condition each. */
export function RecipientsControl({ control }: { readonly control: ControlOf<'recipients'> }) {
  const { values: texts } = useLazyTexts(workflowTexts);
  const { value, set, finding, label, help } = useControl(control);
  const draft = useDraft();
  const list: readonly Recipient[] | undefined = Array.isArray(value) ? value : undefined;
  const single = typeof value === 'string' ? value : '';
  const [first] = comparableFields(draft);
  const fresh = (to: string): Recipient => (first === undefined ? { to } : { to, when: conditionOn(first) });
  const choose = (which: 'same' | 'by') => {
    if (which === 'by' && list === undefined) set([fresh(single)]);
    else if (which === 'same' && list !== undefined) set(list[0]?.to ?? '');
  };
  return (
    <div className="flow-recipients">
      <Segmented
        label={texts.recipients}
        options={[
          { value: 'same', label: texts.everybody },
          { value: 'by', label: texts.byCondition },
        ]}
        value={list === undefined ? 'same' : 'by'}
        onValueChange={choose}
      />
      {list === undefined ? (
        <Addresses
          label={label}
          help={help}
          value={single}
          finding={finding}
          store={(to) => set(to, 'typing')}
        />
      ) : (
        <>
          {list.map((recipient, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: recipients have no ids
            <fieldset key={index} className="flow-recipient">
              <legend className="ui-hidden">{texts.recipient(index + 1)}</legend>
              <div className="flow-recipient-line">
                <Addresses
                  label={label}
                  help={index === 0 ? help : undefined}
                  value={recipient.to}
                  finding={index === 0 ? finding : undefined}
                  store={(to) => set(list.with(index, { ...recipient, to }), 'typing')}
                />
                {list.length > 1 && (
                  <IconButton
                    icon={X}
                    size="small"
                    label={texts.removeRecipient(index + 1)}
                    onClick={() => set(list.toSpliced(index, 1))}
                  />
                )}
              </div>
              <WhenEditor
                when={recipient.when}
                onChange={(edit, group) => {
                  const { when, ...rest } = recipient;
                  const next = edit(when);
                  set(
                    list.with(index, next === undefined ? rest : { ...rest, when: next }),
                    group === undefined ? undefined : 'typing',
                  );
                }}
              />
            </fieldset>
          ))}
          <div>
            <Button
              variant="quiet"
              size="small"
              icon={Plus}
              onClick={() => set([...list, fresh(list.at(-1)?.to ?? '')])}
            >
              {texts.addRecipient}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

interface AddressesProps {
  readonly label: string;
  readonly help: string | undefined;
  readonly value: string;
  readonly finding: string | undefined;
  readonly store: (to: string) => string | undefined;
}

function Addresses({ label, help, value, finding, store }: AddressesProps) {
  const { text, fault, type } = useTyped(value, (typed) => outcome(store(typed), typed));
  return (
    <ControlError error={fault ?? finding}>
      <InsertField
        label={label}
        {...(help === undefined ? {} : { description: help })}
        value={text}
        onChange={type}
      />
    </ControlError>
  );
}
