import { figure } from '../plural.ts';

/** How forms and mails of an organisation look. */
export const branding = {
  description: 'The colour and the logo of your forms and e-mails.',
  colour: 'Colour',
  colourDescription:
    'Of buttons, links and what is chosen, on each form that has no colour of its own, and in e-mails.',
  accent: 'Accent colour',
  accentHelp: 'A number sign and six digits, such as #0e6b5c.',
  accentWrong: 'Write a number sign and six digits from 0 to 9 and a to f, such as #0e6b5c.',
  pick: 'Pick a colour',
  standard: 'Use the standard colour',
  standardUsed: 'Forms have the standard colour now',
  unfinished: 'This is no colour yet. The preview shows the one that is saved.',
  readable: 'It is easy to read on light and on dark backgrounds.',
  lowOnLight: (shade: string) =>
    `The contrast on light backgrounds is low. Buttons keep the colour; for links and marks forms take a darker shade of it, ${shade}.`,
  lowOnDark: (shade: string) =>
    `The contrast on dark backgrounds is low. Buttons keep the colour; for links and marks forms take a lighter shade of it, ${shade}.`,
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
    'Above each form that has no logo of its own, and beside the name of the organisation in this app.',
  logoAlternative: (organization: string) => `Logo of ${organization}`,
  chooseLogo: 'Choose a picture',
  replaceLogo: 'Choose another picture',
  removeLogo: 'Remove logo',
  dropHere: 'Or drop it here.',
  dropNow: 'Drop the picture to use it as the logo',
  logoHelp:
    'PNG, JPEG, WebP or GIF, at most 512 KB and 4,096 pixels wide and high. It is shown 56 pixels high.',
  noLogo: 'No logo yet',
  logoSaved: 'Logo changed',
  logoRemoved: 'Logo removed',
  logoBack: 'Logo restored',
  logoTooLarge: (kilobytes: number) =>
    `The picture is ${figure('en', kilobytes)} KB; the limit is 512 KB. Save it smaller and try again.`,
  logoNoPicture: 'The file is not a PNG, JPEG, WebP or GIF. Choose a picture of one of these kinds.',
  logoRefused:
    'The picture cannot be used. It must be a PNG, JPEG, WebP or GIF of at most 512 KB and 4,096 pixels.',
} as const;
