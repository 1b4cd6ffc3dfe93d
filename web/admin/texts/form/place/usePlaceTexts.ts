import { createContext, useContext } from 'react';
import type { PlaceTexts } from './placeTexts.ts';

export const PlaceTextsContext = createContext<PlaceTexts | undefined>(undefined);

/** The texts of a form's own place in the language that the person reads. */
export function usePlaceTexts(): PlaceTexts {
  const texts = useContext(PlaceTextsContext);
  if (texts === undefined) throw new Error('the texts of a form are only loaded inside its place');
  return texts;
}
