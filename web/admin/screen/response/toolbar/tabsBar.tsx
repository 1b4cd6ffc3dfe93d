import { Link } from '@tanstack/react-router';
import { tableTexts } from '#admin/texts/compiled/response/table.ts';
import { figure } from '#admin/texts/plural.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useLanguage } from '#admin/texts/useTexts.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { type ResponseTab, responseTabs } from '#form/query/responseQuery.ts';
import { Tab, Tabs } from '#ui/tabs/tabs.tsx';
import type { ResponsesSearch } from '../responsesSearch.ts';

const tabs = [...responseTabs, 'deleted'] as const;

interface TabsBarProps {
  readonly tab: (typeof tabs)[number];
  readonly counts: AnswerOf<'responseCounts'> | undefined;
  readonly tabSearch: (tab: ResponseTab) => ResponsesSearch;
}

const exactly = { exact: true, includeSearch: true };

/** The kinds of responses, with their counts. */
export function TabsBar({ tab, counts, tabSearch }: TabsBarProps) {
  const texts = useLazyTexts(tableTexts);
  const { locale } = useLanguage();
  const count = (each: (typeof tabs)[number]) => {
    if (counts === undefined) return '';
    const isCut = each !== 'live' && each !== 'test' && counts[each] >= counts.limit;
    return isCut ? texts.orMore(counts.limit) : figure(locale, counts[each]);
  };
  return (
    <Tabs label={texts.tabsLabel}>
      {tabs.map((each) => (
        <Tab
          key={each}
          current={each === tab}
          render={
            <Link
              to="."
              search={each === 'deleted' ? { deleted: true } : tabSearch(each)}
              activeOptions={exactly}
              resetScroll={false}
            />
          }
        >
          {texts.tabs[each]}
          <span className="responses-count">{count(each)}</span>
        </Tab>
      ))}
    </Tabs>
  );
}
