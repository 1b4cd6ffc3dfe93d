import './logic.css';
import { Link, useParams } from '@tanstack/react-router';
import { Code, GitBranch, Plus } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { type LogicTexts, logicTexts } from '#admin/texts/compiled/form/logic.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { type FormDefinition, fieldsOf } from '#form/definition/document.ts';
import { exampleRule } from '#form/edit/rules/exampleRule.ts';
import { referencesOf } from '#form/edit/rules/references.ts';
import { foldForSearch } from '#kit/text/foldForSearch.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/emptyState/emptyState.tsx';
import { LinkButton } from '#ui/linkButton/linkButton.tsx';
import { SearchField } from '#ui/searchField/searchField.tsx';
import { useDraft } from '../editor/editorContext.ts';
import { FindingsButton } from '../findings/findingsButton.tsx';
import { FieldPicker } from './fieldPicker.tsx';
import { PageMap } from './map/pageMap.tsx';
import { RuleList } from './ruleList.tsx';
import { RuleSentence } from './ruleSentence.tsx';
import { sentenceOf } from './sentence.ts';
import { useRules } from './useRules.ts';

/** The rules of a form, and the way through its pages. */
export function LogicScreen() {
  const draft = useDraft();
  const logic = useLazyTexts(logicTexts);
  const params = useParams({ from: '/signed-in/app/o/$organization/f/$form/logic' });
  const [said, announce] = useState('');
  const operations = useRules(announce);
  const { opened } = operations;
  useEffect(() => {
    if (opened !== undefined)
      document.getElementById(`rule-${opened + 1}`)?.scrollIntoView({ block: 'nearest' });
  }, [opened]);
  const rules = draft.logic ?? [];
  return (
    <div className="logic">
      <section className="logic-rules" aria-labelledby="logic-title">
        <header className="logic-head">
          <div>
            <h2 id="logic-title" className="logic-title">
              {logic.title}
            </h2>
            <p className="logic-intro">{logic.intro}</p>
          </div>
          <div className="logic-actions">
            <FindingsButton />
            <LinkButton
              size="small"
              icon={Code}
              render={<Link to="/app/o/$organization/f/$form/code" params={params} />}
            >
              {logic.code}
            </LinkButton>
            {rules.length > 0 && (
              <Button variant="primary" icon={Plus} onClick={operations.addExample}>
                {logic.newRule}
              </Button>
            )}
          </div>
        </header>
        {rules.length === 0 ? (
          <NoRules draft={draft} onInsert={operations.addExample} />
        ) : (
          <Rules draft={draft} operations={operations} />
        )}
        <p role="status" className="ui-hidden">
          {said}
        </p>
      </section>
      {draft.pages.length > 0 && <PageMap draft={draft} onOpenRule={operations.open} />}
    </div>
  );
}

interface RulesProps {
  readonly draft: FormDefinition;
  readonly operations: ReturnType<typeof useRules>;
}

function Rules({ draft, operations }: RulesProps) {
  const logic = useLazyTexts(logicTexts);
  const [query, setQuery] = useState('');
  const [about, setAbout] = useState('');
  const rules = draft.logic ?? [];
  const fields = useMemo(() => {
    const used = new Set((draft.logic ?? []).flatMap((rule) => [...referencesOf(rule).fields]));
    return [...fieldsOf(draft)].filter(({ id }) => used.has(id));
  }, [draft]);
  const shown = useMemo(() => matching(draft, query, about, logic), [draft, query, about, logic]);
  const isWhole = shown.length === rules.length;
  return (
    <>
      <div className="logic-tools">
        <SearchField
          label={logic.search}
          clearLabel={logic.clearSearch}
          value={query}
          onValueChange={setQuery}
          className="logic-search"
        />
        <FieldPicker
          label={logic.filter}
          value={about}
          fields={fields}
          none={logic.anyField}
          onPick={setAbout}
        />
        <span className="logic-count" role="status">
          {isWhole ? logic.count(rules.length) : logic.found(shown.length, rules.length)}
        </span>
      </div>
      {shown.length === 0 ? (
        <div className="logic-none">
          <p>{logic.nothingFound}</p>
          <Button
            size="small"
            onClick={() => {
              setQuery('');
              setAbout('');
            }}
          >
            {logic.showAll}
          </Button>
        </div>
      ) : (
        <RuleList draft={draft} shown={shown} operations={operations} />
      )}
    </>
  );
}

/** The numbers of the rules that name the field and whose sentence contains every word. */
function matching(draft: FormDefinition, query: string, about: string, texts: LogicTexts): number[] {
  const words = foldForSearch(query).split(/\s+/).filter(Boolean);
  return (draft.logic ?? []).flatMap((rule, index) => {
    if (about !== '' && !referencesOf(rule).fields.has(about)) return [];
    const sentence = words.length === 0 ? '' : foldForSearch(sentenceOf(draft, rule, texts));
    return words.every((word) => sentence.includes(word)) ? [index] : [];
  });
}

function NoRules({ draft, onInsert }: { readonly draft: FormDefinition; readonly onInsert: () => void }) {
  const logic = useLazyTexts(logicTexts);
  const example = useMemo(() => exampleRule(draft), [draft]);
  if (example === undefined)
    return (
      <EmptyState title={logic.noFieldsTitle} text={logic.noFieldsText} icon={GitBranch} headingLevel={3} />
    );
  return (
    <EmptyState
      title={logic.emptyTitle}
      text={logic.emptyText}
      icon={GitBranch}
      headingLevel={3}
      action={
        <Button variant="primary" icon={Plus} onClick={onInsert}>
          {logic.insertExample}
        </Button>
      }
    >
      <div className="logic-example">
        <RuleSentence draft={draft} rule={example} />
      </div>
    </EmptyState>
  );
}
