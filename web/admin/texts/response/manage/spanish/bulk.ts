import { figure, plural } from '../../../plural.ts';
import type { ManageTexts } from '../manageTexts.ts';

const counted = (count: number, one: string, other: string) =>
  plural('es', count, { one: `${figure('es', count)} ${one}`, other: `${figure('es', count)} ${other}` });

export const bulk: ManageTexts['bulk'] = {
  label: 'Acciones para las respuestas seleccionadas',
  selected: (count) => counted(count, 'seleccionada', 'seleccionadas'),
  allSelected: 'Todas las que coinciden están seleccionadas',
  allSelectedOf: (count) => `Las ${figure('es', count)} que coinciden están seleccionadas`,
  selectAll: 'Seleccionar todas las que coinciden',
  clear: 'Quitar la selección',
  tag: 'Etiqueta',
  tagTitle: 'Añadir una etiqueta',
  tagName: 'Etiqueta',
  tagAction: 'Añadir la etiqueta',
  untagAction: 'Quitar la etiqueta',
  delete: 'Eliminar',
  release: 'Liberar',
  discard: 'Descartar',
  erase: 'Borrar ahora',
  stop: 'Detener',
  stopping: 'Deteniendo',
  progress: (done) => counted(done, 'hecha', 'hechas'),
  progressOf: (done, total) => `${figure('es', done)} de ${figure('es', total)}`,
  working: {
    delete: 'Eliminando',
    restore: 'Restaurando',
    tag: 'Añadiendo la etiqueta',
    untag: 'Quitando la etiqueta',
    release: 'Liberando',
    discard: 'Descartando',
    erase: 'Borrando',
  },
  done: {
    delete: (count) => counted(count, 'respuesta eliminada', 'respuestas eliminadas'),
    restore: (count) => counted(count, 'respuesta restaurada', 'respuestas restauradas'),
    tag: (count) => counted(count, 'respuesta etiquetada', 'respuestas etiquetadas'),
    untag: (count) => counted(count, 'respuesta sin esta etiqueta', 'respuestas sin esta etiqueta'),
    release: (count) => counted(count, 'respuesta liberada', 'respuestas liberadas'),
    discard: (count) => counted(count, 'respuesta descartada', 'respuestas descartadas'),
    erase: (count) => counted(count, 'respuesta borrada', 'respuestas borradas'),
  },
  stoppedAt: 'Detenido. Lo que ya estaba hecho queda hecho.',
  discardTitle: '¿Descartar estas respuestas?',
  discardAbout: 'Desaparecen para siempre, con sus archivos. No se puede deshacer.',
  eraseTitle: '¿Borrar estas respuestas ahora?',
  eraseAbout: 'Su contenido, archivos, notas e historial desaparecen para siempre. No se puede deshacer.',
  releaseTitle: '¿Liberar todas las que coinciden?',
  releaseAbout: 'Pasan a ser respuestas normales, cuentan como tales y aparecen en la API.',
  deleteTests: 'Eliminar todas las respuestas de prueba',
  deleteTestsTitle: '¿Eliminar todas las respuestas de prueba?',
  deleteTestsAbout:
    'Desaparecen de la API enseguida y se borran con sus archivos después de 30 días. Las demás respuestas se quedan.',
};
