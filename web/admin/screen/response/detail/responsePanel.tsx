import './responsePanel.css';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ResponseQuery } from '#form/query/responseQuery.ts';
import { IconButton } from '../../../../ui/iconButton/iconButton.tsx';
import { useShortcuts } from '../../../../ui/shortcuts/useShortcuts.ts';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { WorkTextsProvider } from '../../../texts/response/work/workTextsProvider.tsx';
import { useWorkTexts } from '../../../texts/response/work/useWorkTexts.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { ResponseView } from './responseView.tsx';

export interface ResponsePanelProps {
  readonly form: string;
  readonly response: number;
  /** The table's query, whose order decides which responses are beside this one. */
  readonly query: ResponseQuery;
  /** The ids before and after it in the table, where the table has them; otherwise the service is asked. */
  readonly neighbours?: Neighbours | undefined;
  /** Opens another response in the panel. */
  readonly onOpen: (response: number) => void;
  /** Closes the panel; the table returns the focus to the row. */
  readonly onClose: () => void;
  /** Responses that changed or are gone, so that the table can show it before the news arrives. */
  readonly onChanged?: ((responses: readonly number[]) => void) | undefined;
}

export interface Neighbours {
  readonly previous: number | null;
  readonly next: number | null;
}

/** One response beside the table. */
export function ResponsePanel(props: ResponsePanelProps) {
  const { common } = useTexts();
  return (
    <WorkTextsProvider
      fallback={
        <aside className="response-panel">
          <Skeleton label={common.loading} />
        </aside>
      }
    >
      <Panel {...props} />
    </WorkTextsProvider>
  );
}

function Panel({ onClose, ...props }: ResponsePanelProps) {
  const { detail } = useWorkTexts();
  const panel = useRef<HTMLElement>(null);
  // The title, so that screen readers begin here; later responses leave the focus where it is.
  useEffect(() => panel.current?.querySelector('h2')?.focus({ preventScroll: true }), []);
  useShortcuts({ escape: onClose });
  return (
    <aside ref={panel} className="response-panel" aria-label={detail.loadingTitle}>
      <ResponseView
        {...props}
        headingLevel={2}
        onGone={onClose}
        close={<IconButton icon={X} label={detail.close} keys="escape" onClick={onClose} />}
      />
    </aside>
  );
}
