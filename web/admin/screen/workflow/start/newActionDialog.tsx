import { useRef, useState } from 'react';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { type ActionSettings, type ActionType, actionSchemas } from '#form/schema/workflow/actions.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/formActions/formActions.tsx';
import { refusal } from '../../form/build/panel/subject/refusal.ts';
import { settingAt, withSetting } from '../../form/build/panel/subject/settingAt.ts';
import { type Subject, SubjectContext } from '../../form/build/panel/subject/subject.ts';
import type { Settings } from '../../form/build/panel/table/control.ts';
import { ControlList } from '../action/control/controlList.tsx';
import { actionTables } from '../action/table/actionTables.ts';

/** An action that is about to be added: its settings so far. */
export interface PendingAction {
  readonly type: ActionType;
  readonly settings: Settings;
  readonly add: (action: ActionSettings) => void;
}

/** Whether nothing has to be asked. */
export function isComplete({ type, settings }: PendingAction): boolean {
  return actionSchemas[type].safeParse(settings).success;
}

interface NewActionDialogProps {
  readonly open: boolean;
  /** Kept during the closing animation. */
  readonly pending: PendingAction | undefined;
  readonly onClose: () => void;
}

/** Asks for the settings that an action cannot be without, because the draft is valid at every moment. */
export function NewActionDialog({ open, pending, onClose }: NewActionDialogProps) {
  const { actions: texts } = useLazyTexts(workflowTexts);
  const { common } = useTexts();
  const isAdded = useRef(false);
  if (pending === undefined) return null;
  const { add } = pending;
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      // The new action has it then.
      finalFocus={() => {
        const hasFocus = isAdded.current;
        isAdded.current = false;
        return hasFocus ? false : null;
      }}
      title={texts.addTitle(texts.types[pending.type])}
      closeLabel={common.close}
    >
      <NeededSettings
        key={pending.type}
        pending={{
          ...pending,
          add: (action) => {
            isAdded.current = true;
            add(action);
          },
        }}
        onClose={onClose}
      />
    </Dialog>
  );
}

function NeededSettings({
  pending: { type, settings: begun, add },
  onClose,
}: {
  readonly pending: PendingAction;
  readonly onClose: () => void;
}) {
  const { actions: texts } = useLazyTexts(workflowTexts);
  const { common } = useTexts();
  const [settings, setSettings] = useState(begun);
  const [isTried, setTried] = useState(false);
  const schema = actionSchemas[type];
  const { common: first, more } = actionTables[type];
  const needed = [...first, ...more].filter((control) => control.needed);
  const subject: Subject = {
    settings,
    set: (path, value) => {
      setSettings((before) => withSetting(before, path, value));
      return undefined;
    },
    findingAt: (path) => (isTried ? faultOf(schema, settings, path, texts.needed) : undefined),
  };
  const submit = () => {
    const read = schema.safeParse(settings);
    setTried(true);
    if (!read.success) return;
    onClose();
    add(read.data);
  };
  return (
    <Form onSubmit={submit}>
      <SubjectContext value={subject}>
        <ControlList controls={needed} />
      </SubjectContext>
      <FormActions align="end">
        <Button variant="primary" type="submit">
          {texts.add}
        </Button>
        <Button onClick={onClose}>{common.cancel}</Button>
      </FormActions>
    </Form>
  );
}

/** The schema's objection to one setting alone. */
function faultOf(
  schema: (typeof actionSchemas)[ActionType],
  settings: Settings,
  path: string,
  needed: string,
): string | undefined {
  const parsed = schema.safeParse(settings);
  if (parsed.success || !parsed.error.issues.some((issue) => issue.path[0] === path)) return undefined;
  if ((settingAt(settings, path) ?? '') === '') return needed;
  return refusal(schema, withSetting(settings, path, settingAt(settings, path)), path);
}
