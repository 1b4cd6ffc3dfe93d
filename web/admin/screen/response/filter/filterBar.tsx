import './filter.css';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { AnswerOf } from '#contract/app/routes.ts';
import type { ResponseFilter, ResponseQuery } from '#form/query/responseQuery.ts';
import { Button } from '#ui/button/button.tsx';
import { Picker, type PickerItem } from '#ui/picker/picker.tsx';
import { Popover } from '#ui/popover/popover.tsx';
import { Select } from '#ui/select/select.tsx';
import { columnName } from '../column/columnName.ts';
import { columnIcon } from '../column/tableColumns.tsx';
import { FilterEditor } from './filterEditor.tsx';
import { type FilterWords, filterSentence, subjectName } from './filterSentence.ts';
import { newFilter } from './newFilter.ts';

interface FilterBarProps {
  readonly query: ResponseQuery;
  readonly words: FilterWords;
  readonly known: AnswerOf<'responseColumns'>;
  /** A filter that is being made: it is not applied yet. */
  readonly draft: ResponseFilter | undefined;
  readonly onDraft: (draft: ResponseFilter | undefined) => void;
  readonly onChange: (change: Partial<ResponseQuery>) => void;
}

/** The filters as sentences, each with its editor, and the way to a new one. */
export function FilterBar({ query, words, known, draft, onDraft, onChange }: FilterBarProps) {
  const { filter: texts } = words.texts;
  const { filters } = query;
  const set = (next: readonly ResponseFilter[]) => onChange({ filters: next });
  const shared = { words, versions: known.versions, languages: known.languages, tags: known.tags };
  return (
    <fieldset className="filters">
      <legend className="ui-hidden">{texts.label}</legend>
      {filters.length > 1 && (
        <Select
          className="filter-match"
          label={texts.match}
          hideLabel
          value={query.match}
          options={[
            { value: 'all', label: texts.all },
            { value: 'any', label: texts.any },
          ]}
          onValueChange={(match) => onChange({ match: match === 'any' ? 'any' : 'all' })}
        />
      )}
      {filters.map((filter, index) => (
        <FilterPill
          // biome-ignore lint/suspicious/noArrayIndexKey: a filter has no other identity
          key={index}
          {...shared}
          filter={filter}
          onApply={(next) => set(filters.with(index, next))}
          onRemove={() => set(filters.toSpliced(index, 1))}
        />
      ))}
      {draft !== undefined && (
        <FilterPill
          key={JSON.stringify(draft)}
          {...shared}
          filter={draft}
          isNew
          onApply={(next) => {
            onDraft(undefined);
            set([...filters, next]);
          }}
          onRemove={() => onDraft(undefined)}
        />
      )}
      <Picker
        className="filter-add"
        label={texts.about}
        items={subjects(known, words)}
        value={undefined}
        missing={texts.add}
        onPick={(subject) => onDraft(newFilter(subject, known.columns))}
        searchLabel={texts.search}
        emptyText={texts.none}
      />
      {filters.length > 0 && (
        <Button variant="quiet" size="small" onClick={() => set([])}>
          {texts.clear}
        </Button>
      )}
    </fieldset>
  );
}

interface FilterPillProps {
  readonly filter: ResponseFilter;
  readonly words: FilterWords;
  readonly versions: readonly { readonly version: number }[];
  readonly languages: readonly string[];
  readonly tags: readonly string[];
  readonly isNew?: boolean;
  readonly onApply: (filter: ResponseFilter) => void;
  readonly onRemove: () => void;
}

function FilterPill({ filter, words, isNew = false, onApply, onRemove, ...known }: FilterPillProps) {
  const { filter: texts } = words.texts;
  const [isOpen, setOpen] = useState(isNew);
  // A new filter has no value yet, so there is no sentence.
  const sentence = isNew ? subjectName(filter, words) : filterSentence(filter, words);
  const change = (open: boolean) => {
    setOpen(open);
    // A new filter that nobody applied was never there.
    if (!open && isNew) onRemove();
  };
  return (
    <span className="filter-pill">
      <Popover
        label={texts.edit(sentence)}
        open={isOpen}
        onOpenChange={change}
        trigger={
          <button
            type="button"
            className="filter-sentence"
            aria-label={texts.edit(sentence)}
            title={sentence}
          >
            {sentence}
          </button>
        }
      >
        <FilterEditor
          {...known}
          filter={filter}
          words={words}
          onApply={(next) => {
            setOpen(false);
            onApply(next);
          }}
        />
      </Popover>
      <button type="button" className="filter-remove" aria-label={texts.remove(sentence)} onClick={onRemove}>
        <X size={14} aria-hidden />
      </button>
    </span>
  );
}

function subjects({ columns }: AnswerOf<'responseColumns'>, { texts }: FilterWords): PickerItem[] {
  const facts = (['date', 'country', 'device', 'language', 'version', 'tag'] as const).map((fact) => {
    const column = fact === 'tag' ? '@tags' : `@${fact}`;
    return {
      id: `@${fact}`,
      label: columnName(column, columns, texts),
      group: texts.filter.facts,
      icon: columnIcon(column, columns),
    };
  });
  const questions = columns
    .filter(({ operators }) => operators.length > 0)
    .map(({ id, current }) => ({
      id,
      label: columnName(id, columns, texts),
      group: texts.filter.questions,
      icon: columnIcon(id, columns),
      hint: current ? undefined : texts.column.removed,
    }));
  return [...questions, ...facts];
}
