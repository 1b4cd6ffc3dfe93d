const typed =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=color]), textarea, select';
/** Elements that use letter keys themselves. */
const chosenByLetter = '[role=menu], [role=listbox], [contenteditable=true]';

/** Whether a key press on this element is text input and not a shortcut. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`${typed}, ${chosenByLetter}`) !== null;
}
