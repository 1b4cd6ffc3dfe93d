import { figure } from '../plural.ts';

/** How forms and mails of an organisation look. */
export const branding = {
  description: 'The colour and logo of your forms and e-mails.',
  colour: 'Colour',
  colourDescription:
    'For buttons, links and selected options: in e-mails, and on every form that does not set its own colour.',
  accent: 'Accent colour',
  accentHelp: 'A hex code such as #0e6b5c.',
  accentWrong: 'Enter a six-digit hex code, such as #0e6b5c.',
  pick: 'Pick a colour',
  standard: 'Use the default colour',
  standardUsed: 'Forms now use the default colour',
  unfinished: 'This is not a valid colour yet. The preview shows the saved one.',
  readable: 'Easy to read on light and dark backgrounds.',
  lowOnLight: (shade: string) =>
    `Contrast is low on light backgrounds. Buttons keep the colour; links and marks use a darker shade, ${shade}.`,
  lowOnDark: (shade: string) =>
    `Contrast is low on dark backgrounds. Buttons keep the colour; links and marks use a lighter shade, ${shade}.`,
  previewLight: 'A form on a light device',
  previewDark: 'A form on a dark device',
  sampleHeading: 'How was your visit?',
  sampleText: 'It takes a minute.',
  sampleOption: 'Very good',
  sampleOtherOption: 'Could be better',
  sampleLink: 'Privacy',
  sampleButton: 'Send',
  logo: 'Logo',
  logoDescription:
    'Shown above every form that does not set its own logo, and next to the organisation’s name in this app.',
  logoAlternative: (organization: string) => `Logo of ${organization}`,
  chooseLogo: 'Choose an image',
  replaceLogo: 'Choose another image',
  removeLogo: 'Remove logo',
  dropHere: 'Or drop it here.',
  dropNow: 'Drop the image to use it as the logo',
  logoHelp:
    'PNG, JPEG, WebP or GIF, up to 512 KB and 4,096 pixels in width and height. Shown 56 pixels high.',
  noLogo: 'No logo yet',
  logoSaved: 'Logo changed',
  logoRemoved: 'Logo removed',
  logoBack: 'Logo restored',
  logoTooLarge: (kilobytes: number) =>
    `The image is ${figure('en', kilobytes)} KB; the limit is 512 KB. Make it smaller and try again.`,
  logoNoPicture: 'The file is not a PNG, JPEG, WebP or GIF image. Choose one that is.',
  logoRefused:
    'The image cannot be used. It must be a PNG, JPEG, WebP or GIF of at most 512 KB and 4,096 pixels.',
} as const;
