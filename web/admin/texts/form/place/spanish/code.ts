import type { PlaceTexts } from '../placeTexts.ts';

export const code: PlaceTexts['code'] = {
  title: 'Código',
  intro: 'El mismo borrador como texto. Los cambios aquí y en las otras pestañas tienen un solo historial.',
  label: 'El formulario en YAML',
  loading: 'Abriendo el editor',
  valid: 'Todo lo que hay aquí está en el borrador.',
  invalid: 'Aún no está en el borrador: corrija las líneas marcadas. Mientras tanto no se pierde nada.',
  leftOut: (keys) => `Se quedan como están, porque no son parte del borrador: ${keys}.`,
  discard: 'Volver al borrador',
  line: (line) => `Línea ${line}`,
  problems: 'Problemas en el texto',
  failed: 'No se pudo abrir el editor.',
  retry: 'Intentar de nuevo',
};
