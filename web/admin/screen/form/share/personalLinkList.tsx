import { useInfiniteQuery } from '@tanstack/react-query';
import { callRoute } from '#admin/api/callRoute.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { QueryStatus } from '#admin/status/queryStatus.tsx';
import { shareTexts } from '#admin/texts/compiled/form/share.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { PersonalLink } from '#contract/app/collect/personalLinks.ts';
import { Button } from '#ui/button/button.tsx';
import { LoadMore } from '#ui/loadMore/loadMore.tsx';
import { Pill } from '#ui/pill/pill.tsx';
import { Table } from '#ui/table/table.tsx';
import { Time } from '#ui/time/time.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useForm } from '../place/useForm.ts';

const tones = { answered: 'good', open: 'neutral', revoked: 'warn' } as const;

function stateOf({ answered_at, revoked_at }: PersonalLink): keyof typeof tones {
  if (answered_at !== null) return 'answered';
  return revoked_at === null ? 'open' : 'revoked';
}

/** The personal links of the form and whether they were used. */
export function PersonalLinkList() {
  const { personal: texts } = useLazyTexts(shareTexts);
  const { id: organization } = useOrganization();
  const { id: form } = useForm();
  const toast = useToast();
  const params = { organization, form };
  const pages = useInfiniteQuery({
    queryKey: ['personalLinks', params],
    queryFn: ({ pageParam }) => callRoute('personalLinks', { params, query: { after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    // People answer meanwhile.
    staleTime: 0,
  });
  const revoke = useRouteMutation('revokePersonalLink', { invalidates: ['personalLinks'] });
  if (pages.data === undefined) return <QueryStatus query={pages} />;
  const links = pages.data.pages.flatMap((page) => page.links);
  if (links.length === 0) return <p className="share-about">{texts.empty}</p>;
  return (
    <>
      <Table
        label={texts.list}
        rows={links}
        rowKey={({ id }) => id}
        columns={[
          { id: 'name', header: texts.name, cell: ({ name }) => name || texts.unnamed },
          {
            id: 'state',
            header: texts.state,
            cell: (link) => <Pill tone={tones[stateOf(link)]}>{texts.states[stateOf(link)]}</Pill>,
          },
          {
            id: 'time',
            header: texts.time,
            cell: ({ answered_at }) => (answered_at === null ? '' : <Time value={answered_at} />),
          },
          {
            id: 'revoke',
            header: texts.revoke,
            hideHeader: true,
            align: 'end',
            narrow: true,
            cell: (link) =>
              stateOf(link) === 'open' && (
                <Button
                  size="small"
                  aria-label={texts.revokeLink(link.name || texts.unnamed)}
                  onClick={() =>
                    revoke.mutate(
                      { params: { ...params, link: link.id } },
                      { onSuccess: () => toast({ about: link.id, title: texts.revoked, tone: 'good' }) },
                    )
                  }
                >
                  {texts.revoke}
                </Button>
              ),
          },
        ]}
      />
      <LoadMore
        label={texts.more}
        hasMore={pages.hasNextPage}
        busy={pages.isFetchingNextPage}
        onPress={() => void pages.fetchNextPage()}
      />
    </>
  );
}
