import { OperatorCommand } from '../../../dialog/operatorCommand.tsx';
import { useTexts } from '../../../texts/useTexts.ts';

/** How whoever runs the installation makes a set-up link. */
export function SetupCommand({ text }: { readonly text?: string }) {
  const { signIn } = useTexts();
  return <OperatorCommand label={signIn.setupCommand} code="node bin/canvass setup-link" text={text} />;
}
