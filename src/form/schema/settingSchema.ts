import { z } from 'zod';
import type { Default, Defaults, Setting, Settings } from '../type/setting.ts';
import { country, fieldId, formula, image, namingWord } from './pieces.ts';

/** The schemas of these settings, in their order. */
export function shapeOf(settings: Settings, defaults: Defaults = {}): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(settings).map(([key, setting]) => {
      const schema = described(setting, defaults[key]);
      return [key, setting.needed === true ? schema : schema.optional()];
    }),
  );
}

function described(setting: Setting, given: Default | undefined): z.ZodType {
  const plain = schemaOf(setting);
  const schema =
    setting.about === undefined ? plain : plain.describe(setting.about.replace('{default}', spoken(given)));
  return 'nullable' in setting ? schema.nullable() : schema;
}

function schemaOf(setting: Setting): z.ZodType {
  switch (setting.kind) {
    case 'text':
      return textSchema(setting);
    case 'shownText':
      return z.string().max(setting.max);
    case 'number':
      return bounded(z.number(), setting);
    case 'whole':
      return bounded(z.int(), setting);
    case 'boolean':
      return z.boolean();
    case 'oneOf':
      return isOfWords(setting.values) ? z.enum(setting.values) : z.literal(setting.values);
    case 'list':
      return bounded(z.array(described(setting.of, undefined)), setting);
    case 'object': {
      const object = z.strictObject(shapeOf(setting.settings, setting.defaults));
      return setting.name === undefined ? object : object.meta({ id: setting.name });
    }
    case 'fieldId':
      return fieldId;
    case 'name':
      return namingWord();
    case 'formula':
      return formula;
    case 'country':
      return country;
    case 'image':
      return image;
  }
}

function textSchema(setting: Extract<Setting, { readonly kind: 'text' }>): z.ZodString {
  const { pattern, fault, examples } = setting;
  const text = bounded(z.string(), setting);
  const fitting = pattern === undefined ? text : text.regex(pattern, fault);
  return examples === undefined ? fitting : fitting.meta({ examples: [...examples] });
}

interface Bounded<Schema> {
  min(bound: number): Schema;
  max(bound: number): Schema;
}

interface Bounds {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

function bounded<Schema extends Bounded<Schema>>(schema: Schema, { min, max }: Bounds): Schema {
  const from = min === undefined ? schema : schema.min(min);
  return max === undefined ? from : from.max(max);
}

function isOfWords(values: readonly string[] | readonly number[]): values is readonly string[] {
  return typeof values[0] === 'string';
}

/** A default as descriptions say it: `10,000`, `line1, city and country`. */
function spoken(given: Default = ''): string {
  // `toLocaleString` would load the rules of a language, at every start of the service and of the builder.
  if (typeof given === 'number') return String(given).replace(/\B(?=(?:\d{3})+$)/g, ',');
  if (typeof given === 'string') return given;
  return [given.slice(0, -1).join(', '), given.at(-1)].join(' and ');
}
