import { useState } from 'react';
import { shareTexts } from '#admin/texts/compiled/form/share.ts';
import { useCopyLabels } from '#admin/texts/useCopyLabels.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { CodeBlock } from '#ui/codeBlock/codeBlock.tsx';
import { RadioGroup } from '#ui/radioGroup/radioGroup.tsx';
import { Section } from '#ui/section/section.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import { LocalAddressNotice } from '../../account/localAddressNotice.tsx';
import { Canvas } from '../canvas/canvas.tsx';
import { useDraft } from '../editor/editorContext.ts';
import { useForm } from '../place/useForm.ts';
import { type EmbedMode, embedCode } from './embedCode.ts';

const modes: readonly EmbedMode[] = ['inline', 'popup', 'tab'];

/** The lines that put the form into another page. */
export function EmbedSection() {
  const { embed: texts } = useLazyTexts(shareTexts);
  const copyLabels = useCopyLabels();
  const form = useForm();
  const { title = form.name } = useDraft();
  const [mode, setMode] = useState<EmbedMode>('inline');
  const [button, setButton] = useState(texts.buttonDefault);
  return (
    <Section title={texts.title} description={texts.about}>
      <RadioGroup
        label={texts.mode}
        name="embed"
        value={mode}
        options={modes.map((value) => ({
          value,
          label: texts.modes[value],
          description: texts.modeTexts[value],
        }))}
        onValueChange={(value) => setMode(modes.find((each) => each === value) ?? 'inline')}
      />
      {mode !== 'inline' && (
        <TextField
          label={texts.button}
          value={button}
          maxLength={100}
          onChange={(event) => setButton(event.currentTarget.value)}
        />
      )}
      <CodeBlock
        label={texts.code}
        code={embedCode(mode, { url: form.url, title, button })}
        {...copyLabels}
      />
      <LocalAddressNotice address={form.url} />
      <figure className="share-preview">
        <figcaption className="share-about">{texts.previewText}</figcaption>
        <EmbedPreview mode={mode} button={button} />
      </figure>
    </Section>
  );
}

interface EmbedPreviewProps {
  readonly mode: EmbedMode;
  readonly button: string;
}

/** A small page with the form in it. */
function EmbedPreview({ mode, button }: EmbedPreviewProps) {
  const draft = useDraft();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={`share-page share-page-${mode}`}>
      <span className="share-line" />
      <span className="share-line" />
      {mode !== 'inline' && (
        <button
          type="button"
          className="share-button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {button}
        </button>
      )}
      {(mode === 'inline' || isOpen) && (
        <div className="share-frame">
          <Canvas draft={draft} mode="view" scheme="light" />
        </div>
      )}
      <span className="share-line" />
    </div>
  );
}
