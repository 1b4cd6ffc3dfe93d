import { plural } from '../../../plural.ts';
import type { PlaceTexts } from '../placeTexts.ts';

export const write: PlaceTexts['write'] = {
  formulaPlaceholder: 'Escriba un campo o una función',
  formulaNeeded: 'Escriba una fórmula. Hasta entonces vale la última.',
  fields: 'Campos',
  functions: 'Funciones',
  withSamples: (answers) => `con ${answers}`,
  always: 'siempre',
  noAnswer: 'sin respuesta',
  emptyResult: 'vacío',
  insertAnswer: 'Insertar una respuesta',
  noField: 'Ningún campo coincide.',
  found: (count) =>
    plural('es', count, {
      one: '1 campo. Pulse Intro para insertarlo.',
      other: `${count} campos. Elija con las flechas, inserte con Intro.`,
    }),
  deletedField: 'Este campo no existe',
};
