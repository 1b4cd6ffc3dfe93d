import { createContext, useContext } from 'react';
import type { WorkflowTexts } from './workflowTexts.ts';

export const WorkflowTextsContext = createContext<WorkflowTexts | undefined>(undefined);

/** The texts of workflows in the language that the person reads. */
export function useWorkflowTexts(): WorkflowTexts {
  const texts = useContext(WorkflowTextsContext);
  if (texts === undefined) throw new Error('the texts of workflows are only loaded inside their screens');
  return texts;
}
