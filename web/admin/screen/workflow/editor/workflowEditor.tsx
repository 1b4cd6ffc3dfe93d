import { useState } from 'react';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { type Workflow, workflowTriggers } from '#form/schema/workflow/workflow.ts';
import { Button } from '#ui/button/button.tsx';
import { Fold } from '#ui/fold/fold.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import { findingAbout } from '../../form/build/panel/subject/subject.ts';
import { ConditionPart } from '../../form/logic/conditionPart.tsx';
import { WhenEditor } from '../action/control/whenEditor.tsx';
import { ActionList } from './actionList.tsx';
import { insidePath, useWorkflowFindings } from './useWorkflowFindings.ts';

interface WorkflowEditorProps {
  readonly workflow: Workflow;
  readonly index: number;
  readonly onChange: (edit: (workflow: Workflow) => Workflow, group?: string) => void;
  readonly onClose: () => void;
}

/** The parts of a workflow: when, only if, then. */
export function WorkflowEditor({ workflow, index, onChange, onClose }: WorkflowEditorProps) {
  const { workflows: texts } = useLazyTexts(workflowTexts);
  const findings = useWorkflowFindings(index);
  const at = (path: string) => findingAbout(findings, path, texts.noEffect);
  const { trigger, when } = workflow;
  const [isOpen, setOpen] = useState(workflow.order !== undefined || workflow.tests === true);
  const set = <Key extends keyof Workflow>(key: Key, value: Workflow[Key] | undefined, group?: string) =>
    onChange((before) => {
      const { [key]: _, ...rest } = before;
      return (value === undefined ? rest : { ...before, [key]: value }) as Workflow;
    }, group);
  return (
    <div className="rule-editor">
      <div className="flow-pair">
        <TextField
          label={texts.name}
          value={workflow.name ?? ''}
          maxLength={200}
          autoComplete="off"
          placeholder={workflow.id}
          onChange={(event) => set('name', event.currentTarget.value || undefined, 'name')}
        />
        <Select
          label={texts.trigger}
          error={at('trigger')}
          value={trigger}
          options={workflowTriggers.map((each) => ({ value: each, label: texts.triggerNames[each] }))}
          onValueChange={(value) =>
            onChange((before) => {
              const { hours: _, ...rest } = before;
              return { ...rest, trigger: workflowTriggers.find((each) => each === value) ?? 'response' };
            })
          }
        />
        {trigger === 'partial' && (
          <HoursField hours={workflow.hours} onChange={(hours) => set('hours', hours, 'hours')} />
        )}
      </div>
      <ConditionPart legend={texts.onlyWhen} condition={when} findings={insidePath(findings, 'when')}>
        <WhenEditor
          when={when}
          without={texts.always}
          onChange={(edit, group) =>
            onChange((before) => {
              const { when: held, ...rest } = before;
              const next = edit(held);
              return next === held ? before : next === undefined ? rest : { ...before, when: next };
            }, group)
          }
        />
      </ConditionPart>
      <ActionList workflow={workflow} findings={findings} onChange={onChange} />
      <Fold title={texts.more} open={isOpen} onOpenChange={setOpen}>
        <div className="flow-more">
          <Switch
            label={texts.order}
            description={texts.orderHelp}
            checked={workflow.order === 'receiver'}
            onCheckedChange={(checked) => set('order', checked ? 'receiver' : undefined)}
          />
          <Switch
            label={texts.tests}
            description={texts.testsHelp}
            checked={workflow.tests ?? false}
            onCheckedChange={(checked) => set('tests', checked || undefined)}
          />
        </div>
      </Fold>
      <div className="rule-editor-foot">
        <Button
          size="small"
          onClick={({ currentTarget }) => {
            currentTarget.closest('.flow-card')?.querySelector<HTMLElement>('.flow-card-open')?.focus();
            onClose();
          }}
        >
          {texts.done}
        </Button>
      </div>
    </div>
  );
}

interface HoursFieldProps {
  readonly hours: number | undefined;
  readonly onChange: (hours: number | undefined) => void;
}

function HoursField({ hours, onChange }: HoursFieldProps) {
  const { workflows: texts } = useLazyTexts(workflowTexts);
  const [typed, setTyped] = useState<{ readonly text: string; readonly hours: number | undefined }>();
  const text = typed !== undefined && typed.hours === hours ? typed.text : String(hours ?? '');
  const isWrong = text.trim() !== '' && readHours(text) === undefined;
  return (
    <TextField
      label={texts.hours}
      inputMode="numeric"
      autoComplete="off"
      placeholder="24"
      value={text}
      error={isWrong ? texts.hoursWrong : undefined}
      onChange={(event) => {
        const written = event.currentTarget.value;
        const next = readHours(written);
        const isKept = written.trim() !== '' && next === undefined;
        setTyped({ text: written, hours: isKept ? hours : next });
        if (!isKept) onChange(next);
      }}
    />
  );
}

function readHours(text: string): number | undefined {
  const hours = /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : 0;
  return hours >= 1 && hours <= 720 ? hours : undefined;
}
