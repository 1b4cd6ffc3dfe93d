import { Check, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { lazyPart } from '#admin/lazy/lazyPart.ts';
import { buildTexts } from '#admin/texts/compiled/form/build.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { Pattern } from '#form/pattern/compilePattern.ts';
import { TextField } from '#ui/textField/textField.tsx';
import { outcome, useTyped } from '../subject/useTyped.ts';
import type { OwnControl } from '../table/control.ts';
import { useControl } from './useControl.ts';

/** The engine of patterns is large, so it is loaded with the first pattern. */
const engine = lazyPart(async () => (await import('#form/pattern/compilePattern.ts')).compilePattern);

/** A regular expression, with a box in which it is tried. */
export function PatternControl({ control }: { readonly control: OwnControl }) {
  const { value, set, finding, label, help } = useControl(control);
  const source = typeof value === 'string' ? value : '';
  const { text, fault, type } = useTyped(source, (typed) =>
    outcome(set(typed === '' ? undefined : typed, 'typing'), typed),
  );
  return (
    <div className="panel-pair">
      <TextField
        label={label}
        description={help}
        error={fault ?? finding}
        className="panel-code"
        placeholder="[A-Z]{2}-[0-9]{4}"
        value={text}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onChange={(event) => type(event.currentTarget.value)}
      />
      {source !== '' && <Trial source={source} />}
    </div>
  );
}

function Trial({ source }: { readonly source: string }) {
  const { panel } = useLazyTexts(buildTexts);
  const [tried, setTried] = useState('');
  const pattern = usePattern(source);
  const fits = tried === '' || pattern === undefined ? undefined : pattern.fits(tried);
  return (
    <div className="panel-trial">
      <TextField
        label={panel.tryPattern}
        className="panel-code"
        value={tried}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setTried(event.currentTarget.value)}
      />
      <p role="status" className="panel-trial-result" data-fits={fits}>
        {fits === true && <Check size={16} aria-hidden />}
        {fits === false && <X size={16} aria-hidden />}
        {fits === undefined ? '' : fits ? panel.fits : panel.fitsNot}
      </p>
    </div>
  );
}

/** The compiled pattern; undefined while the engine loads, and for a pattern that does not compile. */
function usePattern(source: string): Pattern | undefined {
  const [compile, setCompile] = useState(() => engine.loaded());
  useEffect(() => {
    engine.load().then(
      (loaded) => setCompile(() => loaded),
      // The trial stays without a result; the checker still judges the pattern.
      () => undefined,
    );
  }, []);
  const compiled = compile?.(source);
  return compiled?.ok === true ? compiled.value : undefined;
}
