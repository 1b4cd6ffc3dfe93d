import './formsScreen.css';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Plus, SearchX } from 'lucide-react';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { useDocumentTitle } from '#admin/navigation/useDocumentTitle.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { NotFoundScreen } from '#admin/status/notFoundScreen.tsx';
import { QueryStatus } from '#admin/status/queryStatus.tsx';
import { useLanguage } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/emptyState/emptyState.tsx';
import { LinkButton } from '#ui/linkButton/linkButton.tsx';
import { focusTitle } from '#ui/pageHeader/focusTitle.ts';
import { PageHeader } from '#ui/pageHeader/pageHeader.tsx';
import { SearchField } from '#ui/searchField/searchField.tsx';
import { Select } from '#ui/select/select.tsx';
import { useShortcuts } from '#ui/shortcuts/useShortcuts.ts';
import { mayCreateForms } from '../mayCreateForms.ts';
import { DeletedForms } from './deletedForms.tsx';
import { FormList } from './formList.tsx';
import { NoForms } from './noForms.tsx';
import { searchForms } from './searchForms.ts';
import { defaultOrder, formOrders, sortForms } from './sortForms.ts';
import { useFormsSearch } from './useFormsSearch.ts';

/** The forms of an organisation, or of one of its workspaces. */
export function FormsScreen() {
  const { deleted: showsDeleted = false } = useSearch({ strict: false });
  const before = useRef(showsDeleted);
  useEffect(() => {
    if (before.current === showsDeleted) return;
    before.current = showsDeleted;
    // Moves the focus: the pressed link is gone and the route has not changed.
    focusTitle();
  }, [showsDeleted]);
  return showsDeleted ? <DeletedForms /> : <FormsThere />;
}

function FormsThere() {
  const organization = useOrganization();
  const { workspace: workspaceId } = useParams({ strict: false });
  const wanted = useFormsSearch();
  const { query, setQuery, order } = wanted;
  const { texts: all, locale } = useLanguage();
  const { forms: texts } = all;
  const answer = useRouteQuery('forms', { organization: organization.id });
  const { data } = answer;
  const here = useMemo(
    () => data?.forms.filter(({ workspace }) => workspaceId === undefined || workspace === workspaceId) ?? [],
    [data, workspaceId],
  );
  const found = useMemo(
    () => sortForms(searchForms(here, query), order, locale),
    [here, query, order, locale],
  );
  const workspace = organization.workspaces.find(({ id }) => id === workspaceId);
  const mayCreate = mayCreateForms(organization);
  const navigate = useNavigate();
  const newForm = {
    to: '/app/o/$organization/new',
    params: { organization: organization.id },
    search: workspace === undefined ? {} : { workspace: workspace.id },
  } as const;
  const search = useRef<HTMLDivElement>(null);
  const focusSearch = () => search.current?.querySelector('input')?.focus();
  const clear = () => {
    setQuery('');
    focusSearch();
  };
  useShortcuts({
    '/': focusSearch,
    ...(mayCreate ? { n: () => void navigate(newForm) } : {}),
  });
  const title = workspace?.name ?? texts.title;
  useDocumentTitle(title, organization.name);
  if (workspaceId !== undefined && workspace === undefined) return <NotFoundScreen />;
  return (
    <>
      <PageHeader
        title={title}
        description={here.length === 0 ? undefined : texts.count(here.length)}
        action={
          mayCreate && (
            <>
              <LinkButton variant="quiet" render={<Link to="." search={{ deleted: true }} />}>
                {texts.deletedList.title}
              </LinkButton>
              {/* The empty list has the button itself. */}
              {here.length > 0 && (
                <LinkButton variant="primary" icon={Plus} render={<Link {...newForm} />}>
                  {texts.newForm}
                </LinkButton>
              )}
            </>
          )
        }
      />
      {data === undefined && <QueryStatus query={answer} />}
      {data !== undefined && here.length === 0 && (
        <NoForms mayCreate={mayCreate} newForm={<Link {...newForm} />} />
      )}
      {here.length > 0 && (
        <div className="forms">
          <FormsSearch
            box={search}
            wanted={wanted}
            found={query === '' ? '' : texts.found(found.length, here.length)}
          />
          {found.length === 0 ? (
            <EmptyState
              icon={SearchX}
              title={texts.nothingFound(query)}
              action={<Button onClick={clear}>{texts.clearSearch}</Button>}
            />
          ) : (
            <FormList
              forms={found}
              organization={organization}
              showsWorkspace={workspaceId === undefined}
              time={order === 'created' ? 'created' : 'updated'}
            />
          )}
        </div>
      )}
    </>
  );
}

/** The search and the order of the list; `found` says how much is left. */
function FormsSearch({
  box,
  wanted: { query, setQuery, order, setOrder },
  found,
}: {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly wanted: ReturnType<typeof useFormsSearch>;
  readonly found: string;
}) {
  const { forms: texts, common } = useLanguage().texts;
  return (
    <div className="forms-search" ref={box}>
      <SearchField
        label={texts.search}
        clearLabel={common.clear}
        value={query}
        onValueChange={setQuery}
        keys="/"
      />
      <p className="forms-found" aria-live="polite">
        {found}
      </p>
      <Select
        className="forms-sort"
        label={texts.sortBy}
        hideLabel
        value={order}
        options={formOrders.map((each) => ({ value: each, label: texts.columns[each] }))}
        onValueChange={(value) => setOrder(formOrders.find((each) => each === value) ?? defaultOrder)}
      />
    </div>
  );
}
