/** The id of a form's link in the list, to move the focus to it. */
export function formLinkId(form: string): string {
  return `form-${form}`;
}
