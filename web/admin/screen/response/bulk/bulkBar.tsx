import './bulkBar.css';
import { Check, Ellipsis, Eraser, Tag, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { TextsBoundary } from '#admin/texts/textsBoundary.tsx';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/confirmDialog/confirmDialog.tsx';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import type { BulkBarProps, TableSelection } from '../slots.ts';
import { BulkProgressBar } from './bulkProgressBar.tsx';
import type { BulkAction } from './bulkSteps.ts';
import { TagDialog } from './tagDialog.tsx';
import { useBulkWork } from './useBulkWork.ts';

/** Actions on the selected rows. */
export function BulkBar(props: BulkBarProps) {
  return (
    <TextsBoundary texts={manageTexts}>
      <Bar {...props} />
    </TextsBoundary>
  );
}

/** Has the work, which goes on when nothing is selected any more. */
function Bar(props: BulkBarProps) {
  const { organization, form, selection, count, onClear, onChanged } = props;
  const { run, stop, progress } = useBulkWork({ organization, form, onChanged });
  if (progress !== undefined) return <BulkProgressBar progress={progress} onStop={stop} />;
  if (selection === undefined) return null;
  const start = async (action: BulkAction, tag?: string) => {
    const isDone = await run({ action, selection, tag, total: count });
    // After a tag, the same rows may get another one.
    if (isDone && action !== 'tag' && action !== 'untag') onClear();
  };
  return <Actions {...props} selection={selection} onStart={(action, tag) => void start(action, tag)} />;
}

type Question = 'discard' | 'erase' | 'release';

interface ActionsProps extends BulkBarProps {
  readonly selection: TableSelection;
  readonly onStart: (action: BulkAction, tag?: string) => void;
}

function Actions({
  organization,
  form,
  query,
  selection,
  count,
  onSelectAll,
  onClear,
  onStart,
}: ActionsProps) {
  const { bulk: texts } = useLazyTexts(manageTexts);
  const { common } = useTexts();
  const [question, setQuestion] = useState<Question>();
  const [isTagging, setTagging] = useState(false);
  const isAll = 'query' in selection;
  const start = (action: BulkAction, tag?: string) => {
    setQuestion(undefined);
    setTagging(false);
    onStart(action, tag);
  };
  const howMany = !isAll
    ? texts.selected(count ?? selection.ids.length)
    : count === undefined
      ? texts.allSelected
      : texts.allSelectedOf(count);
  const asked = {
    discard: { title: texts.discardTitle, about: texts.discardAbout, button: texts.discard },
    erase: { title: texts.eraseTitle, about: texts.eraseAbout, button: texts.erase },
    release: { title: texts.releaseTitle, about: texts.releaseAbout, button: texts.release },
  }[question ?? 'discard'];
  return (
    <section className="bulk-bar" aria-label={texts.label}>
      <p className="bulk-count" role="status">
        {howMany}
      </p>
      {!isAll && (
        <Button size="small" variant="quiet" onClick={onSelectAll}>
          {texts.selectAll}
        </Button>
      )}
      <div className="bulk-actions">
        <ActionButtons
          tab={query.tab}
          isAll={isAll}
          onStart={start}
          onAsk={setQuestion}
          onTag={() => setTagging(true)}
        />
        <IconButton icon={X} size="small" label={texts.clear} onClick={onClear} />
      </div>
      <TagDialog
        organization={organization}
        form={form}
        open={isTagging}
        onOpenChange={setTagging}
        onTag={start}
      />
      <ConfirmDialog
        open={question !== undefined}
        onOpenChange={() => setQuestion(undefined)}
        title={asked.title}
        description={asked.about}
        confirmLabel={asked.button}
        cancelLabel={common.cancel}
        onConfirm={() => question !== undefined && start(question)}
      >
        <p className="bulk-count">{howMany}</p>
      </ConfirmDialog>
    </section>
  );
}

interface ActionButtonsProps {
  readonly tab: ActionsProps['query']['tab'];
  readonly isAll: boolean;
  readonly onStart: (action: BulkAction) => void;
  readonly onAsk: (question: Question) => void;
  readonly onTag: () => void;
}

/** The actions of a list; those that cannot be undone ask first. */
function ActionButtons({ tab, isAll, onStart, onAsk, onTag }: ActionButtonsProps) {
  const { bulk: texts } = useLazyTexts(manageTexts);
  const { common } = useTexts();
  const isKept = tab === 'live' || tab === 'test';
  return (
    <>
      {tab === 'spam' && (
        <>
          <Button size="small" icon={Check} onClick={() => (isAll ? onAsk('release') : onStart('release'))}>
            {texts.release}
          </Button>
          <Button size="small" icon={Trash2} onClick={() => onAsk('discard')}>
            {texts.discard}
          </Button>
        </>
      )}
      {isKept && (
        <>
          <Button size="small" icon={Tag} onClick={onTag}>
            {texts.tag}
          </Button>
          <Button size="small" icon={Trash2} onClick={() => onStart('delete')}>
            {texts.delete}
          </Button>
        </>
      )}
      {tab === 'partial' && (
        <Button size="small" icon={Eraser} onClick={() => onAsk('erase')}>
          {texts.erase}
        </Button>
      )}
      {isKept && (
        <Menu
          align="end"
          trigger={<IconButton icon={Ellipsis} size="small" label={common.more} tooltip={false} />}
          groups={[
            {
              id: 'erase',
              items: [
                {
                  id: 'erase',
                  label: texts.erase,
                  icon: Eraser,
                  tone: 'danger',
                  onSelect: () => onAsk('erase'),
                },
              ],
            },
          ]}
        />
      )}
    </>
  );
}
