/** By which the name of a form in the list is found, to lead the focus to it. */
export function formLinkId(form: string): string {
  return `form-${form}`;
}
