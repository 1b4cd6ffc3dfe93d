import { PlaceTextsProvider } from '../../../texts/form/place/placeTextsProvider.tsx';
import { NewForm } from './newForm.tsx';

/** The screen for a new form, with texts that only it and the form's place need. */
export function NewFormScreen() {
  return (
    <PlaceTextsProvider>
      <NewForm />
    </PlaceTextsProvider>
  );
}
