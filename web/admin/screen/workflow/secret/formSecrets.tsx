import { EllipsisVertical, KeyRound, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { ConfirmMutation } from '#admin/dialog/confirmMutation.tsx';
import { useSubjectDialog } from '#admin/dialog/useSubjectDialog.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { roleCovers } from '#contract/app/organization/roleCovers.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { Time } from '#ui/time/time.tsx';
import { useForm } from '../../form/place/useForm.ts';
import { SecretDialog } from './secretDialog.tsx';

/** The secrets that headers of webhooks name; values are only ever written. */
export function FormSecrets() {
  const { secrets: texts } = useLazyTexts(workflowTexts);
  const { id: organization, role } = useOrganization();
  const { id: form } = useForm();
  const { data } = useRouteQuery('formSecrets', { organization, form });
  const [isAdding, setAdding] = useState(false);
  const replacing = useSubjectDialog<{ readonly name: string; readonly origin: string | undefined }>();
  const mayChange = roleCovers(role, 'admin');
  const removal = useSubjectDialog<{ readonly id: string }>();
  return (
    <section className="flow-box" aria-labelledby="secrets-title">
      <h3 id="secrets-title" className="flow-box-title">
        {texts.list}
      </h3>
      <p className="flow-note">{texts.listText}</p>
      {data !== undefined && data.secrets.length > 0 && (
        <ul className="flow-keys">
          {data.secrets.map(({ name, origins, changed_at }) => (
            <li key={name}>
              <code>{name}</code>
              <span className="flow-note">
                {origins.length === 0 ? texts.sentNowhere : texts.sentTo(origins.join(', '))}
              </span>
              <Time value={changed_at} className="flow-keys-time" />
              {mayChange && (
                <Menu
                  align="end"
                  trigger={
                    <IconButton
                      icon={EllipsisVertical}
                      label={texts.actionsFor(name)}
                      size="small"
                      tooltip={false}
                    />
                  }
                  groups={[
                    {
                      id: 'secret',
                      items: [
                        {
                          id: 'replace',
                          label: texts.replace,
                          icon: KeyRound,
                          onSelect: () => replacing.ask({ name, origin: origins[0] }),
                        },
                        {
                          id: 'remove',
                          label: texts.remove,
                          icon: Trash2,
                          tone: 'danger',
                          onSelect: () => removal.ask({ id: name }),
                        },
                      ],
                    },
                  ]}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {mayChange ? (
        <div>
          <Button size="small" icon={Plus} onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        </div>
      ) : (
        <p className="flow-note">{texts.onlyAdmins}</p>
      )}
      <SecretDialog open={isAdding} onClose={() => setAdding(false)} />
      <SecretDialog
        open={replacing.isOpen}
        onClose={replacing.close}
        replaced={replacing.subject?.name}
        address={replacing.subject?.origin}
      />
      <ConfirmMutation
        dialog={removal}
        route="deleteFormSecret"
        invalidates={['formSecrets']}
        about={({ id: name }) => ({
          params: { organization, form, secret: name },
          question: texts.removeQuestion(name),
          consequence: texts.removeConsequence,
          button: texts.remove,
          done: texts.removed(name),
        })}
      />
    </section>
  );
}
