import type { MailTexts } from '../mailTexts.ts';

export const spanish: MailTexts = {
  invitation: ({ organization, inviter }) => ({
    subject: `Invitación a ${organization}`,
    heading: `Invitación a ${organization}`,
    paragraphs: [
      inviter === ''
        ? `Tiene una invitación para trabajar con ${organization} en sus formularios.`
        : `${inviter} le invita a trabajar con ${organization} en sus formularios.`,
    ],
    button: 'Aceptar la invitación',
    closing: ['El enlace sirve durante 7 días. Si no sabe de qué se trata, no lo abra.'],
  }),
  password_reset: ({ organization, email }) => ({
    subject: 'Elegir una contraseña nueva',
    heading: 'Elegir una contraseña nueva',
    paragraphs: [
      `Alguien ha pedido una contraseña nueva para la cuenta ${email} en ${organization}. Con este enlace puede elegirla.`,
    ],
    button: 'Elegir una contraseña',
    closing: [
      'El enlace sirve una sola vez y durante poco tiempo. Si no lo ha pedido, no haga nada: su contraseña no cambia.',
    ],
  }),
  email_change: ({ email }) => ({
    subject: 'Confirmar su dirección de correo',
    heading: 'Confirmar su dirección de correo',
    paragraphs: [`Su cuenta va a usar la dirección ${email}. Confirme que es suya.`],
    button: 'Confirmar la dirección',
    closing: [
      'El enlace sirve una sola vez y durante poco tiempo. Si no lo ha pedido, no haga nada: la cuenta conserva su dirección.',
    ],
  }),
  mail_test: ({ organization }) => ({
    subject: `Correo de prueba de ${organization}`,
    heading: 'Los correos llegan',
    paragraphs: [`Ha pedido este correo para ver si los de ${organization} llegan. Llegan.`],
    button: '',
    closing: [],
  }),
  linkBelow: 'O abra esta dirección en un navegador:',
};
