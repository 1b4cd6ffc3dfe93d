/** JSON that is written already, such as a large document. It stands as a property of an answer. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Like `JSON.stringify`, with each {@link JsonText} among the answer's own properties as it is. */
export function jsonOf(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return JSON.stringify(answer);
  const entries = Object.entries(answer);
  if (!entries.some(([, value]) => value instanceof JsonText)) return JSON.stringify(answer);
  const written = entries.flatMap(([key, value]) => {
    const text: string | undefined = value instanceof JsonText ? value.text : JSON.stringify(value);
    return text === undefined ? [] : [`${JSON.stringify(key)}:${text}`];
  });
  return `{${written.join(',')}}`;
}
