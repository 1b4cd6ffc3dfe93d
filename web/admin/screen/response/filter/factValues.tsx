import { X } from 'lucide-react';
import { deviceClasses, type FactFilter } from '#form/query/responseQuery.ts';
import { countries } from '#form/value/countries.ts';
import { Chips } from '#ui/chips/chips.tsx';
import { Picker } from '#ui/picker/picker.tsx';
import { type FilterWords, factValue } from './filterSentence.ts';

interface FactValuesProps {
  readonly filter: FactFilter;
  readonly words: FilterWords;
  readonly versions: readonly { readonly version: number }[];
  readonly languages: readonly string[];
  readonly tags: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (values: readonly string[]) => void;
}

/** The values of a fact: chips for a few, a list to search for countries. */
export function FactValues(props: FactValuesProps) {
  const { filter, words, versions, languages, tags, error, onChange } = props;
  const { filter: texts } = words.texts;
  if (filter.on === 'country') return <Countries {...props} />;
  const known = {
    version: versions.map(({ version }) => String(version)),
    device: [...deviceClasses],
    language: [...languages, ''],
    tag: tags,
  }[filter.on];
  const values = [...new Set([...known, ...filter.values])];
  if (values.length === 0) return <p className="filter-none">{texts.noTags}</p>;
  return (
    <Chips
      label={texts.value}
      hideLabel
      error={error}
      // An empty value is not allowed as that of an option.
      options={values.map((value) => ({ value: `=${value}`, label: factValue(filter.on, value, words) }))}
      values={filter.values.map((value) => `=${value}`)}
      onValuesChange={(chosen) => onChange(chosen.map((value) => value.slice(1)))}
    />
  );
}

function Countries({ filter: { values }, words, error, onChange }: FactValuesProps) {
  const { filter: texts } = words.texts;
  const name = (code: string) => factValue('country', code, words);
  const items = ['', ...countries]
    .filter((code) => !values.includes(code))
    .map((code) => ({
      id: code === '' ? '?' : code,
      label: name(code),
      group: words.texts.facts.country,
      synonyms: code,
    }));
  items.sort((a, b) => a.label.localeCompare(b.label, words.locale));
  return (
    <>
      {values.length > 0 && (
        <ul className="filter-values">
          {values.map((code) => (
            <li key={code}>
              <button
                type="button"
                className="filter-value"
                aria-label={texts.removeValue(name(code))}
                onClick={() => onChange(values.filter((each) => each !== code))}
              >
                {name(code)}
                <X size={12} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Picker
        label={texts.addCountry}
        items={items}
        value={undefined}
        missing={texts.addCountry}
        onPick={(id) => onChange([...values, id === '?' ? '' : id])}
        searchLabel={texts.searchCountries}
        emptyText={texts.noCountry}
      />
      {error !== undefined && (
        <p className="filter-error" role="alert">
          {error}
        </p>
      )}
    </>
  );
}
