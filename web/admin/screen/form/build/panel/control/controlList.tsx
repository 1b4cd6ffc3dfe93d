import type { ComponentType } from 'react';
import { settingAt } from '../subject/settingAt.ts';
import { useSubject } from '../subject/subject.ts';
import type { Control, OwnControl, Settings } from '../table/control.ts';
import { ChoiceControl } from './choiceControl.tsx';
import { ChosenControl } from './chosenControl.tsx';
import { ClockControl } from './clockControl.tsx';
import { CountriesControl, CountryControl } from './countryControls.tsx';
import { DayControl } from './dayControl.tsx';
import { FileTypesControl } from './fileTypesControl.tsx';
import { FormulaControl } from './formulaControl.tsx';
import { GroupControl } from './groupControl.tsx';
import { ItemsControl } from './items/itemsControl.tsx';
import { LanguageControl } from './languageControl.tsx';
import { LinesControl } from './linesControl.tsx';
import { LinkButtonControl } from './linkButtonControl.tsx';
import { AmountControl, CurrencyControl } from './moneyControls.tsx';
import { NumberControl } from './numberControl.tsx';
import { PatternControl } from './patternControl.tsx';
import { PictureControl } from './pictureControl.tsx';
import { PriceControl } from './priceControl.tsx';
import { SeveralControl } from './severalControl.tsx';
import { SwitchControl } from './switchControl.tsx';
import { TextControl } from './textControl.tsx';

/** The controls that have an effect now. */
export function ControlList({ controls }: { readonly controls: readonly Control[] }) {
  const { settings } = useSubject();
  return (
    <div className="panel-controls">
      {shownControls(controls, settings).map((control) => (
        <div key={control.path} className={control.half ? 'panel-half' : undefined}>
          <OneControl control={control} />
        </div>
      ))}
    </div>
  );
}

/** A control that has a value is shown even where it has no effect, so that the value can be removed. */
export function shownControls(controls: readonly Control[], settings: Settings): readonly Control[] {
  return controls.filter(
    ({ path, shown }) => shown === undefined || shown(settings) || settingAt(settings, path) !== undefined,
  );
}

function OneControl({ control }: { readonly control: Control }) {
  switch (control.kind) {
    case 'text':
      return <TextControl control={control} />;
    case 'number':
      return <NumberControl control={control} />;
    case 'switch':
      return <SwitchControl control={control} />;
    case 'choice':
      return <ChoiceControl control={control} />;
    case 'several':
      return <SeveralControl control={control} />;
    case 'group':
      return <GroupControl control={control} />;
    case 'items':
      return <ItemsControl control={control} />;
    default:
      return <Own control={control} />;
  }
}

const own: Readonly<Record<OwnControl['kind'], ComponentType<{ readonly control: OwnControl }>>> = {
  lines: LinesControl,
  chosen: ChosenControl,
  day: DayControl,
  clock: ClockControl,
  country: CountryControl,
  countries: CountriesControl,
  fileTypes: FileTypesControl,
  currency: CurrencyControl,
  amount: AmountControl,
  price: PriceControl,
  formula: FormulaControl,
  pattern: PatternControl,
  language: LanguageControl,
  picture: PictureControl,
  linkButton: LinkButtonControl,
};

function Own({ control }: { readonly control: OwnControl }) {
  const Chosen = own[control.kind];
  return <Chosen control={control} />;
}
