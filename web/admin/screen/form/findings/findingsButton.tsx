import './findings.css';
import { Popover as Base } from '@base-ui/react/popover';
import { CircleAlert, CircleCheck, CircleDashed, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { frameTexts } from '#admin/texts/compiled/form/frame.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { buttonClass } from '#ui/button/buttonClass.ts';
import { ButtonContent } from '#ui/button/buttonContent.tsx';
import { Findings } from './findings.tsx';
import { useToldFindings } from './quietFindings.ts';
import { useFindings } from './useFindings.ts';

/** The number of findings, and the list behind it. */
export function FindingsButton() {
  const { findings: texts } = useLazyTexts(frameTexts);
  const { findings: all, checked, isEmpty } = useFindings();
  const findings = useToldFindings(all);
  const [isOpen, setOpen] = useState(false);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  const { icon, tone, text } =
    checked === undefined
      ? { icon: LoaderCircle, tone: 'checking', text: texts.checking }
      : isEmpty
        ? { icon: CircleDashed, tone: 'empty', text: texts.empty }
        : { ...signOf(errors, warnings), text: texts.button(errors + warnings) };
  return (
    <Base.Root open={isOpen} onOpenChange={setOpen}>
      <Base.Trigger
        className={buttonClass(
          { variant: 'quiet', size: 'small' },
          `findings-button findings-button--${tone}`,
        )}
      >
        <ButtonContent icon={icon}>{text}</ButtonContent>
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner className="findings-button-place" align="end" sideOffset={6}>
          <Base.Popup className="findings-button-popup">
            <Base.Title className="findings-button-title">{isEmpty ? text : texts.title}</Base.Title>
            <Findings onJump={() => setOpen(false)} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function signOf(errors: number, warnings: number) {
  if (errors > 0) return { icon: CircleAlert, tone: 'bad' };
  return warnings > 0 ? { icon: TriangleAlert, tone: 'warn' } : { icon: CircleCheck, tone: 'good' };
}
