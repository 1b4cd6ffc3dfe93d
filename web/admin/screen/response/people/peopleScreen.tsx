import './peopleScreen.css';
import { Search, UserSearch } from 'lucide-react';
import { useState } from 'react';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useDocumentTitle } from '#admin/navigation/useDocumentTitle.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { ScreenLoading } from '#admin/status/screenLoading.tsx';
import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { TextsBoundary } from '#admin/texts/textsBoundary.tsx';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/emptyState/emptyState.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { PageHeader } from '#ui/pageHeader/pageHeader.tsx';
import { ScreenReaderOnly } from '#ui/screenReaderOnly/screenReaderOnly.tsx';
import { Select } from '#ui/select/select.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import { ErasureReport, type Report } from './erasureReport.tsx';
import { FoundList } from './foundList.tsx';
import { groupByForm, isNothing } from './foundThings.ts';
import { SearchProgress } from './searchProgress.tsx';
import { usePersonSearch } from './usePersonSearch.ts';

/** Everything that all forms hold about a person. */
export function PeopleScreen() {
  return (
    <TextsBoundary texts={manageTexts} fallback={<ScreenLoading />}>
      <People />
    </TextsBoundary>
  );
}

function People() {
  const { people: texts } = useLazyTexts(manageTexts);
  const { name } = useOrganization();
  const problemText = useProblemText();
  const [text, setText] = useState('');
  const [match, setMatch] = useState<'whole' | 'part'>('whole');
  const [isTooShort, setTooShort] = useState(false);
  const [report, setReport] = useState<Report>();
  const { search, start, stop, reset } = usePersonSearch();
  useDocumentTitle(texts.title, name);
  const find = () => {
    const wanted = text.trim();
    setTooShort(wanted.length < 3);
    if (wanted.length < 3) return;
    setReport(undefined);
    void start({ text: wanted, match });
  };
  const groups = search === undefined ? 0 : groupByForm(search.found.responses).length;
  const isDone = search !== undefined && search.state !== 'running';
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} />
      <form
        className="people-form"
        onSubmit={(event) => {
          event.preventDefault();
          find();
        }}
      >
        <TextField
          label={texts.text}
          description={texts.textHelp}
          error={isTooShort ? texts.tooShort : undefined}
          value={text}
          maxLength={320}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Select
          label={texts.match}
          value={match}
          options={[
            { value: 'whole', label: texts.whole },
            { value: 'part', label: texts.part },
          ]}
          onValueChange={(value) => setMatch(value === 'part' ? 'part' : 'whole')}
        />
        <Button type="submit" variant="primary" icon={Search}>
          {texts.find}
        </Button>
      </form>
      <ScreenReaderOnly>
        <span role="status">
          {isDone && search.state !== 'failed' ? texts.foundIn(search.found.responses.length, groups) : ''}
        </span>
      </ScreenReaderOnly>
      {report !== undefined && (
        <ErasureReport
          report={report}
          onNew={() => {
            setReport(undefined);
            setText('');
          }}
        />
      )}
      {search === undefined && report === undefined && (
        <EmptyState icon={UserSearch} title={texts.startTitle} text={texts.start} />
      )}
      {search !== undefined && (
        <>
          {search.state === 'running' && <SearchProgress progress={search.progress} onStop={stop} />}
          {search.state === 'stopped' && <Notice tone="warn">{texts.stopped}</Notice>}
          {search.state === 'failed' && <Problem>{problemText(search.error)}</Problem>}
          {isDone && search.state !== 'failed' && isNothing(search.found) && (
            <EmptyState icon={UserSearch} title={texts.nothingTitle} text={texts.nothing} />
          )}
          {!isNothing(search.found) && (
            <FoundList
              // A new search begins with everything selected.
              key={`${search.wanted.match} ${search.wanted.text}`}
              search={search}
              onErased={(done) => {
                reset();
                setReport(done);
              }}
            />
          )}
        </>
      )}
    </>
  );
}
