import './publishDialog.css';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { frameTexts } from '#admin/texts/compiled/form/frame.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { FormDocument } from '#contract/app/form/formDocument.ts';
import { compareDefinitions } from '#form/definition/change/compareDefinitions.ts';
import { withoutPlaceholders } from '#form/edit/fields/placeholders.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { ScreenReaderOnly } from '#ui/screenReaderOnly/screenReaderOnly.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { ChangeList } from '../../changes/changeList.tsx';
import { changeSentences, columnSentences, isAfterResponse } from '../../changes/changeSentences.ts';
import { SentenceList } from '../../changes/sentenceList.tsx';
import { useDraft } from '../../editor/editorContext.ts';
import { usePublished } from '../usePublished.ts';
import { FindingList } from './findingList.tsx';
import { LiveActions } from './liveActions.tsx';
import { LiveForm } from './liveForm.tsx';
import type { PublishView } from './publishingContext.ts';
import { useFindings } from './useFindings.ts';
import { usePublish } from './usePublish.ts';

interface PublishDialogProps {
  readonly form: FormDocument;
  readonly view: PublishView;
  readonly onViewChange: (view: PublishView) => void;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Says what publishing changes for visitors and for the responses, and what prevents it; then publishes, and gives the link. */
export function PublishDialog({ form, view, onViewChange, open, onOpenChange }: PublishDialogProps) {
  const { place } = useLazyTexts(frameTexts);
  const { publishing } = place;
  const { common } = useTexts();
  const { publish, isPublishing, problem, reset, undo } = usePublish(form);
  const [isNew, setNew] = useState(false);
  const findings = useFindings(form, open && view === 'publish');
  const errors = findings.filter(({ severity }) => severity === 'error');
  const isFirst = form.published_version === null;
  const { isChanged } = usePublished(form);
  // The button stays until the link is shown: the focus that it has would get lost with it.
  const isPossible = isPublishing || (errors.length === 0 && (isFirst || isChanged));
  const change = (isOpen: boolean) => {
    reset();
    setNew(false);
    onOpenChange(isOpen);
  };
  const press = async () => {
    const publication = await publish();
    if (publication === undefined) return;
    if (publication.before !== null) return change(false);
    setNew(true);
    onViewChange('live');
  };
  const takeBack = () => {
    change(false);
    void undo?.();
  };
  const isLive = form.state === 'live';
  const liveTitle = isLive ? place.liveTitle : place.addressTitle;
  const told = (
    // The dialog is the one that was open: its new name alone would not be heard.
    <ScreenReaderOnly>
      <span role="status">{isNew && liveTitle}</span>
    </ScreenReaderOnly>
  );
  if (view === 'live')
    return (
      <Dialog
        open={open}
        onOpenChange={change}
        title={
          <span className="live-title">
            {isLive && <CircleCheck size={20} aria-hidden />}
            {liveTitle}
          </span>
        }
        closeLabel={common.close}
        size="large"
        actions={<LiveActions form={form} onUndo={undo && takeBack} onLeave={() => change(false)} />}
      >
        {told}
        <LiveForm form={form} isNew={isNew} />
      </Dialog>
    );
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={isFirst ? publishing.title : publishing.again}
      closeLabel={common.close}
      actions={
        <>
          {isPossible && (
            <Button variant="primary" busy={isPublishing} onClick={() => void press()}>
              {place.publish}
            </Button>
          )}
          <Button onClick={() => change(false)}>{isPossible ? common.cancel : common.close}</Button>
        </>
      }
    >
      {told}
      <Stack>
        {problem !== undefined && (
          <Notice tone="bad" announce>
            {problem}
          </Notice>
        )}
        <PublishContent form={form} onLeave={() => change(false)} />
      </Stack>
    </Dialog>
  );
}

function PublishContent({ form, onLeave }: { readonly form: FormDocument; readonly onLeave: () => void }) {
  const texts = useLazyTexts(frameTexts);
  const { publishing } = texts.place;
  const draft = useDraft();
  const { definition, isChanged } = usePublished(form);
  const findings = useFindings(form, true);
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  const list = { form: form.id, draft, onShow: onLeave };
  if (errors.length > 0)
    return (
      <Notice tone="bad" title={publishing.blocked(errors.length)}>
        <FindingList {...list} findings={errors} />
      </Notice>
    );
  const after = withoutPlaceholders(draft);
  const changes = definition === undefined ? [] : compareDefinitions(definition, after);
  const forVisitors = changes.filter((change) => !isAfterResponse(change));
  const afterResponse = changes
    .filter(isAfterResponse)
    .flatMap((change) => changeSentences(change, texts.versions));
  const columns = changes.flatMap((change) => columnSentences(change, texts));
  return (
    <>
      {form.published_version === null && <p>{publishing.first}</p>}
      {form.published_version !== null && !isChanged && <p>{publishing.nothing}</p>}
      {definition !== undefined && forVisitors.length > 0 && (
        <>
          <section>
            <h3 className="publish-heading">{publishing.forVisitors}</h3>
            <ChangeList before={definition} after={after} changes={forVisitors} />
          </section>
          <section>
            <h3 className="publish-heading">{publishing.forResponses}</h3>
            {columns.length === 0 ? <p>{publishing.noColumns}</p> : <SentenceList sentences={columns} />}
          </section>
        </>
      )}
      {afterResponse.length > 0 && (
        <section>
          <h3 className="publish-heading">{publishing.afterResponse}</h3>
          <SentenceList sentences={afterResponse} />
        </section>
      )}
      {warnings.length > 0 && (
        <Notice tone="warn" title={publishing.warnings(warnings.length)}>
          <FindingList {...list} findings={warnings} />
        </Notice>
      )}
    </>
  );
}
