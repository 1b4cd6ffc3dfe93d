import './setupCommand.css';
import { CodeBlock } from '../../../ui/codeBlock/codeBlock.tsx';
import { useCopyWords } from '../../frame/useCopyWords.ts';
import { useTexts } from '../../texts/useTexts.ts';

/** How whoever runs the installation makes a set-up link. Where its data lies is not told: anybody may read this. */
export function SetupCommand() {
  const { signIn } = useTexts();
  const copyWords = useCopyWords();
  return (
    <div className="setup-command">
      <CodeBlock label={signIn.setupCommand} code="node bin/canvass setup-link" {...copyWords} />
      <p>{signIn.setupCommandFolder}</p>
    </div>
  );
}
