import type { FontName, PictureName, PresetName } from '#form/schema/theme.ts';
import { figure } from '../../../plural.ts';

const presets: Readonly<Record<PresetName | 'none', { readonly name: string; readonly about: string }>> = {
  none: { name: 'Plain', about: 'The fonts of the visitor’s device and the organisation’s colour.' },
  studio: { name: 'Studio', about: 'Black on white, large and quiet.' },
  civic: { name: 'Civic', about: 'Thick edges and plain words, in the manner of public services.' },
  harbour: { name: 'Harbour', about: 'A calm blue for firms and offices.' },
  meadow: { name: 'Meadow', about: 'Round and green, for neighbours and clubs.' },
  sorbet: { name: 'Sorbet', about: 'Pink into peach, for parties and quizzes.' },
  paper: { name: 'Paper', about: 'A page of a good book, with lines to write on.' },
  salon: { name: 'Salon', about: 'An invitation card in olive and cream.' },
  midnight: { name: 'Midnight', about: 'Violet light at night.' },
  blueprint: { name: 'Blueprint', about: 'A technical drawing on a grid.' },
  poster: { name: 'Poster', about: 'Black on yellow with hard shadows.' },
};

const fonts: Readonly<Record<FontName, string>> = {
  system: 'Device font',
  serif: 'Device serif',
  rounded: 'Device rounded',
  mono: 'Fixed width',
  inter: 'Inter',
  figtree: 'Figtree',
  nunito: 'Nunito',
  grotesk: 'Space Grotesk',
  newsreader: 'Newsreader',
  fraunces: 'Fraunces',
};

const pictures: Readonly<Record<PictureName, string>> = {
  lantern: 'Lantern',
  lanterns: 'Lanterns',
  table: 'Laid table',
  hills: 'Hills',
  waves: 'Waves',
  leaves: 'Leaves',
  shapes: 'Shapes',
  confetti: 'Confetti',
  city: 'City',
  desk: 'Desk',
  coffee: 'Coffee',
  stars: 'Stars',
  letters: 'Letters',
};

/** The tab “Design” of a form. */
export const design = {
  title: 'Design',
  navigation: 'Parts of the design',
  look: 'Look',
  texts: 'Texts and languages',
  settings: 'Settings of the look',
  sections: {
    presets: 'Presets',
    colours: 'Colours',
    background: 'Background',
    type: 'Fonts',
    shape: 'Shape',
    pictures: 'Logo and pictures',
    own: 'Your own styles',
  },
  reset: (setting: string) => `Reset “${setting}”`,

  preset: 'Preset',
  presetHelp: 'A preset replaces colours, fonts and shapes. Pictures stay.',
  presetChanged: 'You changed parts of this preset.',
  presetAgain: 'Restore the preset',
  presets,
  sampleLine: 'Your name',
  sampleButton: 'Send',

  mode: 'Light or dark',
  modes: { auto: 'As the device', light: 'Light', dark: 'Dark' },
  modeHelp: {
    auto: 'The colours below are for light devices. On dark devices the preset’s dark colours and your accent are used.',
    light: 'Visitors always see the light form.',
    dark: 'Visitors always see the dark form.',
  },
  accent: 'Accent',
  ink: 'Text',
  paper: 'Form',
  background: 'Behind the form',
  pick: (setting: string) => `Pick a colour for “${setting}”`,
  colourWrong: 'Enter a six-digit hex code, such as #0e6b5c.',
  contrast: {
    accent: (colour: string, paper: string, ratio: number) =>
      `The accent ${colour} on ${paper} has a contrast of ${figure('en', ratio)} to 1. Links need 4.5 to 1 to be readable.`,
    ink: (colour: string, paper: string, ratio: number) =>
      `The text ${colour} on ${paper} has a contrast of ${figure('en', ratio)} to 1. Text needs 4.5 to 1 to be readable.`,
    fix: (colour: string) => `Use ${colour}`,
    fixed: (colour: string, ratio: number) =>
      `Changed to ${colour}, which has a contrast of ${figure('en', ratio)} to 1.`,
  },
  organization: {
    use: 'Use the organisation’s colour',
    used: (colour: string) => `The organisation’s colour, ${colour}, is used.`,
    none: 'The organisation has not set a colour yet.',
  },

  backdrop: 'Kind of background',
  backgrounds: {
    plain: 'One colour',
    gradient: 'Soft gradient',
    dots: 'Dots',
    grid: 'Grid',
    own_gradient: 'Own gradient',
    picture: 'Picture',
  },
  background_gradient: 'Gradient',
  gradientFrom: 'From',
  gradientTo: 'To',
  gradientAngle: 'Direction',
  degrees: (angle: number) => `${figure('en', angle)}°`,
  background_image: 'Background picture',

  font: 'Text',
  heading_font: 'Headings',
  fonts,

  inputs: 'Answer boxes',
  inputKinds: { boxed: 'Boxed', bold: 'Bold', underlined: 'Underlined', filled: 'Filled' },
  button: 'Button',
  buttons: { solid: 'Solid', pill: 'Pill', outline: 'Outline', raised: 'Raised' },
  radius: 'Corners',
  pixels: (count: number) => `${figure('en', count)} px`,
  density: 'Space between questions',
  densities: { compact: 'Compact', regular: 'Regular', spacious: 'Spacious' },
  card: 'Form as a card on its background',
  cardNeeded: 'In front of a gradient or picture the form is always a card, so that it stays readable.',

  logo: 'Logo',
  logoHelp: 'Above the form, at most 56 pixels high.',
  cover: 'Cover',
  coverHelp: 'A wide picture above the form.',
  side_image: 'Side picture',
  sideHelp: 'Beside the form on wide screens, above it on others.',
  picture: {
    none: 'None',
    own: 'Your picture',
    choose: (setting: string) => `Choose “${setting}”`,
    change: (setting: string) => `Change “${setting}”`,
    remove: (setting: string) => `Remove “${setting}”`,
    chooseShort: 'Choose',
    changeShort: 'Change',
    upload: 'Upload a picture',
    uploadHelp:
      'PNG, JPEG, WebP or GIF. Large pictures are made smaller, and places and times in them are removed.',
    drop: 'Drop the picture to use it',
    builtIn: 'Pictures of Canvass',
    names: pictures,
    alternative: 'What the picture shows',
    alternativeHelp: 'For people who cannot see it. Leave it empty if the picture is decoration.',
    organizationLogo: 'The organisation’s logo is shown.',
    notReadable: 'This file is not a PNG, JPEG, WebP or GIF picture. Choose another one.',
    tooLarge: 'This picture stays too large even when it is made smaller. Choose another one.',
  },

  css: 'CSS',
  cssHelp: 'For experts. Only safe properties take effect.',
  cssDropped: (line: number, written: string, reason: string) => `Line ${line}, ${written}: ${reason}.`,
  cssMore: (count: number) => `${figure('en', count)} more parts have no effect.`,

  preview: {
    title: 'Preview',
    settings: 'Settings',
    width: 'Width',
    widths: { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' },
    scheme: 'Device',
    schemes: { light: 'Light', dark: 'Dark' },
  },
};
