import { figure, plural } from '../../../plural.ts';
import type { ManageTexts } from '../manageTexts.ts';

const counted = (count: number, one: string, other: string) =>
  plural('es', count, { one: `${figure('es', count)} ${one}`, other: `${figure('es', count)} ${other}` });
const responses = (count: number) => counted(count, 'respuesta', 'respuestas');
const files = (count: number) => counted(count, 'archivo', 'archivos');

/** Only what there is. */
const found = (counts: { responses: number; files: number; links: number; mails: number }) =>
  [
    counts.responses > 0 && responses(counts.responses),
    counts.files > 0 && files(counts.files),
    counts.links > 0 && counted(counts.links, 'enlace personal', 'enlaces personales'),
    counts.mails > 0 && counted(counts.mails, 'correo', 'correos'),
  ]
    .filter(Boolean)
    .join(', ');

export const people: ManageTexts['people'] = {
  title: 'Personas',
  description: 'Encontrar todo lo que sus formularios contienen sobre una persona, exportarlo o borrarlo.',
  text: 'Dirección de correo o cualquier respuesta',
  textHelp: 'Al menos tres caracteres. Las mayúsculas y los acentos no importan.',
  tooShort: 'Escriba al menos tres caracteres.',
  match: 'Buscar',
  whole: 'La respuesta completa',
  part: 'Una parte de una respuesta',
  find: 'Buscar',
  stop: 'Detener',
  searching: 'Buscando',
  progress: (read, total) => `${figure('es', read)} de unas ${figure('es', total)} respuestas revisadas`,
  stopped: 'La búsqueda se detuvo. Puede haber más.',
  nothingTitle: 'No se encontró nada',
  nothing: 'Ninguna respuesta de ningún formulario contiene este texto.',
  startTitle: '¿Alguien pregunta qué saben ustedes de él?',
  start: 'Escriba su dirección de correo. Verá cada respuesta, enlace personal y correo que la contiene.',
  foundIn: (count, forms) => `${responses(count)} en ${counted(forms, 'formulario', 'formularios')}`,
  select: (name) => `Seleccionar ${name}`,
  selectForm: (name) => `Seleccionar todo de «${name}»`,
  response: (id) => `Respuesta ${id}`,
  files,
  otherPlaces: { '@note': 'Nota', '@history': 'Historial', '@url': 'Página' },
  links: 'Enlaces personales',
  mailsTitle: 'Correos',
  states: {
    live: 'En vivo',
    test: 'Prueba',
    quarantined: 'En cuarentena',
    partial: 'Aún sin enviar',
    unpaid: 'Aún sin pagar',
    deleted: 'Eliminada',
  },
  selected: (count) => counted(count, 'seleccionada', 'seleccionadas'),
  export: 'Exportar',
  exported: (count) => counted(count, 'respuesta exportada', 'respuestas exportadas'),
  erase: 'Borrar',
  eraseTitle: '¿Borrar esto ahora?',
  eraseAbout: (counts) => `${found(counts)}. Todo desaparece para siempre. No se puede deshacer.`,
  typeToErase: (text) => `Escriba ${text} para confirmar`,
  eraseAction: 'Borrar para siempre',
  reportTitle: 'Informe de borrado',
  reportAbout: (date) => `Borrado el ${date}. Este informe no contiene datos personales.`,
  reportRows: {
    responses: 'Respuestas borradas',
    files: 'Archivos borrados',
    notes: 'Notas borradas',
    links: 'Enlaces personales borrados',
    mails: 'Correos borrados',
    skipped: 'Ya no estaban o fuera de alcance',
  },
  reportFailed: 'Falló antes del final. Lo que no se borró se puede volver a encontrar.',
  copyReport: 'Copiar el informe',
  newSearch: 'Nueva búsqueda',
};
