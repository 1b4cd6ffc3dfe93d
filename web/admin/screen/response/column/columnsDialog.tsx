import './columnsDialog.css';
import { Pin } from 'lucide-react';
import { tableTexts } from '#admin/texts/compiled/response/table.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { ResponseColumn } from '#contract/app/response/table.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { SortableList } from '#ui/sortableList/sortableList.tsx';
import type { ArrangedColumn } from './arrangeColumns.ts';
import { columnName } from './columnName.ts';

interface ColumnsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly arranged: readonly ArrangedColumn[];
  readonly columns: readonly ResponseColumn[];
  /** Whether the columns belong to the open view. */
  readonly isOfView: boolean;
  readonly onChange: (arranged: readonly ArrangedColumn[]) => void;
  readonly onReset: () => void;
}

/** Chooses and orders the columns; the table behind follows at once. */
export function ColumnsDialog(props: ColumnsDialogProps) {
  const { open, onClose, arranged, columns, isOfView, onChange, onReset } = props;
  const { columns: texts, column: words, ...all } = useLazyTexts(tableTexts);
  const { common } = useTexts();
  const change = (index: number, part: Partial<ArrangedColumn>) =>
    onChange(arranged.map((each, position) => (position === index ? { ...each, ...part } : each)));
  const move = (from: number, to: number) => {
    const moved = arranged[from];
    if (moved !== undefined) onChange(arranged.toSpliced(from, 1).toSpliced(to, 0, moved));
  };
  const name = (index: number) =>
    columnName(arranged[index]?.id ?? '', columns, { ...all, columns: texts, column: words });
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={texts.title}
      description={isOfView ? texts.aboutView : texts.about}
      closeLabel={common.close}
      actions={
        <>
          <Button variant="primary" onClick={onClose}>
            {texts.done}
          </Button>
          <Button onClick={() => onChange(arranged.map((each) => ({ ...each, isHidden: false })))}>
            {texts.showAll}
          </Button>
          <Button onClick={onReset}>{texts.reset}</Button>
        </>
      }
    >
      <SortableList
        count={arranged.length}
        label={texts.list}
        handleLabel={(index) => texts.move(name(index))}
        handleHelp={texts.moveHelp}
        movedTo={texts.movedTo}
        onMove={move}
        renderItem={(index) => {
          const column = arranged[index];
          if (column === undefined) return null;
          const isRemoved = columns.some(({ id, current }) => id === column.id && !current);
          return (
            <div className="columns-item">
              <Checkbox
                label={name(index)}
                description={isRemoved ? words.removed : undefined}
                checked={!column.isHidden}
                onCheckedChange={(isShown) => change(index, { isHidden: !isShown })}
              />
              <IconButton
                icon={Pin}
                label={`${column.isPinned ? words.unpin : words.pin}: ${name(index)}`}
                size="small"
                className={column.isPinned ? 'columns-pinned' : undefined}
                aria-pressed={column.isPinned}
                onClick={() => change(index, { isPinned: !column.isPinned })}
              />
            </div>
          );
        }}
      />
    </Dialog>
  );
}
