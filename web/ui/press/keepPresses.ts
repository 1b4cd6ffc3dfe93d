/**
 * Clicks what the mouse or a finger pressed if something else is there at the release, such as because an error appeared
 * above it and moved it away. Browsers then click nothing or, after a touch, what is there now. Dragging off a button
 * still cancels the press.
 *
 * @param pressable a selector of everything that reacts to a click
 */
export function keepPresses(pressable: string): void {
  let pressed: Element | null = null;
  let before: DOMRect | undefined;
  let isDone: boolean | undefined;
  const on = (
    type: 'pointerdown' | 'mousedown' | 'mouseup' | 'click',
    listener: (event: MouseEvent) => void,
  ) => addEventListener(type, listener, true);
  on('pointerdown', ({ button, target }) => {
    pressed = button ? null : (target as Element).closest(pressable);
    before = pressed?.getBoundingClientRect();
    isDone = false;
  });
  const keep = (event: MouseEvent) => {
    if (
      before &&
      pressed?.checkVisibility() &&
      !pressed.contains(event.target as Node) &&
      event.x > before.x &&
      event.x < before.right &&
      event.y > before.y &&
      event.y < before.bottom
    ) {
      // The place that is there now gets no focus: an option’s list would close before its click.
      event.preventDefault();
      if (!isDone) pressed.dispatchEvent(new MouseEvent('click', event));
      isDone = true;
    }
  };
  // A finger sends both when it leaves the screen.
  on('mousedown', keep);
  on('mouseup', keep);
  on('click', (event) => {
    // The browser's own click is for something else. One by a key or a program has no detail.
    if (isDone && event.detail) {
      event.stopPropagation();
      event.preventDefault();
    }
  });
}
