import './operatorCommand.css';
import { CodeBlock } from '../../ui/codeBlock/codeBlock.tsx';
import { useCopyLabels } from '../texts/useCopyLabels.ts';
import { useTexts } from '../texts/useTexts.ts';

interface OperatorCommandProps {
  readonly label: string;
  readonly code: string;
  /** An introduction, if the context has none. */
  readonly text?: string | undefined;
}

/** A command for whoever runs the installation. Where its data lies is not told: anybody may read this. */
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
