import { logicTexts } from '#admin/texts/compiled/form/logic.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { MapProps } from './mapDrawing.tsx';

/** The map in words. */
export function MapList({ draft, map, names, sentence, onOpenRule, onOpenPage }: MapProps) {
  const logic = useLazyTexts(logicTexts);
  return (
    <ol className="map-list">
      {draft.pages.map((page, index) => {
        const next = names[index + 1];
        const ruled = map.ways.filter(({ from, rule }) => from === index && rule !== undefined);
        const conditions = map.conditions.filter((each) => each.page === index);
        return (
          <li key={page.id}>
            <button type="button" className="map-list-page" onClick={() => onOpenPage(page.id)}>
              {names[index]}
            </button>
            <ul>
              {conditions.map(({ rule, kind }) => (
                <li key={`${rule} ${kind}`}>
                  <button type="button" className="map-list-rule" onClick={() => onOpenRule(rule)}>
                    {kind === 'show' ? logic.map.shownBy(rule + 1) : logic.map.hiddenBy(rule + 1)}
                  </button>
                </li>
              ))}
              {ruled.map(({ rule = 0, action }) => (
                <li key={`${rule} ${action}`}>
                  <button type="button" className="map-list-rule" onClick={() => onOpenRule(rule)}>
                    {`${rule + 1}. ${sentence(rule)}`}
                  </button>
                </li>
              ))}
              <li>{next === undefined ? logic.map.onwardEnd : logic.map.onward(next)}</li>
            </ul>
          </li>
        );
      })}
    </ol>
  );
}
