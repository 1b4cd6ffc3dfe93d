import type { Moves } from '../guide.ts';
import type { LivePage } from '../livePage.ts';

/** Controls that need the arrow keys themselves. */
const ownsArrows =
  'input:not([type=checkbox]),select,textarea,[contenteditable],[role=slider],[role=listbox] *';
/** Controls in which Alt and an arrow open a list or move by paragraphs. */
const ownsAltArrows = 'select,textarea,[type=date],[type=time],[aria-expanded],[contenteditable]';

/** Enter moves on. Page keys and arrows move back and on where they neither belong to a control nor scroll. */
export function moveByKey({ element }: LivePage, moves: Moves): void {
  const back = element.querySelector('.foot button[type=button]');
  back?.setAttribute('aria-keyshortcuts', 'Alt+ArrowUp');
  addEventListener('keydown', (event) => {
    const { target } = event;
    // The ending replaces the form.
    if (event.defaultPrevented || event.isComposing || !element.isConnected) return;
    if (!(target instanceof Element) || !(target.contains(element) || element.contains(target))) return;
    const move = moveOf(event, target);
    if (move === undefined) return;
    event.preventDefault();
    moves[move]();
  });
}

function moveOf(event: KeyboardEvent, target: Element): 'forward' | 'backward' | undefined {
  const { key, altKey, shiftKey } = event;
  const isControl = event.ctrlKey || event.metaKey;
  if (key === 'Enter') {
    if (altKey || shiftKey) return undefined;
    if (target.matches('textarea')) return isControl ? 'forward' : undefined;
    // Elsewhere the browser submits the form itself, or the control takes the key.
    const isFree =
      target.matches('select,[type=radio],[type=checkbox],[type=range]') || !isInteractive(target);
    return isFree && !isControl ? 'forward' : undefined;
  }
  if (isControl || shiftKey) return undefined;
  const way = { ArrowUp: 'backward', ArrowDown: 'forward', PageUp: 'backward', PageDown: 'forward' } as const;
  const move = Object.hasOwn(way, key) ? way[key as keyof typeof way] : undefined;
  if (move === undefined) return undefined;
  const isArrow = key.startsWith('Arrow');
  if (altKey) return isArrow && !target.matches(ownsAltArrows) ? move : undefined;
  if (target.matches(isArrow ? ownsArrows : 'select,textarea,[type=range]') || scrolls()) return undefined;
  return move;
}

function isInteractive(target: Element): boolean {
  return target.closest('a,button,input,select,textarea,summary,iframe,[contenteditable]') !== null;
}

/** Whether the keys scroll: a question may be longer than the screen, and a frame lies in a page that scrolls. */
function scrolls(): boolean {
  const { scrollHeight, dataset } = document.documentElement;
  return dataset.embed !== undefined || scrollHeight > innerHeight + 1;
}
