/** The draft as YAML. */
export const code = {
  title: 'Code',
  intro: 'The same draft as text. Changes here and in the other tabs are one history.',
  label: 'The form as YAML',
  loading: 'Opening the editor',
  valid: 'Everything here is in the draft.',
  invalid: 'Not in the draft yet: correct the marked lines. Nothing is lost meanwhile.',
  leftOut: (keys: string) => `Kept as they are, because they are not part of the draft: ${keys}.`,
  discard: 'Go back to the draft',
  line: (line: number) => `Line ${line}`,
  problems: 'Problems in the text',
  failed: 'The editor could not be opened.',
  retry: 'Try again',
};
