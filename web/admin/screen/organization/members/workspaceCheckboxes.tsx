import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';

interface WorkspaceCheckboxesProps {
  readonly label: string;
  readonly help: string;
  readonly hideLabel?: boolean;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** A group of checkboxes for the workspaces of a member. */
export function WorkspaceCheckboxes({
  label,
  help,
  hideLabel = false,
  chosen,
  onChange,
}: WorkspaceCheckboxesProps) {
  const { workspaces } = useOrganization();
  const { members: memberTexts } = useTexts();
  return (
    <fieldset className="members-checks">
      <legend className={hideLabel ? 'ui-hidden' : 'members-checks-label'}>{label}</legend>
      {!hideLabel && <p className="members-checks-help">{help}</p>}
      {workspaces.length === 0 && <p className="members-checks-help">{memberTexts.workspacesEmpty}</p>}
      <div className="members-checks-list">
        {workspaces.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onCheckedChange={(isChosen) =>
              onChange(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
