import { Plus, X } from 'lucide-react';
import { ControlError } from '#admin/screen/form/build/panel/control/controlError.tsx';
import { outcome, useTyped } from '#admin/screen/form/build/panel/subject/useTyped.ts';
import { InsertField } from '#admin/screen/form/write/insertField.tsx';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { freeWord } from '#form/edit/workflow/workflows.ts';
import { isObject } from '#kit/isObject.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import type { ControlOf } from '../table/control.ts';
import { useControl } from './useControl.ts';

type Pair = readonly [name: string, value: string];

/** Names of another service with values into which answers are inserted. */
export function PairsControl({ control }: { readonly control: ControlOf<'pairs'> }) {
  const { actions: texts } = useLazyTexts(workflowTexts);
  const { value, set, finding, label, help } = useControl(control);
  const pairs: readonly Pair[] = isObject(value)
    ? Object.entries(value).map(([name, each]) => [name, String(each)] as const)
    : [];
  const store = (next: readonly Pair[]) =>
    set(next.length === 0 ? undefined : Object.fromEntries(next), 'typing');
  const add = () =>
    store([
      ...pairs,
      [
        freeWord(
          control.freshName,
          pairs.map(([name]) => name),
        ),
        '',
      ],
    ]);
  return (
    <fieldset className="flow-items">
      <legend className="flow-items-label">{label}</legend>
      {help !== undefined && <p className="ui-field-description">{help}</p>}
      {pairs.map((pair, index) => (
        <PairLine
          // biome-ignore lint/suspicious/noArrayIndexKey: the name changes while it is typed
          key={index}
          pair={pair}
          number={index + 1}
          isTaken={(name) => pairs.some(([other], at) => at !== index && other === name)}
          onChange={(next) => store(pairs.with(index, next))}
          onRemove={() => store(pairs.toSpliced(index, 1))}
        />
      ))}
      {finding !== undefined && <p className="ui-field-error">{finding}</p>}
      <div>
        <Button
          variant="quiet"
          size="small"
          icon={Plus}
          aria-label={`${texts.addItem}: ${label}`}
          onClick={add}
        >
          {texts.addItem}
        </Button>
      </div>
    </fieldset>
  );
}

interface PairLineProps {
  readonly pair: Pair;
  readonly number: number;
  readonly isTaken: (name: string) => boolean;
  readonly onChange: (pair: Pair) => string | undefined;
  readonly onRemove: () => void;
}

function PairLine({ pair: [name, value], number, isTaken, onChange, onRemove }: PairLineProps) {
  const { actions: texts, values: words } = useLazyTexts(workflowTexts);
  const typedName = useTyped(name, (typed) => {
    const wanted = typed.trim();
    return isTaken(wanted) ? { fault: words.nameTaken(wanted) } : outcome(onChange([wanted, value]), wanted);
  });
  const typedValue = useTyped(value, (typed) => outcome(onChange([name, typed]), typed));
  return (
    <fieldset className="flow-item">
      <legend className="ui-hidden">{texts.item(number)}</legend>
      <div className="flow-item-part">
        <TextField
          label={words.pairName}
          error={typedName.fault}
          value={typedName.text}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onBlur={typedName.settle}
          onChange={(event) => typedName.type(event.currentTarget.value)}
        />
      </div>
      <div className="flow-item-part flow-item-part--wide">
        <ControlError error={typedValue.fault}>
          <InsertField label={words.pairValue} value={typedValue.text} onChange={typedValue.type} />
        </ControlError>
      </div>
      <IconButton icon={X} size="small" label={texts.removeItem(number)} onClick={onRemove} />
    </fieldset>
  );
}
