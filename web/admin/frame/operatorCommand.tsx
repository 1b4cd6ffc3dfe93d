import './operatorCommand.css';
import { CodeBlock } from '../../ui/codeBlock/codeBlock.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { useCopyWords } from './useCopyWords.ts';

/** A command for whoever runs the installation. Where its data lies is not told: anybody may read this. */
export function OperatorCommand({ label, code }: { readonly label: string; readonly code: string }) {
  const { signIn } = useTexts();
  const copyWords = useCopyWords();
  return (
    <div className="operator-command">
      <CodeBlock label={label} code={code} {...copyWords} />
      <p>{signIn.setupCommandFolder}</p>
    </div>
  );
}
