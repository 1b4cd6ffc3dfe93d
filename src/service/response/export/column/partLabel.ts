/** The label of a part of a question: `What did you use? Food`, `Tools: Hammer`. */
export function partLabel(question: string, part: string): string {
  return /[?!:？！：؟]$/u.test(question) ? `${question} ${part}` : `${question}: ${part}`;
}
