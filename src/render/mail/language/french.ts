import type { MailTexts } from '../mailTexts.ts';

export const french: MailTexts = {
  invitation: ({ organization, inviter }) => ({
    subject: `Invitation à rejoindre ${organization}`,
    heading: `Rejoindre ${organization}`,
    paragraphs: [
      inviter === ''
        ? `Vous avez une invitation pour travailler avec ${organization} sur ses formulaires.`
        : `${inviter} vous invite à travailler avec ${organization} sur ses formulaires.`,
    ],
    button: 'Accepter l’invitation',
    closing: ['Le lien est valable 7 jours. Si vous ne savez pas de quoi il s’agit, ne l’ouvrez pas.'],
  }),
  password_reset: ({ organization, email }) => ({
    subject: 'Choisir un nouveau mot de passe',
    heading: 'Choisir un nouveau mot de passe',
    paragraphs: [
      `Quelqu’un a demandé un nouveau mot de passe pour le compte ${email} chez ${organization}. Ce lien permet de le choisir.`,
    ],
    button: 'Choisir un mot de passe',
    closing: [
      'Le lien fonctionne une seule fois, pendant peu de temps. Si vous n’avez rien demandé, ne faites rien : votre mot de passe ne change pas.',
    ],
  }),
  email_change: ({ email }) => ({
    subject: 'Confirmer votre adresse e-mail',
    heading: 'Confirmer votre adresse e-mail',
    paragraphs: [`Votre compte doit utiliser l’adresse ${email}. Confirmez qu’elle est à vous.`],
    button: 'Confirmer l’adresse',
    closing: [
      'Le lien fonctionne une seule fois, pendant peu de temps. Si vous n’avez rien demandé, ne faites rien : le compte garde son adresse.',
    ],
  }),
  mail_test: ({ organization }) => ({
    subject: `E-mail de test de ${organization}`,
    heading: 'Les e-mails arrivent',
    paragraphs: [`Vous avez demandé cet e-mail pour voir si ceux de ${organization} arrivent. Ils arrivent.`],
    button: '',
    closing: [],
  }),
  linkBelow: 'Ou ouvrez cette adresse dans un navigateur :',
};
