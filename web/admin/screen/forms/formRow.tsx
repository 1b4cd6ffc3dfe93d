import { Copy, Ellipsis, ExternalLink, FolderInput, Power, Trash2 } from 'lucide-react';
import type { FormListed } from '#contract/app/forms.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { IconButton } from '../../../ui/iconButton/iconButton.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { Pill } from '../../../ui/pill/pill.tsx';
import { Time } from '../../../ui/time/time.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { figure } from '../../texts/plural.ts';
import { useLanguage } from '../../texts/useTexts.ts';
import { useFormActions } from './useFormActions.ts';

interface FormRowProps {
  readonly form: FormListed;
  readonly organization: AnswerOf<'organization'>;
  /** Its name, where forms of several workspaces stand together. */
  readonly workspace: string | undefined;
  readonly onMove: () => void;
}

const tones = { draft: 'neutral', enabled: 'good', disabled: 'warn' } as const;

export function FormRow({ form, organization, workspace, onMove }: FormRowProps) {
  const { texts, locale } = useLanguage();
  const { forms, common } = texts;
  const toast = useToast();
  const { setEnabled, remove } = useFormActions(organization.id);
  const copy = async () => {
    await navigator.clipboard.writeText(form.url);
    toast({ title: forms.linkCopied });
  };
  return (
    <div className="forms-row">
      <a
        className="forms-name"
        href={form.url}
        target="_blank"
        rel="noreferrer"
        aria-label={forms.openForm(form.name)}
      >
        {form.name}
      </a>
      <span className="forms-workspace">{workspace}</span>
      <span className="forms-state">
        <Pill tone={tones[form.state]}>{forms.states[form.state]}</Pill>
      </span>
      <span className="forms-number">
        <span className="ui-hidden">{forms.responses(form.responses)}</span>
        <span aria-hidden="true">{figure(locale, form.responses)}</span>
      </span>
      <span className="forms-time">
        <Time value={form.updated_at} />
      </span>
      <Menu
        align="end"
        trigger={<IconButton icon={Ellipsis} label={forms.menu(form.name)} variant="quiet" tooltip={false} />}
        groups={[
          {
            id: 'use',
            items: [
              {
                id: 'open',
                label: forms.open,
                icon: ExternalLink,
                // biome-ignore lint/a11y/useAnchorContent: the menu puts the label into it
                link: <a href={form.url} target="_blank" rel="noreferrer" />,
              },
              { id: 'copy', label: forms.copyLink, icon: Copy, onSelect: () => void copy() },
            ],
          },
          {
            id: 'change',
            items: [
              ...(form.state === 'draft'
                ? []
                : [
                    {
                      id: 'power',
                      label: form.state === 'enabled' ? forms.turnOff : forms.turnOn,
                      icon: Power,
                      onSelect: () => void setEnabled(form, form.state !== 'enabled'),
                    },
                  ]),
              ...(organization.workspaces.length > 1
                ? [{ id: 'move', label: forms.move, icon: FolderInput, onSelect: onMove }]
                : []),
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
                onSelect: () => void remove(form),
              },
            ],
          },
        ]}
      />
    </div>
  );
}
