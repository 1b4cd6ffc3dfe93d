import type { PlaceTexts } from '../placeTexts.ts';

export const templates: PlaceTexts['templates'] = {
  booking: {
    title: 'Reserva',
    about: 'Una mesa, una sala o una bicicleta: el día, la hora y cuántas personas.',
  },
  consent: {
    title: 'Autorización',
    about: 'Autorización para una excursión, con una firma dibujada o escrita.',
  },
  contact: { title: 'Contacto', about: 'Un mensaje breve y una manera de contestarlo.' },
  'customer-satisfaction': {
    title: 'Satisfacción de clientes',
    about: 'La probabilidad de que le recomienden y una pregunta acorde con la nota.',
  },
  donation: {
    title: 'Donación',
    about: 'Una donación con tarjeta mediante Stripe. Los pagos deben estar configurados en el servidor.',
  },
  'employee-survey': {
    title: 'Encuesta al personal',
    about: 'Sin nombres, y el departamento solo en grupos donde no se reconoce a nadie.',
  },
  'event-registration': {
    title: 'Inscripción a un evento',
    about: 'Varias entradas y un taller con plazas limitadas.',
  },
  feedback: {
    title: 'Opiniones',
    about: 'Dos preguntas y una respuesta libre: lo bastante breve para que se rellene.',
  },
  'job-application': {
    title: 'Solicitud de empleo',
    about: 'Tres pasos con currículum. El portafolio solo se pide para diseño.',
  },
  lead: {
    title: 'Consulta comercial',
    about: 'Para empresas que quieren comprar: breve y ordenado por tamaño.',
  },
  newsletter: { title: 'Boletín', about: 'Suscripción con temas y consentimiento.' },
  order: { title: 'Pedido', about: 'Precios, cantidades, entrega y un total exacto.' },
  quiz: { title: 'Cuestionario', about: 'Preguntas con puntos y el resultado al final.' },
  rsvp: {
    title: 'Confirmación de asistencia',
    about: 'Primero sí o no: quien no viene termina tras una pregunta.',
  },
  'support-request': {
    title: 'Solicitud de asistencia',
    about: 'Pregunta lo que ayuda a resolverlo y remite los casos urgentes al teléfono.',
  },
};
