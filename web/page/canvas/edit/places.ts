import type { FieldPosition } from '#contract/canvas/messages.ts';
import type { EditSheet } from './editSheet.ts';

/** A position between fields and the line that shows it, in pixels of the viewport. */
export interface Gap {
  readonly position: FieldPosition;
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** The position at which a field that is dropped at a point goes. */
export function positionAt(sheet: EditSheet, x: number, y: number): Gap | undefined {
  const sections = [...sheet.sections()];
  if (sections.length === 0) return undefined;
  // The last page that begins above the point, else the first one.
  const found =
    sections.findLast(({ shown }) => shown.section.getBoundingClientRect().top <= y) ?? sections[0];
  if (found === undefined) return undefined;
  const { page, shown, fields } = found;
  const boxes = fields.map((field) => field.getBoundingClientRect());
  const whole = shown.fields.getBoundingClientRect();
  const isRightToLeft = document.dir === 'rtl';
  const before = boxes.findIndex((box) => {
    if (y < box.top) return true;
    const isBeside = box.width < whole.width * 0.75;
    if (y > box.bottom) return false;
    if (!isBeside) return y < box.top + box.height / 2;
    return isRightToLeft ? x > box.left + box.width / 2 : x < box.left + box.width / 2;
  });
  const index = before === -1 ? boxes.length : before;
  return gapAt({ page: page.id, index }, boxes, whole);
}

/** The gap between two fields under the pointer; undefined above a field. */
export function gapUnder(sheet: EditSheet, x: number, y: number): Gap | undefined {
  for (const { page, shown, fields } of sheet.sections()) {
    const whole = shown.fields.getBoundingClientRect();
    if (y < whole.top - 16 || y > whole.bottom || x < whole.left - 24 || x > whole.right + 24) continue;
    const boxes = fields.map((field) => field.getBoundingClientRect());
    if (boxes.some((box) => y >= box.top - 6 && y <= box.bottom + 6)) return undefined;
    const index = boxes.findIndex((box) => y < box.top);
    // Below the last field is the button that adds one there.
    return index === -1 ? undefined : gapAt({ page: page.id, index }, boxes, whole);
  }
  return undefined;
}

function gapAt(position: FieldPosition, boxes: readonly DOMRect[], whole: DOMRect): Gap {
  const [above, below] = [boxes[position.index - 1], boxes[position.index]];
  const top =
    below === undefined
      ? (above?.bottom ?? whole.top) + 12
      : above === undefined || above.bottom > below.top
        ? below.top - 14
        : (above.bottom + below.top) / 2;
  return { position, left: whole.left, top, width: whole.width };
}
