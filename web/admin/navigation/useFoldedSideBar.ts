import { useState } from 'react';

const key = (place: Place) => `canvass-side-bar-${place}`;

/** A form's own place needs the width, so its choice is remembered apart. */
type Place = 'form' | 'elsewhere';

/** Whether the side bar is folded, as this browser was last told; folded in a form's place by default. */
export function useFoldedSideBar(
  place: Place,
): readonly [isFolded: boolean, fold: (isFolded: boolean) => void] {
  const [chosen, setChosen] = useState<Partial<Record<Place, boolean>>>({});
  const isFolded = chosen[place] ?? read(place);
  const fold = (folded: boolean) => {
    setChosen((before) => ({ ...before, [place]: folded }));
    try {
      localStorage.setItem(key(place), folded ? 'folded' : 'open');
    } catch {
      // Without storage the choice lasts until the page is left.
    }
  };
  return [isFolded, fold];
}

function read(place: Place): boolean {
  try {
    const kept = localStorage.getItem(key(place));
    return kept === null ? place === 'form' : kept === 'folded';
  } catch {
    return place === 'form';
  }
}
