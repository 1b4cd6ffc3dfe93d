import { createContext, useContext } from 'react';
import type { ManageTexts } from './manageTexts.ts';

export const ManageTextsContext = createContext<ManageTexts | undefined>(undefined);

export function useManageTexts(): ManageTexts {
  const texts = useContext(ManageTextsContext);
  if (texts === undefined) throw new Error('the texts of responses are only loaded inside their provider');
  return texts;
}
