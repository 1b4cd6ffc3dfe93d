import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { focusTitle } from '#ui/pageHeader/focusTitle.ts';
import { Row } from '#ui/row/row.tsx';
import { Section } from '#ui/section/section.tsx';
import { useRouteQuery } from '../../../api/useRouteQuery.ts';
import { ConfirmMutation } from '../../../dialog/confirmMutation.tsx';
import { useSubjectDialog } from '../../../dialog/useSubjectDialog.ts';
import { useOrganization } from '../../../navigation/useOrganization.ts';
import { QueryStatus } from '../../../status/queryStatus.tsx';
import { mailServerTexts } from '../../../texts/compiled/mailServer.ts';
import { useLazyTexts } from '../../../texts/useLazyTexts.ts';
import type { MailSetup } from '../mail.ts';
import { mailServerChanges, type SavedServer } from './savedServer.ts';
import { ServerForm } from './serverForm.tsx';

/** The mail server of the installation, for those who may set it up. */
export function MailServer({ mail: { fixed, set_up_by: by } }: { readonly mail: MailSetup }) {
  const { mailServer: texts } = useLazyTexts(mailServerTexts);
  if (by !== 'you') return null;
  return (
    <Section title={texts.title} description={texts.titleDescription}>
      {fixed ? <p className="mail-soft">{texts.fixed}</p> : <OwnServer />}
    </Section>
  );
}

function OwnServer() {
  const { id: organization } = useOrganization();
  const answer = useRouteQuery('mailServer', { organization });
  const [isChanging, setChanging] = useState(false);
  const end = () => {
    setChanging(false);
    focusTitle();
  };
  if (answer.data === undefined) return <QueryStatus query={answer} />;
  const { server } = answer.data;
  if (server !== null && !isChanging) return <Summary server={server} onChange={() => setChanging(true)} />;
  return <ServerForm server={server} onSaved={end} onCancel={server === null ? undefined : end} />;
}

function Summary({ server, onChange }: { readonly server: SavedServer; readonly onChange: () => void }) {
  const { mailServer: texts } = useLazyTexts(mailServerTexts);
  const { id: organization } = useOrganization();
  const removing = useSubjectDialog<{ readonly id: string }>();
  return (
    <>
      <p>{texts.summary(server.host, server.from)}</p>
      <Row>
        <Button icon={Pencil} onClick={onChange}>
          {texts.change}
        </Button>
        <Button icon={Trash2} onClick={() => removing.ask({ id: 'mail-server' })}>
          {texts.remove}
        </Button>
      </Row>
      <ConfirmMutation
        dialog={removing}
        route="removeMailServer"
        invalidates={mailServerChanges}
        about={() => ({
          params: { organization },
          question: texts.removeQuestion,
          consequence: texts.removeConsequence,
          button: texts.removeButton,
          done: texts.removed,
        })}
      />
    </>
  );
}
