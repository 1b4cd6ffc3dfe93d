import { Asterisk, Copy, CopyPlus, Trash2 } from 'lucide-react';
import { buildTexts } from '#admin/texts/compiled/form/build.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { fieldWithId } from '#form/edit/fields/position.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { useDraft } from '../../editor/editorContext.ts';
import type { Builder } from '../command/useBuilder.ts';

interface SeveralBarProps {
  readonly fields: readonly string[];
  readonly builder: Builder;
}

/** The actions for several selected fields, above the lower edge of the canvas. */
export function SeveralBar({ fields, builder }: SeveralBarProps) {
  const { build: texts } = useLazyTexts(buildTexts);
  const draft = useDraft();
  const isRequired = fields.every((id) => fieldWithId(draft, id)?.required === true);
  return (
    <div className="several-bar" role="toolbar" aria-label={texts.several(fields.length)}>
      <span className="several-count">{texts.several(fields.length)}</span>
      <Button size="small" icon={Asterisk} onClick={() => builder.require(fields, !isRequired)}>
        {isRequired ? texts.makeOptional : texts.makeRequired}
      </Button>
      <IconButton
        icon={Copy}
        label={texts.copy}
        keys="mod+c"
        size="small"
        onClick={() => builder.copy(fields, false)}
      />
      <IconButton
        icon={CopyPlus}
        label={texts.duplicate}
        keys="mod+d"
        size="small"
        onClick={() => builder.duplicate(fields)}
      />
      <IconButton
        icon={Trash2}
        label={texts.delete}
        keys="Delete"
        size="small"
        onClick={() => builder.remove(fields)}
      />
    </div>
  );
}
