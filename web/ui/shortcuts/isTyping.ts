const typed =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=color]), textarea, select';
/** Where letters choose among what is there. */
const chosenByLetter = '[role=menu], [role=listbox], [contenteditable=true]';

/** Whether a key pressed here means a letter and no command. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`${typed}, ${chosenByLetter}`) !== null;
}
