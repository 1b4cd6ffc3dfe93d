import './start.css';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useDraft } from '../../form/editor/editorContext.ts';
import { type StartingPoint, startingPoints } from './startingPoints.ts';

/** Workflows to begin with. */
export function StartList({ onChoose }: { readonly onChoose: (start: StartingPoint) => void }) {
  const { workflows: texts } = useLazyTexts(workflowTexts);
  const draft = useDraft();
  return (
    <ul className="flow-starts">
      {startingPoints.map((start) => {
        const { id, icon: Icon } = start;
        const isPossible = start.settings(draft, texts) !== undefined;
        const { name, text } = texts.starts[id];
        return (
          <li key={id}>
            <button
              type="button"
              className="flow-start"
              disabled={!isPossible}
              onClick={() => onChoose(start)}
            >
              <span className="flow-start-icon">
                <Icon size={16} aria-hidden />
              </span>
              <span className="flow-start-texts">
                <span className="flow-start-name">{name}</span>
                <span className="flow-start-text">{isPossible ? text : texts.needsMailField}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
