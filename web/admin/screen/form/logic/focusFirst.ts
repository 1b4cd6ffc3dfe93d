/** Moves the focus to the first control of a part. */
export function focusFirst(part: Element | null | undefined): void {
  part
    ?.querySelector<HTMLElement>(
      'button, select, input, textarea, [contenteditable]:not([contenteditable="false"])',
    )
    ?.focus();
}
