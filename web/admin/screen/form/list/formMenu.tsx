import { Link } from '@tanstack/react-router';
import {
  Copy,
  Ellipsis,
  ExternalLink,
  FileCode2,
  FolderInput,
  Link2,
  Power,
  Rows3,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { FormListed } from '#contract/app/form/forms.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { copyText } from '#ui/copyButton/copyText.ts';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { isLocalAddress } from '../../account/isLocalAddress.ts';
import type { FormDialogKind } from './formDialogs.tsx';
import { useFormActions } from './useFormActions.ts';

interface FormMenuProps {
  readonly form: FormListed;
  readonly organization: AnswerOf<'organization'>;
  readonly onAsk: (about: FormDialogKind, form: FormListed) => void;
}

/** Renders a plain button until it is pressed: a menu costs more than the rest of a row. */
export function FormMenu(props: FormMenuProps) {
  const { forms } = useTexts();
  const [wasPressed, setPressed] = useState(false);
  const label = forms.menu(props.form.name);
  if (wasPressed) return <OpenedMenu {...props} label={label} />;
  return (
    <IconButton
      icon={Ellipsis}
      label={label}
      variant="quiet"
      tooltip={false}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setPressed(true)}
    />
  );
}

function OpenedMenu(props: FormMenuProps & { readonly label: string }) {
  const { form, organization, onAsk, label } = props;
  const { forms, common, frame } = useTexts();
  const toast = useToast();
  const { setEnabled, remove, duplicate } = useFormActions(organization.id);
  const copy = async () => {
    const description = isLocalAddress(form.url) ? frame.onlyHere : undefined;
    if (await copyText(form.url)) toast({ about: 'link', title: forms.linkCopied, description });
    else toast({ about: 'link', title: common.copyFailed, description: form.url, tone: 'bad' });
  };
  const isOn = form.state === 'enabled';
  const power = {
    id: 'power',
    label: isOn ? forms.turnOff : forms.turnOn,
    icon: Power,
    onSelect: () => void setEnabled(form, !isOn),
  };
  const move = { id: 'move', label: forms.move, icon: FolderInput, onSelect: () => onAsk('move', form) };
  const work = { id: 'work', label: forms.work, icon: FileCode2, onSelect: () => onAsk('work', form) };
  return (
    <Menu
      align="end"
      defaultOpen
      trigger={<IconButton icon={Ellipsis} label={label} variant="quiet" tooltip={false} />}
      groups={[
        {
          id: 'use',
          items: [
            {
              id: 'responses',
              label: forms.columns.responses,
              icon: Rows3,
              link: (
                <Link
                  to="/app/o/$organization/f/$form/responses"
                  params={{ organization: organization.id, form: form.id }}
                />
              ),
            },
            ...(isOn
              ? [
                  {
                    id: 'open',
                    label: forms.openPage,
                    icon: ExternalLink,
                    // biome-ignore lint/a11y/useAnchorContent: the menu puts the label into it
                    link: <a href={form.url} target="_blank" rel="noreferrer" />,
                  },
                ]
              : []),
            ...(form.state === 'draft'
              ? []
              : [{ id: 'copy', label: forms.copyLink, icon: Link2, onSelect: () => void copy() }]),
          ],
        },
        {
          id: 'change',
          items: [
            { id: 'duplicate', label: forms.duplicate, icon: Copy, onSelect: () => void duplicate(form) },
            work,
            ...(form.state === 'draft' ? [] : [power]),
            ...(organization.workspaces.length > 1 ? [move] : []),
          ],
        },
        {
          id: 'end',
          items: [
            {
              id: 'delete',
              label: common.delete,
              icon: Trash2,
              tone: 'danger',
              // A form without responses is deleted without confirmation.
              onSelect: () => (form.responses > 0 ? onAsk('delete', form) : void remove(form)),
            },
          ],
        },
      ]}
    />
  );
}
