import './map.css';
import { useMemo } from 'react';
import { logicTexts } from '#admin/texts/compiled/form/logic.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { pageMap } from '#form/edit/rules/pageMap.ts';
import { useJump } from '../../findings/useJump.ts';
import { pageName } from '../../write/pageName.ts';
import { sentenceOf } from '../sentence.ts';
import { MapDrawing } from './mapDrawing.tsx';
import { MapList } from './mapList.tsx';

interface PageMapProps {
  readonly draft: FormDefinition;
  readonly onOpenRule: (rule: number) => void;
}

/** How rules lead through the pages: a drawing, and the same as a list. */
export function PageMap({ draft, onOpenRule }: PageMapProps) {
  const logic = useLazyTexts(logicTexts);
  const jump = useJump();
  const map = useMemo(() => pageMap(draft), [draft]);
  const names = draft.pages.map((page, index) => pageName(page, index, logic.pageNumber));
  const sentence = (rule: number) => {
    const found = draft.logic?.[rule];
    return found === undefined ? '' : sentenceOf(draft, found, logic);
  };
  const shared = {
    draft,
    map,
    names,
    sentence,
    onOpenRule,
    onOpenPage: (page: string) => jump({ path: '', page }),
  };
  const isPlain = map.conditions.length === 0 && map.ways.every(({ rule }) => rule === undefined);
  return (
    <section className="logic-map" aria-labelledby="map-title">
      <h2 id="map-title" className="logic-map-title">
        {logic.map.title}
      </h2>
      <p className="logic-intro">{isPlain ? logic.map.none : logic.map.intro}</p>
      <MapDrawing {...shared} />
      <details className="logic-map-list">
        <summary>{logic.map.list}</summary>
        <MapList {...shared} />
      </details>
    </section>
  );
}
