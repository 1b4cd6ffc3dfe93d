import { defineLocale } from './locale.ts';

export const spanish = defineLocale({
  language: 'es',
  script: 'latin',
  given: 'Lucía Martín Sofía Álvaro Carmen Íñigo Valentina Andrés Nuria Joaquín Belén Tomás',
  family: 'García Fernández Muñoz Romero Ibáñez Vega Castillo Núñez Herrera Peña',
  streets: ['Calle Mayor #', 'Avenida del Puerto #', 'Plaza Nueva #', 'Camino de las Huertas #'],
  praise: [
    'La exposición estaba muy bien explicada e iluminada.',
    'El equipo de la entrada fue muy amable.',
    'El año que viene volveremos sin duda.',
  ],
  criticism: ['La cola de la entrada fue demasiado larga.', 'Faltaban carteles y nos perdimos dos veces.'],
  wishes: [
    'Estaría bien abrir hasta más tarde los jueves.',
    'Una sala tranquila para los niños ayudaría mucho.',
  ],
  notes: [
    'Una compañera me habló de ustedes y me gustaría saber más.',
    'Me viene mejor por la tarde, a partir de las tres.',
    'Seremos dos adultos y un niño.',
    'Funcionaba bien hasta el martes pasado, y luego se paró.',
    '¿Pueden enviarme la confirmación por correo?',
    'Todavía no lo sé, lo decidiré antes del viernes.',
    'Todo se explicó con claridad y la respuesta fue rápida.',
    'De momento no se me ocurre nada más.',
  ],
  topics: [
    'Lunes por la mañana',
    'Una pregunta',
    'Asiento de ventana',
    'Azul',
    'Dos personas',
    'En tren',
    'Sin nueces',
    'Segunda planta',
  ],
});
