import { type FocusEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { frameTexts } from '#admin/texts/compiled/form/frame.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { Finding } from '#form/check/findings.ts';
import type { Condition } from '#form/schema/logic.ts';
import { ControlError } from '../build/panel/control/controlError.tsx';
import { useQuietFindings } from '../findings/quietFindings.ts';
import { sentenceFor } from '../findings/sentenceFor.ts';
import { focusFirst } from './focusFirst.ts';
import { QuietConditions } from './quietConditions.ts';

interface ConditionPartProps {
  readonly legend: string;
  readonly legendClass?: string;
  readonly className?: string;
  readonly condition: Condition | undefined;
  /** The checker's findings about the condition. */
  readonly findings?: readonly Finding[];
  /** Whether it was added just now: then it has the focus. */
  readonly isNew?: boolean;
  readonly children: ReactNode;
}

/** The frame of conditions. One that is being written is not called wrong before its author leaves it. */
export function ConditionPart(props: ConditionPartProps) {
  const { legend, legendClass = 'rule-part-name', className = 'rule-part', condition, children } = props;
  const { findings = [], isNew = false } = props;
  const { findings: texts } = useLazyTexts(frameTexts);
  const part = useRef<HTMLFieldSetElement>(null);
  const [isInside, setInside] = useState(isNew);
  // The condition as it was when its author was elsewhere.
  const [settled, setSettled] = useState(isNew ? undefined : condition);
  const isQuiet = isInside && condition !== settled;
  useQuietFindings(isQuiet);
  const begin = useEffectEvent(() => {
    if (isNew) focusFirst(part.current);
  });
  useEffect(() => begin(), []);
  // The button that adds the first condition, or removes one, is gone afterwards, and the focus with it.
  const keepFocus = useEffectEvent((_: Condition | undefined) => {
    if (isInside && document.activeElement === document.body) focusFirst(part.current);
  });
  useEffect(() => keepFocus(condition), [condition]);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
    setInside(false);
    setSettled(condition);
  };
  // The rows say themselves where a value is missing.
  const found = isQuiet ? undefined : findings.find(({ code }) => code !== 'condition_value_missing');
  return (
    <fieldset ref={part} className={className} onFocus={() => setInside(true)} onBlur={leave}>
      <legend className={legendClass}>{legend}</legend>
      <QuietConditions value={isQuiet}>
        <ControlError error={found && sentenceFor(found, '', texts)}>{children}</ControlError>
      </QuietConditions>
    </fieldset>
  );
}
