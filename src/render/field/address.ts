import type { AddressField } from '#form/type/address/settings.ts';
import { settled } from '#form/type/declarations.ts';
import { countries } from '#form/value/countries.ts';
import {
  type AddressPart,
  isPartFaulty,
  isPartNeeded,
  missingParts,
  neededParts,
} from '../fault/addressFault.ts';
import { type Html, html } from '../html.ts';
import { boundedCache, regionNames } from '../locale.ts';
import { inputStyle } from '../style/field/input.css.ts';
import type { FieldView, PageContext } from '../view.ts';
import type { FieldAdapter } from './adapter.ts';
import { flag, grouped } from './frame.ts';
import { idOf } from './ids.ts';

/** In the order of an address, with the autofill token of each part. */
const tokens: readonly (readonly [AddressPart, string])[] = [
  ['line1', 'address-line1'],
  ['line2', 'address-line2'],
  ['postal_code', 'postal-code'],
  ['city', 'address-level2'],
  ['state', 'address-level1'],
  ['country', 'country'],
];

export const address: FieldAdapter<AddressField> = {
  render,
  style: () => [inputStyle.parts, inputStyle.address],
  missing(field, texts) {
    const missing = neededParts(field);
    return missing.length === 0 ? { code: 'required' } : missingParts(missing, texts);
  },
  part: 'address',
  scriptTexts: () => [
    'address_line1',
    'address_line2',
    'address_city',
    'address_state',
    'address_postal_code',
    'address_country',
  ],
  faults: {
    text_too_long: [],
    address_part_missing: [],
    country_invalid: [],
    country_refused: ['countries'],
  },
  asksForCountry: () => true,
};

function render(view: FieldView<AddressField>): Html {
  const { field } = view;
  const shown = tokens.filter(([part]) => settled(field).parts.includes(part));
  const controls = shown.map(([part, token], index) => partOf(view, part, token, index === 0));
  return grouped(view, 'group', html`<div class="parts">${controls}</div>`);
}

function partOf(view: FieldView<AddressField>, part: AddressPart, token: string, first: boolean): Html {
  const { field, page } = view;
  const name = `${field.id}.${part}`;
  const id = first ? idOf(field.id) : idOf(field.id, part);
  const needed = isPartNeeded(field, part);
  const value = page.values.get(name)?.[0] ?? '';
  const invalid = view.fault !== undefined && isPartFaulty(view.fault, part, needed && value.trim() === '');
  // Browsers fill in all controls of a section with one address.
  const section = page.hasSeveralAddresses ? `section-${idOf(field.id).toLowerCase()} ` : '';
  const attributes = html` id="${id}" name="${name}" autocomplete="${section}${token}"${flag('aria-required', view.required && needed)}${flag('aria-invalid', invalid)}`;
  const control =
    part === 'country'
      ? html`<select${attributes}>${countryOptions(field, page, value)}</select>`
      : html`<input type="text"${attributes} value="${value}">`;
  const optional = needed ? undefined : html` <span class="optional">(${page.texts.optional})</span>`;
  return html`<div class="part ${part}"><label for="${id}">${page.texts[`address_${part}`]}${optional}</label>${control}</div>
`;
}

function countryOptions(field: AddressField, page: PageContext, chosen: string): Html[] {
  const code = chosen.trim().toUpperCase();
  const shown = countryNames(page.locale).filter((each) => field.countries?.includes(each.code) ?? true);
  const first = html`<option value="">${page.texts.choose}</option>`;
  const options = shown.map((each) =>
    each.code === code ? html`<option value="${code}" selected>${each.name}</option>` : each.option,
  );
  // Shows a submitted value that is no country here, so that the page does not misrepresent the answer.
  const foreign = code !== '' && shown.every((each) => each.code !== code);
  return foreign
    ? [first, html`<option value="${chosen}" selected>${chosen}</option>`, ...options]
    : [first, ...options];
}

interface CountryName {
  readonly code: string;
  readonly name: string;
  /** Pre-rendered, because the 249 options are the same on every page. */
  readonly option: Html;
}

const named = new Map<string, readonly CountryName[]>();

/** Sorted by the collation of the language. */
function countryNames(language: string): readonly CountryName[] {
  return boundedCache(named, language, () => {
    const display = regionNames(language);
    const { compare } = new Intl.Collator(language);
    return countries
      .map((code) => {
        const name = display.of(code) ?? code;
        return { code, name, option: html`<option value="${code}">${name}</option>` };
      })
      .sort((one, other) => compare(one.name, other.name));
  });
}
