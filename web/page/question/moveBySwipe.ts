import type { Moves } from '../guide.ts';
import type { LivePage } from '../livePage.ts';

/** A swipe is at least so long, in pixels, and no slower, in milliseconds. */
const shortest = 64;
const slowest = 600;
/** The edges of the screen belong to the browser's own gestures. */
const edge = 24;

/** Things that follow the finger themselves. */
const ownsSwipes = 'input:not([type=radio],[type=checkbox]),textarea,canvas,table,iframe,.found';

/** A swipe towards the end of the line goes back, as turning a page does; the other way goes on. */
export function moveBySwipe({ sheet, element }: LivePage, moves: Moves): void {
  let start: { x: number; y: number; at: number } | undefined;
  sheet.addEventListener(
    'touchstart',
    ({ touches, target, timeStamp }) => {
      const [touch] = touches;
      const isOwn = target instanceof Element && target.closest(ownsSwipes) !== null;
      const isFree = touches.length === 1 && !isOwn;
      start =
        touch !== undefined && isFree && touch.clientX > edge && touch.clientX < innerWidth - edge
          ? { x: touch.clientX, y: touch.clientY, at: timeStamp }
          : undefined;
    },
    { passive: true },
  );
  sheet.addEventListener(
    'touchend',
    ({ changedTouches: [touch], timeStamp }) => {
      if (start === undefined || touch === undefined || !element.isConnected) return;
      const across = touch.clientX - start.x;
      const down = touch.clientY - start.y;
      const isSwipe = Math.abs(across) > Math.max(shortest, 2 * Math.abs(down));
      if (!isSwipe || timeStamp - start.at > slowest || getSelection()?.isCollapsed === false) return;
      const isBack = across > 0 === (document.documentElement.dir !== 'rtl');
      if (isBack) moves.backward();
      // The last step sends the form, which only the button does.
      else if (!moves.isLast()) moves.forward();
    },
    { passive: true },
  );
}
