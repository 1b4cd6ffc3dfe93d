import './versionsScreen.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useRef, useState } from 'react';
import { callRoute } from '#admin/api/callRoute.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { QueryStatus } from '#admin/status/queryStatus.tsx';
import { frameTexts } from '#admin/texts/compiled/form/frame.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { EmptyState } from '#ui/emptyState/emptyState.tsx';
import { LoadMore } from '#ui/loadMore/loadMore.tsx';
import { useForm } from '../place/useForm.ts';
import { CompareVersions, type Comparison } from './compareVersions.tsx';
import { VersionRow } from './versionRow.tsx';

/** The history of a form: who published what and when, what changed, and a way back. */
export function VersionsScreen() {
  const { versions: texts } = useLazyTexts(frameTexts);
  const { id: organization } = useOrganization();
  const form = useForm();
  const params = { organization, form: form.id };
  const query = useInfiniteQuery({
    queryKey: ['formVersions', params],
    initialPageParam: '',
    queryFn: async ({ pageParam }) =>
      await callRoute('formVersions', { params, query: pageParam === '' ? {} : { before: pageParam } }),
    getNextPageParam: ({ versions, has_more }) =>
      has_more ? String(versions.at(-1)?.version ?? '') : undefined,
  });
  const versions = query.data?.pages.flatMap((page) => page.versions) ?? [];
  const numbers = versions.map(({ version }) => version);
  // Most people first compare the published version with the draft.
  const [chosen, setChosen] = useState<Comparison>();
  const comparison = chosen ?? { from: form.published_version ?? numbers[0] ?? 1, to: 'draft' };
  const heading = useRef<HTMLHeadingElement>(null);
  const compareWithDraft = (version: number) => {
    setChosen({ from: version, to: 'draft' });
    heading.current?.focus();
  };
  return (
    <div className="place-page">
      <h2 className="place-heading">{texts.title}</h2>
      <p className="place-about">{texts.about}</p>
      {query.data === undefined && <QueryStatus query={query} />}
      {query.data !== undefined && versions.length === 0 && (
        <EmptyState icon={History} title={texts.emptyTitle} text={texts.empty} />
      )}
      {versions.length > 0 && (
        <>
          <CompareVersions
            heading={heading}
            versions={numbers}
            comparison={comparison}
            onChange={setChosen}
          />
          <ol className="versions-list">
            {versions.map((version) => (
              <VersionRow
                key={version.version}
                version={version}
                isCurrent={version.version === form.published_version}
                onCompare={() => compareWithDraft(version.version)}
              />
            ))}
          </ol>
          <LoadMore
            label={texts.olderOnes}
            hasMore={query.hasNextPage}
            busy={query.isFetchingNextPage}
            onPress={() => void query.fetchNextPage()}
          />
        </>
      )}
    </div>
  );
}
