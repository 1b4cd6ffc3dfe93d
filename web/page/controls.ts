type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Sets the controls by name; several controls with one name take their values in order. */
export function setControls(form: HTMLFormElement, values: ReadonlyMap<string, readonly string[]>): void {
  const taken = new Map<string, number>();
  for (const control of form.elements) {
    if (!isControl(control)) continue;
    const texts = values.get(control.name);
    if (texts === undefined) continue;
    if (control.type === 'radio' || control.type === 'checkbox') {
      (control as HTMLInputElement).checked = texts.includes(control.value);
    } else {
      const index = taken.get(control.name) ?? 0;
      taken.set(control.name, index + 1);
      control.value = texts[index] ?? '';
    }
    // Notifies enhancers that show the value of the control.
    control.dispatchEvent(new Event('set', { bubbles: true }));
  }
}

function isControl(element: Element): element is Control {
  return 'name' in element && 'value' in element && (element as Control).type !== 'file';
}
