import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { tableTexts } from '#admin/texts/compiled/response/table.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import '../detail/responsePanel.css';
import '../detail/responseView.css';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { ApiError } from '#admin/api/apiError.ts';
import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { QueryStatus } from '#admin/status/queryStatus.tsx';
import { useLanguage } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { formatDateTime } from '#ui/format/dates.ts';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Pill } from '#ui/pill/pill.tsx';
import { oncePressed } from '#ui/press/oncePressed.ts';
import { Row } from '#ui/row/row.tsx';
import { useShortcuts } from '#ui/shortcuts/useShortcuts.ts';
import { Answers } from '../detail/answers.tsx';
import { Facts } from '../detail/facts.tsx';
import { History } from '../detail/manage/history.tsx';
import { useResponseActions } from '../detail/manage/useResponseActions.tsx';
import type { Neighbours } from '../detail/neighbours.ts';
import { useResponseKeys } from '../detail/useResponseKeys.ts';
import { useTop } from '../detail/useTop.ts';

interface DeletedPanelProps {
  readonly organization: string;
  readonly form: string;
  readonly response: number;
  readonly neighbours: Neighbours;
  readonly onGo: (response: number) => void;
  readonly onClose: () => void;
}

/** A deleted response beside its list: to read, restore or erase. */
export function DeletedPanel(props: DeletedPanelProps) {
  const { organization, form, response: id, neighbours, onGo, onClose } = props;
  const { detail: texts } = useLazyTexts(manageTexts);
  const { deleted, tabs } = useLazyTexts(tableTexts);
  const { locale } = useLanguage();
  const heading = useId();
  const panel = useRef<HTMLElement>(null);
  // The title, so that screen readers begin here; later responses leave the focus where it is.
  useEffect(() => panel.current?.querySelector('h2')?.focus({ preventScroll: true }), []);
  useTop(panel, id);
  useShortcuts({ escape: onClose });
  useResponseKeys(id, neighbours, onGo);
  const { previous, next } = neighbours;
  const leave = () => {
    const beside = next ?? previous;
    if (beside === null) onClose();
    else onGo(beside);
  };
  const found = useRouteQuery('deletedResponse', { organization, form, response: String(id) });
  // Also when it was there before: it may have been restored or erased since.
  const isGone = found.error instanceof ApiError && found.error.code === 'not_found';
  const data = isGone ? undefined : found.data;
  const actions = useResponseActions({ form, id, detail: data, onOpen: onGo, leave, onChanged: undefined });
  const number = data?.response.number;
  return (
    <aside ref={panel} className="response-panel" aria-label={texts.loadingTitle}>
      <article className="response" aria-labelledby={heading}>
        <header className="response-head">
          <h2 id={heading} className="response-title" tabIndex={-1}>
            {number == null ? texts.loadingTitle : texts.title(number)}
          </h2>
          <Pill tone="bad">{tabs.deleted}</Pill>
          <div className="response-tools">
            <IconButton
              icon={ChevronUp}
              label={texts.previous}
              keys="k"
              aria-disabled={previous === null}
              onClick={() => previous !== null && onGo(previous)}
            />
            <IconButton
              icon={ChevronDown}
              label={texts.next}
              keys="j"
              aria-disabled={next === null}
              onClick={() => next !== null && onGo(next)}
            />
            <IconButton icon={X} label={texts.close} keys="escape" onClick={onClose} />
          </div>
        </header>
        {data === undefined && <QueryStatus query={found} />}
        {data !== undefined && (
          <div className="response-body" key={id}>
            <Notice
              title={deleted.one(
                formatDateTime(data.deleted_at, locale),
                data.by.name !== '' ? data.by.name : (texts.by[data.by.kind] ?? ''),
              )}
              action={
                <Row>
                  <Button
                    size="small"
                    variant="primary"
                    busy={actions.isBusy}
                    idle={actions.isResting}
                    {...oncePressed(() => void actions.restore())}
                  >
                    {deleted.restore}
                  </Button>
                  <Button size="small" onClick={actions.askErase}>
                    {deleted.erase}
                  </Button>
                </Row>
              }
            >
              {deleted.until(formatDateTime(data.erased_at, locale))}
            </Notice>
            <Facts detail={data} />
            <Answers form={form} detail={data} isReadOnly />
            <History form={form} detail={data} />
          </div>
        )}
        {actions.dialogs}
      </article>
    </aside>
  );
}
