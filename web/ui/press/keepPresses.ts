/**
 * Clicks what the mouse or a finger pressed if the page moved it away before the release, such as by an error that
 * appears above it. Browsers then click nothing. Dragging off a button still cancels the press.
 *
 * @param pressable a selector of everything that reacts to a click
 */
export function keepPresses(pressable: string): void {
  let pressed: Element | null = null;
  let before: DOMRect | undefined;
  addEventListener(
    'mousedown',
    ({ button, target }) => {
      pressed = button ? null : (target as Element).closest(pressable);
      before = pressed?.getBoundingClientRect();
    },
    true,
  );
  addEventListener(
    'mouseup',
    (event) => {
      const isOn = ({ left, right, top, bottom }: DOMRect) =>
        event.x > left && event.x < right && event.y > top && event.y < bottom;
      const now = pressed?.getBoundingClientRect();
      if (before && now?.width && isOn(before) && !isOn(now))
        pressed?.dispatchEvent(new MouseEvent('click', event));
      pressed = null;
    },
    true,
  );
}
