import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { callRoute } from '#admin/api/callRoute.ts';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { QueryStatus } from '#admin/status/queryStatus.tsx';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/classNames.ts';
import { LoadMore } from '#ui/loadMore/loadMore.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { AuditDays } from './auditDays.tsx';
import type { AuditSearch } from './auditSearch.ts';
import { NoEntries } from './noEntries.tsx';

/** The filtered entries, with a button for the next page. */
export function AuditEntries({ filter }: { readonly filter: AuditSearch }) {
  const { audit: texts, common } = useTexts();
  const problemText = useProblemText();
  const pages = useAuditPages(filter);
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData } = pages;
  if (data === undefined) return <QueryStatus query={pages} />;
  const entries = data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) return <NoEntries filter={filter} />;
  const more = () => void pages.fetchNextPage();
  return (
    <div className={classNames('audit-entries', isPlaceholderData && 'audit-entries--old')}>
      <AuditDays entries={entries} />
      {isFetchNextPageError && (
        <Notice tone="bad" announce action={<Button onClick={more}>{common.tryAgain}</Button>}>
          {problemText(pages.error)}
        </Notice>
      )}
      <LoadMore
        label={texts.loadMore}
        status={hasNextPage ? texts.shownOfMore(entries.length) : texts.shown(entries.length)}
        hasMore={hasNextPage && !isFetchNextPageError}
        busy={isFetchingNextPage}
        onPress={more}
      />
    </div>
  );
}

/** The pages of the log, newest entry first. */
function useAuditPages(filter: AuditSearch) {
  const { id: organization } = useOrganization();
  const params = { organization };
  return useInfiniteQuery({
    queryKey: ['audit', params, filter],
    queryFn: ({ pageParam }) => callRoute('audit', { params, query: { ...filter, before: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    // Keeps the old list until the new filter's page has loaded.
    placeholderData: keepPreviousData,
    // Always refetched, because users look for recent actions.
    staleTime: 0,
  });
}
