import { useMemo } from 'react';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { sameJson } from '#form/definition/change/describeValues.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { useDraft } from '../../form/editor/editorContext.ts';
import { useForm } from '../../form/place/useForm.ts';
import { usePublished } from '../../form/place/usePublished.ts';

/** Says that workflows are a part of the draft, while they differ from those that run. */
export function PublishNotice() {
  const { workflows: texts } = useLazyTexts(workflowTexts);
  const form = useForm();
  const { workflows } = useDraft();
  const { definition } = usePublished(form);
  const isChanged = useMemo(
    () => definition !== undefined && !sameJson(definition.workflows ?? [], workflows ?? []),
    [definition, workflows],
  );
  if (form.published_version === null)
    return workflows === undefined ? null : <Notice>{texts.unpublished}</Notice>;
  return isChanged ? <Notice>{texts.changed}</Notice> : null;
}
