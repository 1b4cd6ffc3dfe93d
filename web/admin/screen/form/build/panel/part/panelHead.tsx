import { ArrowLeft, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEditor } from '#admin/screen/form/editor/editorContext.ts';
import { buildTexts } from '#admin/texts/compiled/form/build.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { IconButton } from '#ui/iconButton/iconButton.tsx';

interface PanelHeadProps {
  readonly icon: LucideIcon;
  readonly title: ReactNode;
  /** Whether the settings are those of the form itself, from which there is no way back. */
  readonly isForm?: boolean;
  /** Stands at the end of the line. */
  readonly children?: ReactNode;
}

/** Names the subject of the settings below, with a way back to those of the form. */
export function PanelHead({ icon: Icon, title, isForm = false, children }: PanelHeadProps) {
  const { panel } = useLazyTexts(buildTexts);
  const editor = useEditor();
  return (
    <header className="panel-head">
      {!isForm && (
        <IconButton
          className="panel-head-back"
          icon={ArrowLeft}
          size="small"
          label={panel.toForm}
          onClick={() => editor.select({ kind: 'form' })}
        />
      )}
      <span className="panel-head-icon">
        <Icon size={16} aria-hidden />
      </span>
      <h3 className="panel-head-title">{title}</h3>
      {children}
    </header>
  );
}
