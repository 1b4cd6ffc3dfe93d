import type { PlaceTexts } from '../placeTexts.ts';

export const canvas: PlaceTexts['canvas'] = {
  editTitle: 'El formulario',
  viewTitle: 'El formulario tal como lo ven los visitantes',
  frame: {
    addField: 'Añadir un campo',
    addPage: 'Añadir una página',
    addOption: 'Añadir una opción',
    addTitle: 'Título del formulario',
    addDescription: 'Añadir una descripción',
    pageTitle: 'Título de la página',
    page: 'Página {number}',
    drag: 'Arrastrar para mover',
    duplicate: 'Duplicar',
    delete: 'Eliminar',
    hidden: 'No visible para los visitantes',
    conditional: 'Condicional',
    moreOptions: 'y {count} más, en los ajustes del campo',
    unknownType: 'Este tipo de campo procede de otro servicio y no se puede mostrar.',
    emptyPage: 'Esta página aún no tiene campos.',
    emptyText: 'Escribir un texto para los visitantes',
    notShown:
      'El formulario aún no se puede mostrar: algo en su lógica depende de sí mismo. La lista de avisos dice dónde.',
    nothingStored: 'Esto es una vista previa: no se ha guardado nada.',
    leads: 'Los visitantes pasan ahora a {address}.',
    payment: 'Los visitantes pagan aquí antes de que se guarden sus respuestas.',
  },
};
