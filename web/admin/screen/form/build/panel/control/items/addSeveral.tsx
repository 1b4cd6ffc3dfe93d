import { useState } from 'react';
import { buildTexts } from '#admin/texts/compiled/form/build.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { linesOf } from '#form/edit/fields/options.ts';
import { Button } from '#ui/button/button.tsx';
import { Row } from '#ui/row/row.tsx';
import { TextArea } from '#ui/textArea/textArea.tsx';

interface AddSeveralProps {
  readonly texts: { readonly addSeveral: string; readonly severalHelp: string };
  /** Called with no lines where somebody thinks better of it. */
  readonly onAdd: (lines: readonly string[]) => void;
}

/** A box for a list that is typed or pasted, one item per line. */
export function AddSeveral({ texts, onAdd }: AddSeveralProps) {
  const { panel } = useLazyTexts(buildTexts);
  const [text, setText] = useState('');
  const lines = linesOf(text);
  return (
    <div className="panel-inner">
      <TextArea
        label={texts.addSeveral}
        description={texts.severalHelp}
        rows={4}
        // The box was asked for by the button that it replaces.
        autoFocus
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onAdd([]);
        }}
      />
      <Row>
        <Button size="small" variant="primary" idle={lines.length === 0} onClick={() => onAdd(lines)}>
          {panel.add(lines.length)}
        </Button>
        <Button size="small" variant="quiet" onClick={() => onAdd([])}>
          {panel.cancel}
        </Button>
      </Row>
    </div>
  );
}
