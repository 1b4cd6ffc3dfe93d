import type { FormDefinition } from '#form/definition/document.ts';
import { isKnownField } from '#form/type/behaviours.ts';
import type { KnownField } from '#form/type/declarations.ts';

/** A control on the page that waits for an answer. */
export interface Control {
  readonly field: string;
  /** The name that is sent, such as `field3.city`. */
  readonly name: string;
  readonly kind: string;
  readonly accept: string;
}

type Column = 'text' | 'number' | 'date' | 'time' | 'email' | 'choice' | 'checkbox';

/** Answers that a person might give, whether by keyboard or without a script. */
export function plausibleAnswers(definition: FormDefinition) {
  const fields = new Map(definition.pages.flatMap(({ fields }) => fields.map((field) => [field.id, field])));
  const known = (id: string): KnownField | undefined => {
    const field = fields.get(id);
    return field !== undefined && isKnownField(field) ? field : undefined;
  };
  return {
    /** The kind of answer: `date`, `time`, or as the HTML of the control says. */
    kindOf({ field, name, kind }: Control): string {
      const { type } = known(field) ?? {};
      if (kind !== 'text') return kind;
      if (type === 'date' || type === 'time') return type;
      return columnOf(known(field), name) ?? 'text';
    },
    /** A text to type; days as 2030-12-31, times as 19:30. */
    textFor({ field, name, kind }: Control): string {
      const asked = known(field);
      if (kind === 'email' || columnOf(asked, name) === 'email') return 'ada@example.org';
      if (kind === 'tel') return '+49 30 901820';
      if (kind === 'url') return 'https://example.org/ada';
      switch (asked?.type) {
        case 'date':
          return asked.min === undefined && asked.max !== undefined ? '1990-02-14' : openDay();
        case 'time':
          return '19:30';
        case 'one_line_input':
          return asked.accepts === 'number' ? String(asked.min ?? 3) : 'Ada Lovelace';
        case 'slider':
          return String(asked.min ?? 10);
        case 'calendly':
          return 'https://calendly.com/events/ada';
        default:
          return columnOf(asked, name) === 'number' ? '2' : 'Lantern';
      }
    },
    /** The option to choose, whatever order a visitor sees; undefined where any is as good. */
    optionFor({ field }: Control): string | undefined {
      const asked = known(field);
      return asked?.type === 'multiple_choice' ? asked.options[0]?.value : undefined;
    },
    fileFor({ accept }: Control) {
      return accept.includes('.pdf')
        ? { name: 'proof.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
        : { name: 'proof.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') };
    },
  };
}

export type Plausible = ReturnType<typeof plausibleAnswers>;

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

function columnOf(field: KnownField | undefined, name: string): Column | undefined {
  if (field?.type !== 'table_entry') return undefined;
  return field.columns[Number(name.split('.').at(-1))]?.type ?? 'text';
}

/** A Wednesday in the near future, on which most places are open. */
function openDay(): string {
  const day = new Date(Date.now() + 14 * 86_400_000);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 4) % 7));
  return day.toISOString().slice(0, 10);
}
