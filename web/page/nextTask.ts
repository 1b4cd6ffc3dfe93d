/** Lets the browser paint and handle input first. */
export function nextTask(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve));
}
