import { Link } from '@tanstack/react-router';
import { useStart } from '#admin/session/useStart.ts';
import { exportTexts } from '#admin/texts/compiled/response/export.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { Notice } from '#ui/notice/notice.tsx';
import type { ExportState } from './useExport.ts';

interface ExportProgressProps {
  readonly state: ExportState;
  /** Responses written; undefined if nobody knows. */
  readonly rows: number | undefined;
  readonly params: { readonly organization: string; readonly form: string };
}

/** How far an export is. */
export function ExportProgress({ state, rows, params }: ExportProgressProps) {
  const texts = useLazyTexts(exportTexts);
  const { mail: sendsMail } = useStart();
  if (state === 'background')
    return (
      <Notice
        tone="good"
        title={sendsMail ? texts.started : texts.startedNoMail}
        announce
        action={
          <Link to="/app/o/$organization/f/$form/exports" params={params}>
            {texts.showExports}
          </Link>
        }
      />
    );
  return (
    <Notice
      tone={state === 'done' ? 'good' : 'info'}
      title={state === 'done' ? texts.done : texts.running}
      announce
    >
      {rows !== undefined && <span aria-live="off">{texts.rows(rows)}</span>}
    </Notice>
  );
}
