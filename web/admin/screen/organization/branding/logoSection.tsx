import { ImagePlus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { DropZone } from '#ui/dropZone/dropZone.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { Section } from '#ui/section/section.tsx';
import { logoTypes } from './logoTypes.ts';
import { useLogo } from './useLogo.ts';

/** The logo, chosen by a button or dropped. */
export function LogoSection({ logo }: { readonly logo: string | null }) {
  const { branding: texts } = useTexts();
  const { name } = useOrganization();
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { set, remove, isBusy, problem } = useLogo(logo);
  return (
    <Section title={texts.logo} description={texts.logoDescription}>
      <DropZone onDrop={(file) => void set(file)} invitation={texts.dropNow}>
        <div className="branding-logo">
          {logo === null ? (
            <span className="branding-logo-none">{texts.noLogo}</span>
          ) : (
            <img src={logo} alt={texts.logoAlternative(name)} />
          )}
        </div>
        <div className="branding-logo-actions">
          <Button ref={button} icon={ImagePlus} busy={isBusy} onClick={() => chooser.current?.click()}>
            {logo === null ? texts.chooseLogo : texts.replaceLogo}
          </Button>
          {logo !== null && (
            <Button
              variant="quiet"
              icon={Trash2}
              onClick={() => {
                // This button disappears with the logo, so the focus moves on.
                button.current?.focus();
                void remove();
              }}
            >
              {texts.removeLogo}
            </Button>
          )}
        </div>
        <p className="branding-help">
          <span className="branding-drop-hint">{texts.dropHere} </span>
          {texts.logoHelp}
        </p>
        <input
          ref={chooser}
          type="file"
          accept={logoTypes.join(',')}
          hidden
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            // Clears the input, so that choosing the same file again fires an event.
            event.currentTarget.value = '';
            if (file !== undefined) void set(file);
          }}
        />
      </DropZone>
      <Problem>{problem}</Problem>
    </Section>
  );
}
