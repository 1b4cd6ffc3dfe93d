import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { designTexts } from '#admin/texts/compiled/form/design.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { inheritsAccent } from '#form/style/inheritsAccent.ts';
import { Button } from '#ui/button/button.tsx';
import { useTheme } from '../useTheme.ts';

/** Takes over the colour of the organisation. Without a preset, forms without an accent follow it by themselves. */
export function OrganizationColour() {
  const design = useLazyTexts(designTexts);
  const { accent } = useOrganization();
  const { theme, change } = useTheme();
  if (accent === null) return <p className="design-control-help">{design.organization.none}</p>;
  if (inheritsAccent(theme) || theme.accent === accent)
    return <p className="design-control-help">{design.organization.used(accent)}</p>;
  return (
    <div>
      <Button
        size="small"
        onClick={() => change({ accent: theme.preset === undefined ? undefined : accent })}
      >
        <span className="design-swatch" style={{ background: accent }} />
        {design.organization.use}
      </Button>
    </div>
  );
}
