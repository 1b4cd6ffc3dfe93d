import type { MailTexts, RemovedMethod } from '../mailTexts.ts';

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
  email_confirm: ({ email }) => ({
    subject: 'Confirmer votre adresse e-mail',
    heading: 'Confirmer votre adresse e-mail',
    paragraphs: [
      `Vous avez créé un compte avec l’adresse ${email}. Connectez-vous et confirmez qu’elle est à vous.`,
    ],
    button: 'Confirmer l’adresse',
    closing: [
      'Le lien fonctionne une seule fois, pendant un jour. Si vous n’avez pas créé de compte, ne faites rien : sans vous, personne ne peut confirmer cette adresse.',
    ],
  }),
  email_changed: ({ email }) => ({
    subject: 'L’adresse e-mail de votre compte a été modifiée',
    heading: 'L’adresse e-mail de votre compte a été modifiée',
    paragraphs: [
      `Le compte qui utilisait ${email} a maintenant une autre adresse e-mail. Cette boîte ne reçoit plus ses e-mails et ne permet plus de réinitialiser son mot de passe.`,
    ],
    button: '',
    closing: [
      'Si ce n’était pas vous, prévenez tout de suite la personne qui gère cette installation ou un propriétaire de votre organisation.',
    ],
  }),
  password_set: ({ email, removed }) => ({
    subject: 'Votre mot de passe a été choisi par un lien',
    heading: 'Votre mot de passe a été choisi par un lien',
    paragraphs: [
      `Le compte ${email} a un nouveau mot de passe. Tous les navigateurs ont été déconnectés.`,
      ...gone(removed),
    ],
    button: '',
    closing: [
      'Si ce n’était pas vous, demandez sur la page de connexion un lien pour choisir un nouveau mot de passe.',
    ],
  }),
  access_renewed: ({ email, removed }) => ({
    subject: 'Vos moyens de connexion ont été renouvelés',
    heading: 'Vos moyens de connexion ont été renouvelés',
    paragraphs: [
      `Vous avez rejoint une autre organisation avec le compte ${email}. Un propriétaire a pu en connaître le mot de passe. Vous en avez donc choisi un nouveau, et tous les autres navigateurs ont été déconnectés.`,
      ...gone(removed),
    ],
    button: '',
    closing: [
      'Si ce n’était pas vous, demandez sur la page de connexion un lien pour choisir un nouveau mot de passe.',
    ],
  }),
  workflow_failing: ({ form, workflow, problem }) => ({
    subject: `L’automatisation « ${workflow} » de « ${form} » échoue`,
    heading: `L’automatisation « ${workflow} » de « ${form} » échoue`,
    paragraphs: [
      `Depuis plus d’une heure, l’automatisation « ${workflow} » du formulaire « ${form} » ne peut pas faire son travail. Elle est réessayée à des intervalles croissants. Si elle échoue pendant 5 jours, elle est désactivée.`,
      `La dernière erreur : ${problem}`,
    ],
    button: 'Voir les exécutions',
    closing: [],
  }),
  workflow_switched_off: ({ form, workflow, problem }) => ({
    subject: `L’automatisation « ${workflow} » de « ${form} » a été désactivée`,
    heading: `L’automatisation « ${workflow} » de « ${form} » a été désactivée`,
    paragraphs: [
      `Une action de l’automatisation « ${workflow} » du formulaire « ${form} » a été désactivée, car son destinataire a échoué pendant 5 jours ou ne veut plus rien recevoir.`,
      `La dernière erreur : ${problem}`,
      'Les réponses sont toujours enregistrées. Quand le destinataire fonctionne de nouveau, réactivez l’automatisation et relancez ce qui a échoué.',
    ],
    button: 'Voir les exécutions',
    closing: [],
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

const methods = {
  passkeys: 'clés d’accès',
  providers: 'liens avec des fournisseurs d’identité',
  second_factor: 'application d’authentification et codes de secours',
} as const;

function gone(removed: readonly RemovedMethod[]): string[] {
  if (removed.length === 0) return [];
  const list = removed.map((method) => methods[method]).join(', ');
  return [
    `Quelqu’un d’autre a pu les ajouter, ils ont donc été supprimés : ${list}. Configurez à nouveau ce que vous utilisez.`,
  ];
}
