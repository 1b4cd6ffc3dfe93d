import { defineLocale } from './locale.ts';

export const spanish = defineLocale({
  language: 'es',
  script: 'latin',
  given: 'Lucía Martín Sofía Íñigo Valentina Joaquín Begoña Andrés Ximena Raúl Montserrat Nicolás',
  family: 'García Núñez Rodríguez Peña Fernández Ibáñez Quispe Muñoz Castaño López Ordóñez Vidal',
  streets: [
    'Calle de Alcalá #',
    'Avenida Corrientes #',
    'Paseo de Gracia #',
    'Carrera 7 n.º #',
    'Jirón de la Unión #',
  ],
  praise: [
    '¡Qué exposición tan bonita y tan bien explicada!',
    'El personal de la entrada fue amable y muy paciente.',
    'Pasamos una tarde maravillosa con los niños.',
    'La lectura de la noche me emocionó muchísimo.',
    'Volveremos el año que viene sin ninguna duda.',
    'El taller de grabado superó todas mis expectativas.',
  ],
  criticism: [
    'La cola en la entrada duró casi cuarenta minutos.',
    'Faltaba señalización y nos perdimos dos veces.',
    'El sonido no llegaba a las últimas filas.',
    'La página decía «abierto», pero estaba cerrado.',
  ],
  wishes: [
    'Me gustaría que hubiera más talleres los fines de semana.',
    '¿Podrían poner los textos en letra más grande?',
    'Haría falta una sala tranquila para los más pequeños.',
    'Ojalá abrieran también los lunes por la mañana.',
  ],
});
