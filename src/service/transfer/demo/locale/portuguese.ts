import { defineLocale } from './locale.ts';

export const portuguese = defineLocale({
  language: 'pt',
  script: 'latin',
  given: 'João Conceição Inês Tomás Luísa Antônio Beatriz Thaís Vinícius Gonçalo Iracema Caetano',
  family: 'Gonçalves Araújo Magalhães Simões Assunção Pereira Brandão Côrtes Nóbrega Falcão Guimarães',
  streets: [
    'Rua Augusta, #',
    'Avenida da Liberdade, #',
    'Travessa do Comércio, #',
    'Ladeira da Conceição, #',
  ],
  praise: [
    'A exposição estava linda e muito bem organizada.',
    'A equipe da recepção foi gentil e atenciosa o tempo todo.',
    'Foi uma tarde inesquecível com a minha avó.',
    'A oficina de cordel foi a melhor parte da visita.',
    'O café do segundo andar é uma delícia.',
    'Saí de lá com vontade de ler o mundo inteiro.',
  ],
  criticism: [
    'A fila na entrada demorou quase quarenta minutos.',
    'Faltou sinalização e acabámos por nos perder.',
    'O som quase não chegava ao fundo da sala.',
    'O preço do estacionamento é um exagero.',
  ],
  wishes: [
    'Gostaria de mais oficinas aos fins de semana.',
    'Seria ótimo ter textos com letras maiores.',
    'Falta uma sala tranquila para as crianças pequenas.',
    'Podiam publicar as palestras na internet.',
  ],
});
