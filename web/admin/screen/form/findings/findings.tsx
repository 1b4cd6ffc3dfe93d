import './findings.css';
import { CircleAlert, CircleCheck, CircleDashed, LoaderCircle, TriangleAlert, Wrench } from 'lucide-react';
import { type FrameTexts, frameTexts } from '#admin/texts/compiled/form/frame.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { Finding } from '#form/check/findings.ts';
import { type Fix, fixFor } from '#form/edit/fix/fixFor.ts';
import { Button } from '#ui/button/button.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useDraft, useEditor } from '../editor/editorContext.ts';
import { locationOfFinding } from './locationOfFinding.ts';
import { useToldFindings } from './quietFindings.ts';
import { sentenceFor } from './sentenceFor.ts';
import { useFindings } from './useFindings.ts';
import { useJump } from './useJump.ts';

interface FindingsProps {
  /** Called when one was opened, such as to close the list. */
  readonly onJump?: () => void;
}

/** The findings of the checker: each leads to its cause and has a fix where one is certain. */
export function Findings({ onJump }: FindingsProps) {
  const { findings: texts } = useLazyTexts(frameTexts);
  const { findings: all, checked, isEmpty } = useFindings();
  const findings = useToldFindings(all);
  if (checked === undefined)
    return (
      <p className="findings-none findings-none--checking">
        <LoaderCircle size={16} aria-hidden />
        {texts.checking}
      </p>
    );
  if (isEmpty)
    return (
      <p className="findings-none findings-none--empty">
        <CircleDashed size={16} aria-hidden />
        {texts.emptyAbout}
      </p>
    );
  if (findings.length === 0)
    return (
      <p className="findings-none">
        <CircleCheck size={16} aria-hidden />
        {texts.none}
      </p>
    );
  const groups = [
    ['error', texts.errors],
    ['warning', texts.warnings],
  ] as const;
  return (
    <div className="findings">
      {groups.map(([severity, heading]) => {
        const own = findings.filter((finding) => finding.severity === severity);
        return (
          own.length > 0 && (
            <section key={severity} aria-label={heading}>
              <h3 className="findings-heading">{heading}</h3>
              <ul className="findings-list">
                {own.map((finding) => (
                  <FindingRow
                    key={`${finding.code} ${finding.path} ${finding.message}`}
                    finding={finding}
                    onJump={onJump}
                  />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}

interface FindingRowProps {
  readonly finding: Finding;
  readonly onJump: (() => void) | undefined;
}

function FindingRow({ finding, onJump }: FindingRowProps) {
  const { findings: texts, place } = useLazyTexts(frameTexts);
  const draft = useDraft();
  const editor = useEditor();
  const toast = useToast();
  const jump = useJump();
  const fix = fixFor(draft, finding);
  const Icon = finding.severity === 'error' ? CircleAlert : TriangleAlert;
  const mend = ({ apply }: Fix) => {
    editor.change(apply);
    toast({
      about: 'finding',
      title: texts.fixed,
      action: { label: texts.undo, onPress: () => editor.undo() },
    });
  };
  return (
    <li className={`findings-row findings-row--${finding.severity}`}>
      <Icon size={16} aria-hidden />
      <div className="findings-body">
        <button
          type="button"
          className="findings-message"
          onClick={() => {
            jump(finding);
            onJump?.();
          }}
        >
          {sentenceFor(finding, locationOfFinding(draft, finding, place.publishing) ?? '', texts)}
        </button>
        {fix !== undefined && (
          <Button size="small" icon={Wrench} onClick={() => mend(fix)}>
            {fixLabel(fix, texts.fixes)}
          </Button>
        )}
      </div>
    </li>
  );
}

function fixLabel({ kind, name = '' }: Fix, texts: FrameTexts['findings']['fixes']): string {
  const text = texts[kind];
  return typeof text === 'string' ? text : text(name);
}
