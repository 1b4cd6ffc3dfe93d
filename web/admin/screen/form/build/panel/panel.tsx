/** The settings of what is selected. */
export function Panel() {
  return null;
}
