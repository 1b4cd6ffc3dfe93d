import { useParams } from '@tanstack/react-router';
import { CodeBlock } from '../../../ui/codeBlock/codeBlock.tsx';
import { useLinkContent } from '../../api/useLinkContent.ts';
import { LinkState } from '../../frame/linkState.tsx';
import { OutsideSheet } from '../../frame/outsideSheet.tsx';
import { useTexts } from '../../texts/useTexts.ts';
import { SetupForm } from './setupForm.tsx';

/** The first owner of an organisation, by the link that the service or its command line prints. */
export function SetupScreen() {
  const { secret } = useParams({ from: '/outside/setup/$secret' });
  const asked = useLinkContent('lookAtSetup', secret);
  if (asked.data === undefined) return <LinkState asked={asked} invalid={<SetupInvalid />} />;
  return <SetupForm secret={secret} organization={asked.data.organization} />;
}

function SetupInvalid() {
  const { common, signIn } = useTexts();
  return (
    <OutsideSheet title={signIn.setupInvalidTitle} text={signIn.setupInvalidText}>
      <CodeBlock
        label={signIn.setupCommand}
        code="node bin/canvass setup-link"
        copyLabel={common.copy}
        copiedLabel={common.copied}
        failedLabel={common.copyFailed}
      />
    </OutsideSheet>
  );
}
