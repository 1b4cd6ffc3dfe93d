import type { PlaceTexts } from '../placeTexts.ts';

export const place: PlaceTexts['place'] = {
  tabsLabel: 'Partes del formulario',
  tabs: {
    build: 'Creación',
    logic: 'Lógica',
    design: 'Diseño',
    share: 'Compartir',
    settings: 'Ajustes',
  },
};
