import type { Control } from '../table/control.ts';
import { ActionChoice } from './actionChoice.tsx';
import { ConnectionControl } from './connectionControl.tsx';
import { FieldsControl } from './fieldsControl.tsx';
import { ItemsControl } from './itemsControl.tsx';
import { PairsControl } from './pairsControl.tsx';
import { RecipientsControl } from './recipientsControl.tsx';
import { SecretControl } from './secretControl.tsx';
import { SwitchControl } from './switchControl.tsx';
import { TextControl } from './textControl.tsx';
import { WordsControl } from './wordsControl.tsx';

/** Controls one below the other, half ones in pairs. */
export function ControlList({ controls }: { readonly controls: readonly Control[] }) {
  return (
    <div className="flow-controls">
      {controls.map((control) => (
        <div key={control.path} className={control.half ? 'flow-half' : undefined}>
          <OneControl control={control} />
        </div>
      ))}
    </div>
  );
}

function OneControl({ control }: { readonly control: Control }) {
  switch (control.kind) {
    case 'text':
      return <TextControl control={control} />;
    case 'switch':
      return <SwitchControl control={control} />;
    case 'choice':
      return <ActionChoice control={control} />;
    case 'connection':
      return <ConnectionControl control={control} />;
    case 'items':
      return <ItemsControl control={control} One={OneControl} />;
    case 'pairs':
      return <PairsControl control={control} />;
    case 'recipients':
      return <RecipientsControl control={control} />;
    case 'words':
      return <WordsControl control={control} />;
    case 'fields':
      return <FieldsControl control={control} />;
    case 'secret':
      return <SecretControl control={control} />;
  }
}
