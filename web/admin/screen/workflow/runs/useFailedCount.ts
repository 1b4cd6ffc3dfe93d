import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callRoute } from '#admin/api/callRoute.ts';
import type { FailedRunCount } from '#contract/app/workflow/runs.ts';

interface FailedRange {
  /** Days of the organisation's time zone. */
  readonly from?: string;
  readonly to?: string;
  readonly workflow?: string;
}

/** How often it is counted again: runs fail by themselves. */
const interval = 30_000;

/** How many runs failed; undefined until it is known. */
export function useFailedCount(
  organization: string,
  form: string,
  range: FailedRange,
): FailedRunCount | undefined {
  const { data } = useQuery({
    queryKey: ['failedRunCount', { organization, form }, range],
    queryFn: async () =>
      await callRoute('failedRunCount', { params: { organization, form }, query: { ...range } }),
    enabled: range.from !== '' && range.to !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: interval,
  });
  return data;
}
