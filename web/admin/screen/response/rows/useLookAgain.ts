import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ResponseRows } from './responseRows.ts';

const interval = 5_000;

/**
 * Reads rows again from time to time. Unfinished answers are saved so often that the change log does not record them, so their
 * list learns nothing from news.
 */
export function useLookAgain(rows: ResponseRows, isWanted: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isWanted) return;
    const look = () => {
      if (document.hidden) return;
      // If this fails, the next one tells as much.
      rows.lookAgain().catch(() => undefined);
      void client.invalidateQueries({ queryKey: ['responseCounts'] });
    };
    const timer = setInterval(look, interval);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [rows, isWanted, client]);
}
