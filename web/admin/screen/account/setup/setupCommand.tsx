import { OperatorCommand } from '#admin/dialog/operatorCommand.tsx';
import { useTexts } from '#admin/texts/useTexts.ts';

/** Shows the operator's command that creates a set-up link. */
export function SetupCommand({ text }: { readonly text?: string }) {
  const { signIn } = useTexts();
  return <OperatorCommand label={signIn.setupCommand} code="node bin/canvass setup-link" text={text} />;
}
