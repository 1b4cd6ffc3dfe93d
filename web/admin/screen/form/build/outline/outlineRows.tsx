import { GripVertical, Split, Trash2 } from 'lucide-react';
import { type MouseEvent, memo, useRef } from 'react';
import { fieldIcon } from '#admin/fieldType/fieldIcon.ts';
import { buildTexts } from '#admin/texts/compiled/form/build.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { Field, Page } from '#form/definition/document.ts';
import { nameOfField, onOneLine } from '#form/edit/insert/insertedParts.ts';
import { classNames } from '#ui/classNames.ts';
import type { HowSelected } from '../command/selecting.ts';
import { usePointerDrag } from '../command/usePointerDrag.ts';

interface FieldRowProps {
  readonly field: Field;
  readonly isSelected: boolean;
  /** Whether Tab reaches this row. */
  readonly isStop: boolean;
  readonly isLifted: boolean;
  readonly isConditional: boolean;
  readonly onPress: (how: HowSelected) => void;
  readonly onDrag: (y: number) => void;
  readonly onDragEnd: (field: string, isDropped: boolean) => void;
}

/** Rendered again only when the field or its selection changes: the callbacks read the current state themselves. */
export const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const { field, isSelected, isStop, isLifted, isConditional, onPress, onDrag, onDragEnd } = props;
  const { build: texts, canvas } = useLazyTexts(buildTexts);
  const drag = usePointerDrag({
    onMove: (_x, y) => onDrag(y),
    onEnd: (isDropped) => onDragEnd(field.id, isDropped),
  });
  const Icon = fieldIcon(field.type);
  const name = nameOfField(field);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys
    <div
      role="treeitem"
      aria-level={2}
      aria-selected={isSelected}
      tabIndex={isStop ? 0 : -1}
      data-row-field={field.id}
      className={classNames('outline-row', isLifted && 'outline-row--lifted')}
      onClick={(event) => onPress(howPressed(event))}
      {...drag}
    >
      <Icon size={16} aria-hidden className="outline-icon" />
      <span className="outline-name">{name}</span>
      {field.required === true && (
        <span className="outline-star">
          <span aria-hidden>*</span>
          <span className="ui-hidden">{texts.makeRequired}</span>
        </span>
      )}
      {isConditional && <Split size={12} aria-label={canvas.frame.conditional} role="img" />}
      <span className="outline-grip" aria-hidden title={texts.moveHandle(name)}>
        <GripVertical size={14} />
      </span>
    </div>
  );
}, isSameRow);

function isSameRow(before: FieldRowProps, after: FieldRowProps): boolean {
  return (
    before.field === after.field &&
    before.isSelected === after.isSelected &&
    before.isStop === after.isStop &&
    before.isLifted === after.isLifted &&
    before.isConditional === after.isConditional
  );
}

interface PageRowProps {
  readonly page: Page;
  readonly number: number;
  readonly isSelected: boolean;
  readonly isStop: boolean;
  readonly onPress: () => void;
  readonly onDelete: () => void;
  /** Called with the point at which the page was dropped. */
  readonly onDragEnd: (page: string, y: number | undefined) => void;
}

export function PageRow({ page, number, isSelected, isStop, onPress, onDelete, onDragEnd }: PageRowProps) {
  const { build: texts } = useLazyTexts(buildTexts);
  const at = useRef<number>(undefined);
  const drag = usePointerDrag({
    onMove: (_x, y) => {
      at.current = y;
    },
    onEnd: (isDropped) => onDragEnd(page.id, isDropped ? at.current : undefined),
  });
  const label = onOneLine(page.label);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys
    <div
      role="treeitem"
      aria-level={1}
      aria-expanded
      aria-selected={isSelected}
      tabIndex={isStop ? 0 : -1}
      data-row-page={page.id}
      className="outline-row outline-row--page"
      onClick={onPress}
      {...drag}
    >
      <span className="outline-name">{label === '' ? texts.page(number) : `${number}. ${label}`}</span>
      {isSelected && (
        <button
          type="button"
          className="outline-delete"
          aria-label={texts.deletePage}
          tabIndex={-1}
          onClick={(event) => {
            event.stopPropagation();
            onDelete();
          }}
        >
          <Trash2 size={14} aria-hidden />
        </button>
      )}
      <span className="outline-grip" aria-hidden>
        <GripVertical size={14} />
      </span>
    </div>
  );
}

function howPressed({ shiftKey, ctrlKey, metaKey }: MouseEvent): HowSelected {
  return shiftKey ? 'range' : ctrlKey || metaKey ? 'toggle' : 'one';
}
