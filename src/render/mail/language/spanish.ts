import type { MailTexts, RemovedMethod } from '../mailTexts.ts';

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
  email_confirm: ({ email }) => ({
    subject: 'Confirmar su dirección de correo',
    heading: 'Confirmar su dirección de correo',
    paragraphs: [`Ha creado una cuenta con la dirección ${email}. Inicie sesión y confirme que es suya.`],
    button: 'Confirmar la dirección',
    closing: [
      'El enlace sirve una sola vez, durante un día. Si no ha creado ninguna cuenta, no haga nada: sin usted nadie puede confirmar esta dirección.',
    ],
  }),
  email_changed: ({ email }) => ({
    subject: 'La dirección de correo de su cuenta ha cambiado',
    heading: 'La dirección de correo de su cuenta ha cambiado',
    paragraphs: [
      `La cuenta que usaba ${email} tiene ahora otra dirección de correo. Este buzón ya no recibe sus correos ni permite restablecer su contraseña.`,
    ],
    button: '',
    closing: [
      'Si no ha sido usted, avise enseguida a quien gestiona esta instalación o a un propietario de su organización.',
    ],
  }),
  password_set: ({ email, removed }) => ({
    subject: 'Su contraseña se eligió con un enlace',
    heading: 'Su contraseña se eligió con un enlace',
    paragraphs: [
      `La cuenta ${email} tiene una contraseña nueva. Se cerró la sesión en todos los navegadores.`,
      ...gone(removed),
    ],
    button: '',
    closing: [
      'Si no ha sido usted, pida en la página de inicio de sesión un enlace para elegir una contraseña nueva.',
    ],
  }),
  access_renewed: ({ email, removed }) => ({
    subject: 'Su forma de iniciar sesión se ha renovado',
    heading: 'Su forma de iniciar sesión se ha renovado',
    paragraphs: [
      `Se ha unido a otra organización con la cuenta ${email}. Un propietario podía conocer la contraseña anterior. Por eso ha elegido una nueva y se cerró la sesión en los demás navegadores.`,
      ...gone(removed),
    ],
    button: '',
    closing: [
      'Si no ha sido usted, pida en la página de inicio de sesión un enlace para elegir una contraseña nueva.',
    ],
  }),
  workflow_failing: ({ form, workflow, problem }) => ({
    subject: `El flujo «${workflow}» de «${form}» falla`,
    heading: `El flujo «${workflow}» de «${form}» falla`,
    paragraphs: [
      `Desde hace más de una hora, el flujo «${workflow}» del formulario «${form}» no puede hacer su trabajo. Se vuelve a intentar con pausas cada vez más largas. Si falla durante 5 días, se desactiva.`,
      `El último error: ${problem}`,
    ],
    button: 'Ver las ejecuciones',
    closing: [],
  }),
  workflow_switched_off: ({ form, workflow, problem }) => ({
    subject: `El flujo «${workflow}» de «${form}» se ha desactivado`,
    heading: `El flujo «${workflow}» de «${form}» se ha desactivado`,
    paragraphs: [
      `Una acción del flujo «${workflow}» del formulario «${form}» se ha desactivado, porque su destinatario falló durante 5 días o ya no quiere recibir nada.`,
      `El último error: ${problem}`,
      'Las respuestas se siguen guardando. Cuando el destinatario vuelva a funcionar, active el flujo y repita lo que falló.',
    ],
    button: 'Ver las ejecuciones',
    closing: [],
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

const methods = {
  passkeys: 'llaves de acceso',
  providers: 'vínculos con proveedores de inicio de sesión',
  second_factor: 'la app de autenticación con sus códigos de recuperación',
} as const;

function gone(removed: readonly RemovedMethod[]): string[] {
  if (removed.length === 0) return [];
  const list = removed.map((method) => methods[method]).join(', ');
  return [
    `Otra persona podría haberlos añadido, así que se han eliminado: ${list}. Vuelva a configurar lo que use.`,
  ];
}
