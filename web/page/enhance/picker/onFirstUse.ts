/**
 * Loads a widget when the visitor first comes to the field, by pointer or keyboard: the server's control works until
 * then. A widget that replaces the control waits until the field is left if the visitor types while it loads.
 */
export function onFirstUse<Module>(
  field: HTMLElement,
  load: () => Promise<Module>,
  use: (module: Module) => void,
  { replaces = false } = {},
): void {
  const arrival = new AbortController();
  let isTyping = false;
  const begin = () => {
    arrival.abort();
    const typing = new AbortController();
    field.addEventListener(
      'keydown',
      ({ key }) => {
        isTyping ||= key.length === 1;
      },
      { signal: typing.signal },
    );
    void load().then((module) => {
      typing.abort();
      // On a slow connection the visitor may have left the field already.
      if (isTyping && replaces && field.contains(document.activeElement))
        field.addEventListener('focusout', () => use(module), { once: true });
      else use(module);
    });
  };
  for (const type of ['pointerenter', 'focusin'])
    field.addEventListener(type, begin, { signal: arrival.signal });
  if (field.contains(document.activeElement)) begin();
}
