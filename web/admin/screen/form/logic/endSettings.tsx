import { logicTexts } from '#admin/texts/compiled/form/logic.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { Action } from '#form/schema/logic.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import { InsertField } from '../write/insertField.tsx';
import { AddressField } from './addressField.tsx';

type EndAction = Extract<Action, { action: 'end' }>;

interface EndSettingsProps {
  readonly action: EndAction;
  readonly name: string;
  readonly onChange: (action: Action, group?: string) => void;
}

/** The texts that a visitor reads, or the address that follows, when this rule ends the form. */
export function EndSettings({ action, name, onChange }: EndSettingsProps) {
  const logic = useLazyTexts(logicTexts);
  const set = <Key extends keyof EndAction>(key: Key, value: EndAction[Key] | undefined) =>
    onChange(changed(action, key, value), `${name} ${key}`);
  const text = (value: string) => (value === '' ? undefined : value);
  return (
    <div className="rule-ending">
      <InsertField
        label={logic.endingTitle}
        description={logic.endingHelp}
        value={action.title ?? ''}
        maxLength={500}
        onChange={(value) => set('title', text(value))}
      />
      <InsertField
        label={logic.endingMessage}
        multiline
        value={action.message ?? ''}
        maxLength={10_000}
        onChange={(value) => set('message', text(value))}
      />
      <AddressField
        label={logic.endingRedirect}
        value={action.redirect ?? ''}
        pattern={/^https?:\/\/[^\s]+$/}
        onChange={(value) => set('redirect', text(value))}
      />
      <details className="rule-more">
        <summary>{logic.moreEnding}</summary>
        <div className="rule-more-settings">
          <TextField
            label={logic.endingWait}
            type="number"
            min={1}
            max={60}
            value={action.redirect_after ?? ''}
            onChange={(event) => {
              const seconds = event.currentTarget.valueAsNumber;
              set(
                'redirect_after',
                Number.isInteger(seconds) && seconds > 0 && seconds <= 60 ? seconds : undefined,
              );
            }}
          />
          <AddressField
            label={logic.endingButtonUrl}
            value={action.button?.url ?? ''}
            pattern={/^https:\/\/[^\s]+$/}
            onChange={(url) =>
              set('button', url === '' ? undefined : { label: action.button?.label ?? '', url })
            }
          />
          {action.button !== undefined && (
            <TextField
              label={logic.endingButtonLabel}
              maxLength={100}
              value={action.button.label}
              onChange={(event) =>
                set('button', { label: event.currentTarget.value, url: action.button?.url ?? '' })
              }
            />
          )}
          <Checkbox
            label={logic.endingMark}
            checked={action.mark ?? true}
            onChange={(event) => set('mark', event.currentTarget.checked ? undefined : false)}
          />
          {(
            [
              ['summary', logic.endingSummary],
              ['again', logic.endingAgain],
              ['share', logic.endingShare],
            ] as const
          ).map(([key, label]) => (
            <Checkbox
              key={key}
              label={label}
              checked={action[key] ?? false}
              onChange={(event) => set(key, event.currentTarget.checked || undefined)}
            />
          ))}
        </div>
      </details>
    </div>
  );
}

/** The action with another setting; without it for undefined. */
function changed<Key extends keyof EndAction>(
  action: EndAction,
  key: Key,
  value: EndAction[Key] | undefined,
): EndAction {
  const { [key]: _, ...rest } = action;
  return (value === undefined ? rest : { ...rest, [key]: value }) as EndAction;
}
