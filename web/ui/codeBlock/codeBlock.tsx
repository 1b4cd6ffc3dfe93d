import { CopyButton } from '../copyButton/copyButton.tsx';
import './codeBlock.css';

export interface CodeBlockProps {
  /** The label for screen readers. */
  readonly label: string;
  readonly code: string;
  /** The text to copy if a secret in it is masked. */
  readonly whole?: string | undefined;
  readonly copyLabel: string;
  readonly copiedLabel: string;
  readonly failedLabel: string;
}

/** A command or a snippet, copied as a whole. */
export function CodeBlock({ label, code, whole, copyLabel, copiedLabel, failedLabel }: CodeBlockProps) {
  return (
    <figure className="ui-code-block" aria-label={label}>
      <pre className="ui-code-block-text">
        <code>{code}</code>
      </pre>
      <CopyButton
        text={whole ?? code}
        label={copyLabel}
        copiedLabel={copiedLabel}
        failedLabel={failedLabel}
        iconOnly
      />
    </figure>
  );
}
