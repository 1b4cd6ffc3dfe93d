import { X } from 'lucide-react';
import { useLanguage } from '#admin/texts/useTexts.ts';
import { Select } from '#ui/select/select.tsx';
import type { OwnControl } from '../table/control.ts';
import { countryNames } from './names.ts';
import { useControl } from './useControl.ts';

export function CountryControl({ control }: { readonly control: OwnControl }) {
  const { settings, value, set, finding, label, help, panel } = useControl(control);
  const { code } = useLanguage();
  const allowed = listOf(settings.countries);
  const names = countryNames(code).filter(
    (each) => allowed.length === 0 || allowed.includes(each.value) || each.value === value,
  );
  return (
    <Select
      label={label}
      description={help}
      error={finding}
      options={[{ value: '', label: panel.noCountry }, ...names]}
      value={typeof value === 'string' ? value : ''}
      onValueChange={(next) => set(next || undefined)}
    />
  );
}

/** Countries that are added from a list and removed one by one; without any, all of them. */
export function CountriesControl({ control }: { readonly control: OwnControl }) {
  const { value, set, finding, label, help, panel } = useControl(control);
  const { code } = useLanguage();
  const names = countryNames(code);
  const chosen = listOf(value);
  const nameOf = (country: string) => names.find((each) => each.value === country)?.label ?? country;
  const remove = (country: string) => {
    const rest = chosen.filter((each) => each !== country);
    set(rest.length === 0 ? undefined : rest);
  };
  return (
    <div className="panel-pair">
      <Select
        label={label}
        description={help}
        error={finding}
        options={[
          { value: '', label: chosen.length === 0 ? panel.allCountries : panel.addCountry },
          ...names.filter((each) => !chosen.includes(each.value)),
        ]}
        value=""
        onValueChange={(next) => {
          if (next !== '') set([...chosen, next]);
        }}
      />
      {chosen.length > 0 && (
        <ul className="panel-tags" aria-label={label}>
          {chosen.map((country) => (
            <li key={country} className="panel-tag">
              {nameOf(country)}
              <button
                type="button"
                className="panel-tag-remove"
                aria-label={panel.remove(nameOf(country))}
                onClick={() => remove(country)}
              >
                <X size={14} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function listOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value : [];
}
