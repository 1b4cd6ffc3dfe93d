import { useEffect, useRef, useState } from 'react';
import { callRoute } from '#admin/api/callRoute.ts';
import { repeatBusy } from '#admin/api/repeatBusy.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { addStep, type FoundThings, nothingFound } from './foundThings.ts';

export interface PersonQuery {
  readonly text: string;
  readonly match: 'whole' | 'part';
}

export interface PersonSearch {
  readonly wanted: PersonQuery;
  readonly found: FoundThings;
  readonly progress: AnswerOf<'findPerson'>['progress'];
  readonly state: 'running' | 'done' | 'stopped' | 'failed';
  readonly error?: unknown;
}

/** Searches all forms step by step. A new search, or leaving the screen, ends the one before. */
export function usePersonSearch() {
  const { id: organization } = useOrganization();
  const [search, setSearch] = useState<PersonSearch>();
  const current = useRef(0);
  useEffect(
    () => () => {
      current.current += 1;
    },
    [],
  );
  const start = async (wanted: PersonQuery) => {
    current.current += 1;
    const mine = current.current;
    let found = nothingFound;
    let progress: PersonSearch['progress'] = { read: 0, total: 0 };
    const show = (state: PersonSearch['state'], error?: unknown) => {
      if (current.current === mine) setSearch({ wanted, found, progress, state, error });
    };
    show('running');
    try {
      let cursor: string | undefined;
      do {
        const body = { ...wanted, ...(cursor === undefined ? {} : { cursor }) };
        const isStopped = () => current.current !== mine;
        const step = await repeatBusy(() => callRoute('findPerson', { params: { organization }, body }), {
          isStopped,
        });
        found = addStep(found, step);
        progress = step.progress;
        cursor = step.next ?? undefined;
        show(cursor === undefined ? 'done' : 'running');
      } while (cursor !== undefined && current.current === mine);
    } catch (error) {
      show('failed', error);
    }
  };
  const stop = () => {
    current.current += 1;
    setSearch((before) => before && { ...before, state: 'stopped' });
  };
  const reset = () => {
    current.current += 1;
    setSearch(undefined);
  };
  return { search, start, stop, reset };
}
