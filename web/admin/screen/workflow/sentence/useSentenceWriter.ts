import { logicTexts } from '#admin/texts/compiled/form/logic.ts';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useDraft } from '../../form/editor/editorContext.ts';
import { useConnections } from '../connections/dialog/useConnections.ts';
import type { SentenceWriter } from './workflowSentence.ts';

/** Everything that a sentence about a workflow needs. */
export function useSentenceWriter(): SentenceWriter {
  const draft = useDraft();
  const logic = useLazyTexts(logicTexts);
  const { workflows: texts, actions } = useLazyTexts(workflowTexts);
  const { named, isLoaded } = useConnections();
  return {
    draft,
    logic,
    texts,
    // Nothing is called deleted before the list has come.
    connectionName: (word) => named(word)?.name ?? (isLoaded ? undefined : '…'),
    deletedConnection: actions.deletedConnection,
  };
}
