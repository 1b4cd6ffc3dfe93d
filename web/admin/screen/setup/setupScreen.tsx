import { useParams } from '@tanstack/react-router';
import { useLinkContent } from '../../api/useLinkContent.ts';
import { LinkState } from '../../frame/linkState.tsx';
import { OutsideSheet } from '../../frame/outsideSheet.tsx';
import { useTexts } from '../../texts/useTexts.ts';
import { SetupCommand } from './setupCommand.tsx';
import { SetupForm } from './setupForm.tsx';

/** The first owner of an organisation, by the link that the service or its command line prints. */
export function SetupScreen() {
  const { secret } = useParams({ from: '/outside/setup/$secret' });
  const asked = useLinkContent('lookAtSetup', secret);
  if (asked.data === undefined) return <LinkState asked={asked} invalid={<SetupInvalid />} />;
  return <SetupForm secret={secret} organization={asked.data.organization} />;
}

function SetupInvalid() {
  const { signIn } = useTexts();
  return (
    <OutsideSheet title={signIn.setupInvalidTitle} text={signIn.setupInvalidText}>
      <SetupCommand />
    </OutsideSheet>
  );
}
