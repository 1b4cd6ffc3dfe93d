import { useState } from 'react';

const key = (location: Location) => `canvass-side-bar-${location}`;

/** A form's own place needs the width, so its choice is remembered apart. */
type Location = 'form' | 'elsewhere';

/** Whether the side bar is folded, as this browser was last told; folded in a form's place by default. */
export function useFoldedSideBar(
  location: Location,
): readonly [isFolded: boolean, fold: (isFolded: boolean) => void] {
  const [chosen, setChosen] = useState<Partial<Record<Location, boolean>>>({});
  const isFolded = chosen[location] ?? read(location);
  const fold = (folded: boolean) => {
    setChosen((before) => ({ ...before, [location]: folded }));
    try {
      localStorage.setItem(key(location), folded ? 'folded' : 'open');
    } catch {
      // Without storage the choice lasts until the page is left.
    }
  };
  return [isFolded, fold];
}

function read(location: Location): boolean {
  try {
    const kept = localStorage.getItem(key(location));
    return kept === null ? location === 'form' : kept === 'folded';
  } catch {
    return location === 'form';
  }
}
