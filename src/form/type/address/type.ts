import { countries as everyCountry } from '../../value/countries.ts';
import type { Facts, Remark } from '../facts.ts';
import { address } from './behaviour.ts';
import { type AddressField, about, defaults, settings } from './settings.ts';

const facts: Facts<AddressField> = {
  seconds: 30,
  inputs: ({ countries }) => 6 + (Array.isArray(countries) ? countries : everyCountry).length,
  like: ['address'],
  startingValues: ({ id, default_country: country }) =>
    country === undefined ? [] : [[`${id}.country`, [country]]],
  unusedSettings,
};

function* unusedSettings({ parts, required_parts: required = [] }: AddressField): Generator<Remark> {
  for (const part of required) {
    const remark: Remark = ['required_parts', `for ${part}, which is not among its parts`];
    if (parts !== undefined && !parts.includes(part)) yield remark;
  }
}

export const addressType = { about, defaults, settings, behaviour: address, facts };
