import { useState } from 'react';
import { useStart } from '#admin/session/useStart.ts';
import { connectionProviders } from '#contract/app/workflow/connections.ts';
import type { ActionSettings, ActionType } from '#form/schema/workflow/actions.ts';
import type { Settings } from '../../form/build/panel/table/control.ts';
import { useEditor } from '../../form/editor/editorContext.ts';
import { useConnections } from '../connections/dialog/useConnections.ts';
import { newAction } from './newAction.ts';
import { isComplete, type PendingAction } from './newActionDialog.tsx';

/** Adds actions: at once where nothing has to be asked, else through the dialog. */
export function useNewAction() {
  const editor = useEditor();
  const { connections } = useConnections();
  const ownAddress = useStart().user?.email ?? '';
  const [pending, setPending] = useState<PendingAction>();
  const [isOpen, setOpen] = useState(false);
  const begin = (type: ActionType, own: Settings, add: (action: ActionSettings) => void) => {
    const provider = connectionProviders.find((each) => each === type);
    const connection = connections.find((each) => each.provider === provider)?.id;
    const { draft } = editor.state();
    const settings = { ...newAction(type, { draft, ownAddress, connection }), ...own };
    const next: PendingAction = { type, settings, add };
    // Mails to one's own address need no question; another service needs a look at where it goes.
    if (isComplete(next) && type === 'mail') add(settings as ActionSettings);
    else {
      setPending(next);
      setOpen(true);
    }
  };
  return { begin, dialog: { open: isOpen, pending, onClose: () => setOpen(false) } };
}
