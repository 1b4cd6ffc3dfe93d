import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Select } from '#ui/select/select.tsx';

interface ActorSelectProps {
  readonly value: string;
  readonly onValueChange: (actor: string) => void;
}

/** A select of the members, the command line and the system. */
export function ActorSelect({ value, onValueChange }: ActorSelectProps) {
  const { audit: texts } = useTexts();
  const { id: organization } = useOrganization();
  const members = useRouteQuery('members', { organization }).data?.members ?? [];
  const known = [
    { value: '', label: texts.anyActor },
    ...members.map(({ id, name }) => ({ value: id, label: name })),
    { value: 'command_line', label: texts.commandLine },
    { value: 'system', label: texts.system },
  ];
  // The URL may name a former member.
  const isKnown = known.some((option) => option.value === value);
  const options = isKnown ? known : [...known, { value, label: texts.formerMember }];
  return <Select label={texts.actor} value={value} options={options} onValueChange={onValueChange} />;
}
