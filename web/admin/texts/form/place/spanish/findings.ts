import { plural } from '../../../plural.ts';
import type { PlaceTexts } from '../placeTexts.ts';
import { sentenceFor } from '../sentenceFor.ts';
import { findingSentences } from './findingSentences.ts';

export const findings: PlaceTexts['findings'] = {
  title: 'Problemas',
  button: (errors, warnings) =>
    errors + warnings === 0
      ? 'Sin problemas'
      : plural('es', errors + warnings, { one: '1 problema', other: `${errors + warnings} problemas` }),
  checking: 'Comprobando el borrador',
  empty: 'Aún sin campos',
  emptyAbout: 'Añada primero un campo: un formulario sin campos no se puede publicar.',
  none: 'Nada que corregir.',
  errors: 'Corregir antes de publicar',
  warnings: 'Conviene mirarlo',
  sentence: (finding, place) =>
    sentenceFor(finding, place, {
      sentences: findingSentences,
      colon: ': ',
      quote: (word) => `«${word}»`,
    }),
  fixed: 'Corregido',
  undo: 'Deshacer',
  fixes: {
    removePart: 'Quitar',
    removeSetting: (name) => `Quitar «${name}»`,
    addOption: (name) => `Añadir la opción «${name}»`,
    renameTo: (name) => `Cambiar a «${name}»`,
    fittingOperator: 'Usar una comparación adecuada',
    notRequired: 'Hacerlo opcional',
    removePage: 'Eliminar la página',
    removeTranslation: 'Quitar la traducción',
  },
};
