import { useTexts } from '#admin/texts/useTexts.ts';
import { Pill } from '#ui/pill/pill.tsx';
import { Time } from '#ui/time/time.tsx';
import { useCurrentMinute } from '#ui/time/useCurrentMinute.ts';

/** The expiry of an invitation. */
export function ExpiryCell({ at }: { readonly at: string }) {
  const { invitations: invitationTexts } = useTexts();
  const now = useCurrentMinute();
  return Date.parse(at) <= now.valueOf() ? (
    <Pill tone="warn">{invitationTexts.ended}</Pill>
  ) : (
    <Time value={at} format="date" />
  );
}
