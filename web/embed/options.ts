/** The options of an embedded form, from `data-` attributes or from a call of `Canvass.open`. */
export interface Options {
  /** Prefilled answers, by the names that the form's query string takes. */
  values?: Record<string, string | number | readonly string[]>;
  /** The query parameters of the host page that are passed on to the form. */
  pass?: string;
  lang?: string;
  /** The part of the host page's address that the response stores: `path` (the default), `full` or `none`. */
  url?: string;
  /** The accessible name of the form. */
  title?: string;
  label?: string;
  /** The accessible name of the close button. */
  close?: string;
  width?: string | number;
  height?: string | number;
  side?: string;
  /** `false` turns off resizing to the height of the form. */
  resize?: string | boolean;
}

/** Attributes that are options; a field's key is none of them (`src/form/definition/fieldKeys.ts`). */
const options = /^(values|pass|lang|url|title|label|close|width|height|side|resize|overflow|canvass.*)$/;

/** The options in the `data-` attributes of an element; `data-field1`, `data-email` and the like become prefilled values. */
export function optionsOf({ dataset }: HTMLElement): Options {
  const { values: text, ...given } = dataset;
  const values = readValues(text);
  for (const [name, value = ''] of Object.entries(dataset)) if (!options.test(name)) values[name] = value;
  return { ...given, values };
}

function readValues(text = '{}'): NonNullable<Options['values']> {
  try {
    return { ...JSON.parse(text) };
  } catch {
    console.warn(`Canvass: data-values is not JSON: ${text}`);
    return {};
  }
}

/** A CSS length; a plain number is in pixels. */
export function lengthOf(size: string | number): string {
  return /^\d+$/.test(`${size}`) ? `${size}px` : `${size}`;
}
