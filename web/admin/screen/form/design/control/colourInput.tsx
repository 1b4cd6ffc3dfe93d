import { useState } from 'react';
import { designTexts } from '#admin/texts/compiled/form/design.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { ColourField } from '#ui/colourField/colourField.tsx';
import { readHexCode, readShortHexCode } from './hexCode.ts';

interface ColourInputProps {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly value: string;
  readonly onColour: (colour: string) => void;
}

/** A colour that takes effect as soon as its code is complete. */
export function ColourInput({ label, hideLabel, value, onColour }: ColourInputProps) {
  const design = useLazyTexts(designTexts);
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const use = (colour: string) => {
    setTyped(undefined);
    setWrong(false);
    onColour(colour);
  };
  const leave = () => {
    if (typed === undefined) return;
    const short = readShortHexCode(typed);
    if (short === undefined) setWrong(true);
    else use(short);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices when the focus leaves the inputs inside
    <div onBlur={leave}>
      <ColourField
        label={label}
        hideLabel={hideLabel}
        pickLabel={design.pick(label)}
        value={typed ?? value}
        error={isWrong ? design.colourWrong : undefined}
        onValueChange={(text) => {
          const colour = readHexCode(text);
          if (colour === undefined) setTyped(text);
          else use(colour);
        }}
      />
    </div>
  );
}
