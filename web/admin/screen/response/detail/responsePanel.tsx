import './responsePanel.css';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { TextsBoundary } from '#admin/texts/textsBoundary.tsx';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { useShortcuts } from '#ui/shortcuts/useShortcuts.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import type { ResponsePanelProps } from '../slots.ts';
import { ResponseView } from './responseView.tsx';
import { useTop } from './useTop.ts';

/** One response beside the table. */
export function ResponsePanel(props: ResponsePanelProps) {
  const { common } = useTexts();
  return (
    <TextsBoundary
      texts={manageTexts}
      fallback={
        <aside className="response-panel">
          <Skeleton label={common.loading} />
        </aside>
      }
    >
      <Panel {...props} />
    </TextsBoundary>
  );
}

function Panel({ form, response, previous, next, onGo, onClose, onChanged }: ResponsePanelProps) {
  const { detail } = useLazyTexts(manageTexts);
  const panel = useRef<HTMLElement>(null);
  // The title, so that screen readers begin here; later responses leave the focus where it is.
  useEffect(() => panel.current?.querySelector('h2')?.focus({ preventScroll: true }), []);
  useTop(panel, response);
  useShortcuts({ escape: onClose });
  return (
    <aside ref={panel} className="response-panel" aria-label={detail.loadingTitle}>
      <ResponseView
        form={form}
        response={response}
        neighbours={{ previous: previous ?? null, next: next ?? null }}
        onOpen={onGo}
        onGone={onClose}
        onChanged={onChanged}
        close={<IconButton icon={X} label={detail.close} keys="escape" onClick={onClose} />}
      />
    </aside>
  );
}
