import { useState } from 'react';
import { useLanguage } from '#admin/texts/useTexts.ts';
import { languages } from '#form/message/languages.ts';
import { Select } from '#ui/select/select.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import { outcome, useTyped } from '../subject/useTyped.ts';
import type { OwnControl } from '../table/control.ts';
import { languageName } from './names.ts';
import { useControl } from './useControl.ts';

const standard = 'en';
const another = 'another';

/** The language of the form's texts: one that Canvass speaks, or any other by its tag. */
export function LanguageControl({ control }: { readonly control: OwnControl }) {
  const { value, set, finding, label, help, panel } = useControl(control);
  const { code } = useLanguage();
  const tag = typeof value === 'string' ? value : standard;
  const isSpoken = languages.has(tag);
  const [isTyping, setTyping] = useState(!isSpoken);
  const { text, fault, type, settle } = useTyped(tag, (typed) => {
    const written = typed.trim();
    return outcome(set(written === standard ? undefined : written, 'typing'), written);
  });
  const options = [...languages].map(([each, { name }]) => ({
    value: each,
    label: name === languageName(each, code) ? name : `${name} · ${languageName(each, code)}`,
  }));
  return (
    <div className="panel-pair">
      <Select
        label={label}
        description={help}
        error={finding}
        options={[...options, { value: another, label: panel.anotherLanguage }]}
        value={isTyping ? another : tag}
        onValueChange={(next) => {
          setTyping(next === another);
          if (next !== another) set(next === standard ? undefined : next);
        }}
      />
      {isTyping && (
        <TextField
          label={panel.languageTag}
          description={fault === undefined ? languageName(text, code) : undefined}
          error={fault}
          className="panel-code"
          placeholder="pt-BR"
          value={text}
          spellCheck={false}
          autoCapitalize="off"
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={settle}
        />
      )}
    </div>
  );
}
