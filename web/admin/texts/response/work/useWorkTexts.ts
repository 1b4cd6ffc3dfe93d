import { createContext, useContext } from 'react';
import type { WorkTexts } from './workTexts.ts';

export const WorkTextsContext = createContext<WorkTexts | undefined>(undefined);

export function useWorkTexts(): WorkTexts {
  const texts = useContext(WorkTextsContext);
  if (texts === undefined) throw new Error('the texts of responses are only loaded inside their provider');
  return texts;
}
