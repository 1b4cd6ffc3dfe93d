import type { KeyboardEvent } from 'react';
import { logicTexts } from '#admin/texts/compiled/form/logic.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import type { PageMap } from '#form/edit/rules/pageMap.ts';
import { box, mapLayout, topOf } from './mapLayout.ts';

export interface MapProps {
  readonly draft: FormDefinition;
  readonly map: PageMap;
  /** The names of the pages, in order. */
  readonly names: readonly string[];
  /** The sentence of a rule. */
  readonly sentence: (rule: number) => string;
  readonly onOpenRule: (rule: number) => void;
  readonly onOpenPage: (page: string) => void;
}

/** Pages as boxes in their order, jumps as arrows with the number of their rule. */
export function MapDrawing({ draft, map, names, sentence, onOpenRule, onOpenPage }: MapProps) {
  const logic = useLazyTexts(logicTexts);
  const { pages } = draft;
  const { width, height, jumps } = mapLayout(pages.length, map.ways);
  const conditional = new Set(map.conditions.map(({ page }) => page));
  const middle = box.left + box.width / 2;
  return (
    <div className="map-scroll">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold a drawing */}
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label={logic.map.picture}
        className="map"
      >
        <defs>
          <marker
            id="map-arrow"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto"
          >
            <path d="M 0 0 L 8 4 L 0 8 z" className="map-head" />
          </marker>
        </defs>
        {pages.map((page, index) => (
          <path
            key={page.id}
            d={`M ${middle} ${topOf(index) + box.height} V ${topOf(index + 1) - 2}`}
            className="map-onward"
            markerEnd="url(#map-arrow)"
          />
        ))}
        {jumps.map((jump) => (
          <path key={jump.id} d={jump.path} className="map-jump" markerEnd="url(#map-arrow)" />
        ))}
        {pages.map((page, index) => (
          <Pressable
            key={page.id}
            label={logic.map.openPage(names[index] ?? '')}
            onPress={() => onOpenPage(page.id)}
          >
            <rect
              x={box.left}
              y={topOf(index)}
              width={box.width}
              height={box.height}
              rx={8}
              className={conditional.has(index) ? 'map-page map-page--conditional' : 'map-page'}
            />
            <text aria-hidden x={box.left + 12} y={topOf(index) + 20} className="map-name">
              {cut(names[index] ?? '')}
            </text>
            <text aria-hidden x={box.left + 12} y={topOf(index) + 36} className="map-about">
              {logic.map.fields(page.fields.length) +
                (conditional.has(index) ? ` · ${logic.map.conditional}` : '')}
            </text>
          </Pressable>
        ))}
        <g>
          <rect
            x={box.left}
            y={topOf(pages.length)}
            width={box.width}
            height={32}
            rx={16}
            className="map-end"
          />
          <text aria-hidden x={middle} y={topOf(pages.length) + 21} textAnchor="middle" className="map-name">
            {logic.map.end}
          </text>
        </g>
        {jumps.map(({ id, rule, x, y }) => (
          <Pressable
            key={id}
            label={logic.map.openRule(rule + 1, sentence(rule))}
            onPress={() => onOpenRule(rule)}
          >
            <circle cx={x} cy={y} r={12} className="map-badge" />
            <text aria-hidden x={x} y={y + 4} textAnchor="middle" className="map-number">
              {rule + 1}
            </text>
          </Pressable>
        ))}
      </svg>
    </div>
  );
}

interface PressableProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly children: React.ReactNode;
}

function Pressable({ label, onPress, children }: PressableProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onPress();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no button element
    <g role="button" tabIndex={0} className="map-press" onClick={onPress} onKeyDown={press}>
      <title>{label}</title>
      {children}
    </g>
  );
}

/** SVG does not cut off texts by itself. */
function cut(text: string): string {
  const letters = [...text];
  return letters.length <= 22 ? text : `${letters.slice(0, 21).join('')}…`;
}
