/** The options of an embedded form, as attributes or in a call. */
export interface Options {
  /** Answers to begin with, by the names that the form's address knows. */
  values?: Record<string, string | number | readonly string[]>;
  /** Names in the query of the host page that are handed on to the form. */
  pass?: string;
  lang?: string;
  /** How much of the host page's address the response keeps: `path` (the default), `full` or `none`. */
  url?: string;
  /** Names the form to those who do not see it. */
  title?: string;
  label?: string;
  /** The name of the button that closes. */
  close?: string;
  width?: string | number;
  height?: string | number;
  side?: string;
  /** `false` keeps the height as it is. */
  resize?: string | boolean;
}

/** The attributes of an element, with everything that names a field among the values. */
export function optionsOf({ dataset }: HTMLElement): Options {
  const { values: text, ...options } = dataset;
  const values = readValues(text);
  for (const [name, value = ''] of Object.entries(dataset)) if (/^field\d/.test(name)) values[name] = value;
  return { ...options, values };
}

function readValues(text = '{}'): NonNullable<Options['values']> {
  try {
    return { ...JSON.parse(text) };
  } catch {
    console.warn(`Canvass: data-values is not JSON: ${text}`);
    return {};
  }
}

/** A number is one of pixels. */
export function lengthOf(size: string | number): string {
  return /^\d+$/.test(`${size}`) ? `${size}px` : `${size}`;
}
