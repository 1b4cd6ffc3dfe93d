import type { Field, FormDefinition } from '#form/definition/document.ts';
import type { DraftMessage } from './messages.ts';

/**
 * Sends drafts to one frame. Drafts share the objects that a change does not touch, so an object that was sent
 * before goes as its number.
 */
export class DraftSender {
  #numbers = new Map<object, number>();
  #last = 0;

  message(draft: FormDefinition): DraftMessage {
    const known = this.#numbers;
    const used = new Map<object, number>();
    const sent: [number, unknown][] = [];
    const numberOf = (value: object): number => {
      let number = known.get(value) ?? used.get(value);
      if (number === undefined) {
        this.#last += 1;
        number = this.#last;
        sent.push([number, value]);
      }
      used.set(value, number);
      return number;
    };
    const { pages, ...settings } = draft;
    const objects: Record<string, number> = {};
    const values: Record<string, string | number | boolean> = {};
    for (const [name, value] of Object.entries(settings)) {
      if (value === undefined) continue;
      if (typeof value === 'object') objects[name] = numberOf(value);
      else values[name] = value;
    }
    const written = pages.map(({ fields, ...head }) => ({ head, fields: fields.map(numberOf) }));
    // Objects that left the draft are forgotten on both sides; an undo sends them again.
    this.#numbers = used;
    return { kind: 'draft', sent, objects, values, pages: written };
  }
}

/** Puts drafts together in the frame, with the same object for the same number. */
export class DraftReceiver {
  #known = new Map<number, unknown>();

  draft({ sent, objects, values, pages }: DraftMessage): FormDefinition {
    const known = new Map([...this.#known, ...sent]);
    const used = new Map<number, unknown>();
    const take = (number: number): unknown => {
      const value = known.get(number);
      used.set(number, value);
      return value;
    };
    const settings = Object.entries(objects).map(([name, number]) => [name, take(number)]);
    const whole = pages.map(({ head, fields }) => ({
      ...head,
      fields: fields.map((each) => take(each) as Field),
    }));
    this.#known = used;
    // The app sends the document that its editor holds, which was parsed when it was loaded.
    return { ...values, ...Object.fromEntries(settings), pages: whole } as unknown as FormDefinition;
  }
}
