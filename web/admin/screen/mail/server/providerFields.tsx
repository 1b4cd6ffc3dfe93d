import { Notice } from '#ui/notice/notice.tsx';
import { Select } from '#ui/select/select.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import { mailServerTexts } from '../../../texts/compiled/mailServer.ts';
import { useLazyTexts } from '../../../texts/useLazyTexts.ts';
import { mailEncryptions, providers } from './providers.ts';
import type { ServerDraft } from './useServerDraft.ts';

interface ProviderFieldsProps {
  readonly draft: ServerDraft;
  readonly onChange: (more: Partial<ServerDraft>) => void;
}

/** Which server mails leave through: that of a usual provider, or any other. */
export function ProviderFields({ draft, onChange }: ProviderFieldsProps) {
  const { mailServer: texts } = useLazyTexts(mailServerTexts);
  const chosen = providers.find(({ name }) => name === draft.provider);
  const choose = (name: string) => {
    const {
      host = '',
      port = 587,
      encryption = 'starttls',
    } = providers.find((each) => each.name === name) ?? {};
    onChange({ provider: name, host, port: String(port), encryption });
  };
  return (
    <>
      <Select
        label={texts.provider}
        description={chosen && texts.providerLine(chosen.host)}
        value={draft.provider}
        options={[
          { value: '', label: texts.otherProvider },
          ...providers.map(({ name }) => ({ value: name, label: name })),
        ]}
        onValueChange={choose}
      />
      {chosen?.note !== undefined && <Notice>{texts.notes[chosen.note](chosen.name)}</Notice>}
      {chosen === undefined && <OtherServer draft={draft} onChange={onChange} />}
    </>
  );
}

function OtherServer({ draft, onChange }: ProviderFieldsProps) {
  const { mailServer: texts } = useLazyTexts(mailServerTexts);
  return (
    <>
      <TextField
        label={texts.host}
        description={texts.hostHelp}
        name="host"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={draft.host}
        onChange={(event) => onChange({ host: event.currentTarget.value })}
      />
      <TextField
        label={texts.port}
        name="port"
        inputMode="numeric"
        autoComplete="off"
        value={draft.port}
        onChange={(event) => onChange({ port: event.currentTarget.value })}
      />
      <Select
        label={texts.encryption}
        value={draft.encryption}
        options={mailEncryptions.map((value) => ({ value, label: texts.encryptions[value] }))}
        onValueChange={(value) =>
          onChange({ encryption: mailEncryptions.find((each) => each === value) ?? 'starttls' })
        }
      />
    </>
  );
}
