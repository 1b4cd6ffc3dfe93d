import { Settings2, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useId } from 'react';
import { buildTexts } from '#admin/texts/compiled/form/build.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { linesOf } from '#form/edit/fields/options.ts';
import { FieldError } from '#ui/field/field.tsx';
import { useField } from '#ui/field/useField.ts';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { type Subject, SubjectContext } from '../../subject/subject.ts';
import { outcome, useTyped } from '../../subject/useTyped.ts';
import type { ControlOf, OwnControl } from '../../table/control.ts';
import { useControls } from '../controlsContext.ts';
import { PriceControl } from '../priceControl.tsx';

interface ItemLineProps {
  readonly control: ControlOf<'items'>;
  readonly subject: Subject;
  readonly index: number;
  /** The checker's sentence about any part of the item. */
  readonly finding: string | undefined;
  /** Whether the line has room for a price. */
  readonly isPriced: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly setLabel: (label: string) => string | undefined;
  readonly onEnter: () => void;
  readonly onLines: (lines: readonly string[]) => void;
  readonly onRemove: () => void;
}

/** One item: its label in a line, its other settings below. */
export function ItemLine(props: ItemLineProps) {
  const { control, subject, index, finding, isPriced, isOpen } = props;
  const { onToggle, setLabel, onEnter, onLines, onRemove } = props;
  const { panel } = useLazyTexts(buildTexts);
  const texts = panel.items[control.of];
  const [, ...others] = control.controls;
  const details = others.filter(({ kind }) => kind !== 'price');
  const price = others.find((each): each is OwnControl => each.kind === 'price');
  const label = String(subject.settings.label ?? '');
  const { text, fault, type } = useTyped(label, (typed) => outcome(setLabel(typed), typed));
  const field = useField({ error: fault ?? finding });
  const Controls = useControls();
  const innerId = useId();
  const name = label || texts.one(index + 1);
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') onEnter();
    else if (event.key === 'Backspace' && text === '') onRemove();
    else return;
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    const lines = linesOf(pasted);
    if (lines.length < 2) return;
    event.preventDefault();
    onLines(lines);
  };
  return (
    <div className="panel-item">
      <div className="panel-item-line">
        <input
          {...field.attributes}
          data-item
          type="text"
          className="ui-control"
          aria-label={texts.one(index + 1)}
          placeholder={texts.one(index + 1)}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={press}
          onPaste={paste}
        />
        {price !== undefined && isPriced && (
          <SubjectContext value={subject}>
            <PriceControl control={price} of={name} />
          </SubjectContext>
        )}
        {details.length > 0 && (
          <IconButton
            icon={Settings2}
            size="small"
            label={panel.settingsOf(name)}
            tooltip={false}
            aria-expanded={isOpen}
            aria-controls={isOpen ? innerId : undefined}
            onClick={onToggle}
          />
        )}
        <IconButton icon={X} size="small" label={panel.remove(name)} tooltip={false} onClick={onRemove} />
      </div>
      <FieldError field={field} />
      {isOpen && details.length > 0 && (
        <div id={innerId} className="panel-inner">
          <SubjectContext value={subject}>
            <Controls controls={details} />
          </SubjectContext>
        </div>
      )}
    </div>
  );
}
