import type { Way } from '#form/edit/rules/pageMap.ts';

/** In pixels of the drawing. */
export const box = { width: 184, height: 46, gap: 34, left: 8, top: 8 } as const;
const laneWidth = 26;
const firstLane = 30;

interface DrawnJump {
  /** Unique among the jumps. */
  readonly id: string;
  readonly rule: number;
  readonly from: number;
  /** The number of the page, or of the box behind the last page. */
  readonly to: number;
  /** The curve. */
  readonly path: string;
  /** The middle of the badge with the rule's number. */
  readonly x: number;
  readonly y: number;
}

export interface MapLayout {
  readonly width: number;
  readonly height: number;
  readonly jumps: readonly DrawnJump[];
}

/** The top of a box; the end has the number behind the last page. */
export function topOf(index: number): number {
  return box.top + index * (box.height + box.gap);
}

/**
 * Pages one below the other, and each jump in a lane beside them: short jumps inside, so that no two curves that
 * overlap share a lane.
 */
export function mapLayout(pages: number, ways: readonly Way[]): MapLayout {
  const lanes: { readonly from: number; readonly to: number }[][] = [];
  const jumps = ways
    .flatMap((way) =>
      way.rule === undefined
        ? []
        : [
            {
              id: `${way.rule} ${way.action}`,
              rule: way.rule,
              from: way.from,
              to: way.to === 'end' ? pages : way.to,
            },
          ],
    )
    .toSorted((one, other) => one.to - one.from - (other.to - other.from) || one.from - other.from)
    .map((jump): DrawnJump => {
      const free = lanes.findIndex((lane) =>
        lane.every((held) => held.to <= jump.from || held.from >= jump.to),
      );
      const lane = free === -1 ? lanes.length : free;
      lanes[lane] = [...(lanes[lane] ?? []), jump];
      return { ...jump, ...curve(jump.from, jump.to, lane) };
    });
  return {
    width: box.left + box.width + (lanes.length === 0 ? 8 : firstLane + lanes.length * laneWidth + 8),
    height: topOf(pages) + box.height + box.top,
    jumps,
  };
}

function curve(from: number, to: number, lane: number): Pick<DrawnJump, 'path' | 'x' | 'y'> {
  const edge = box.left + box.width;
  const x = edge + firstLane + lane * laneWidth;
  const start = topOf(from) + box.height * 0.7;
  const end = topOf(to) + box.height * 0.3;
  const bend = 10;
  const path = [
    `M ${edge} ${start}`,
    `H ${x - bend}`,
    `Q ${x} ${start} ${x} ${start + bend}`,
    `V ${end - bend}`,
    `Q ${x} ${end} ${x - bend} ${end}`,
    `H ${edge + 2}`,
  ].join(' ');
  return { path, x, y: (start + end) / 2 };
}
