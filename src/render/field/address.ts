import { countries } from '#form/field/countries.ts';
import type { AddressField } from '#form/schema/field/address.ts';
import { type Html, html } from '../html.ts';
import type { FieldView, PageSide } from '../view.ts';
import { flag, grouped } from './frame.ts';
import { idOf } from './ids.ts';

type Part = NonNullable<AddressField['parts']>[number];

/** In the order in which an address is written, with what browsers call each part when they fill it in. */
const tokens: readonly (readonly [Part, string])[] = [
  ['line1', 'address-line1'],
  ['line2', 'address-line2'],
  ['postal_code', 'postal-code'],
  ['city', 'address-level2'],
  ['state', 'address-level1'],
  ['country', 'country'],
];

const usuallyRequired: readonly Part[] = ['line1', 'city', 'country'];

export function address(view: FieldView<AddressField>): Html {
  const { field } = view;
  const shown = tokens.filter(([part]) => field.parts === undefined || field.parts.includes(part));
  const controls = shown.map(([part, token], place) => partOf(view, part, token, place === 0));
  return grouped(view, 'group', html`<div class="parts">${controls}</div>`);
}

function partOf(view: FieldView<AddressField>, part: Part, token: string, first: boolean): Html {
  const { field, page } = view;
  const name = `${field.id}.${part}`;
  const id = first ? idOf(field.id) : idOf(field.id, part);
  const needed = (field.required_parts ?? usuallyRequired).includes(part);
  const value = page.values.get(name)?.[0] ?? '';
  const invalid = isPartFaulty(view, part, needed && value.trim() === '');
  const attributes = html` id="${id}" name="${name}" autocomplete="${token}"${flag('aria-required', view.required && needed)}${flag('aria-invalid', invalid)}`;
  const control =
    part === 'country'
      ? html`<select${attributes}>${countryOptions(field, page, value)}</select>`
      : html`<input type="text"${attributes} value="${value}">`;
  const optional = needed ? undefined : html` <span class="optional">(${page.texts.optional})</span>`;
  return html`<div class="part ${part}"><label for="${id}">${page.texts[`address_${part}`]}${optional}</label>${control}</div>
`;
}

/** The part that is at fault; where nothing was written, all that an address needs. */
function isPartFaulty({ fault }: FieldView<AddressField>, part: Part, lacking: boolean): boolean {
  switch (fault?.code) {
    case undefined:
      return false;
    case 'address_part_missing':
    case 'required':
      return lacking;
    case 'country_invalid':
    case 'country_refused':
      return part === 'country';
    default:
      return true;
  }
}

function countryOptions(field: AddressField, page: PageSide, chosen: string): Html[] {
  const code = chosen.trim().toUpperCase();
  const entries = countryNames(page.language).filter(([each]) => field.countries?.includes(each) ?? true);
  // What was sent and is no country here is shown too, so that the page says nothing else than what was sent.
  if (code !== '' && entries.every(([each]) => each !== code)) entries.unshift([chosen, chosen]);
  return [
    html`<option value="">${page.texts.choose}</option>`,
    ...entries.map(([value, name]) =>
      value === code || value === chosen
        ? html`<option value="${value}" selected>${name}</option>`
        : html`<option value="${value}">${name}</option>`,
    ),
  ];
}

const named = new Map<string, readonly (readonly [code: string, name: string])[]>();

/** In the order of the alphabet of the language. */
function countryNames(language: string): (readonly [string, string])[] {
  let names = named.get(language);
  if (names === undefined) {
    const display = new Intl.DisplayNames(language, { type: 'region' });
    const { compare } = new Intl.Collator(language);
    names = countries
      .map((code) => [code, display.of(code) ?? code] as const)
      .sort(([, one], [, other]) => compare(one, other));
    named.set(language, names);
  }
  return [...names];
}
