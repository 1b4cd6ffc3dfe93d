import './operatorCommand.css';
import { CodeBlock } from '#ui/codeBlock/codeBlock.tsx';
import { useCopyLabels } from '../texts/useCopyLabels.ts';
import { useTexts } from '../texts/useTexts.ts';

interface OperatorCommandProps {
  readonly label: string;
  readonly code: string;
  /** An introduction, if the context has none. */
  readonly text?: string | undefined;
}

/** A command for the operator of the installation. It omits the data folder, because this screen may be public. */
export function OperatorCommand({ label, code, text }: OperatorCommandProps) {
  const { signIn } = useTexts();
  const copyLabels = useCopyLabels();
  return (
    <div className="operator-command">
      {text !== undefined && <p>{text}</p>}
      <CodeBlock label={label} code={code} {...copyLabels} />
      <p>{signIn.setupCommandFolder}</p>
    </div>
  );
}
