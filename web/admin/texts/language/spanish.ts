import type { Language } from '../language.ts';
import type { AuditSentenceParts } from '../organization/auditSentences.ts';
import { figure, plural } from '../plural.ts';
import type { Texts } from '../texts.ts';
import { publicTexts } from './public/spanish.ts';

/** Spanish says "de" after whole millions. */
const counted = (count: number, one: string, several: string) =>
  plural('es', count, {
    one: `${figure('es', count)} ${one}`,
    many: `${figure('es', count)} de ${several}`,
    other: `${figure('es', count)} ${several}`,
  });
const formsOf = (count: number) => counted(count, 'formulario', 'formularios');
const responsesOf = (count: number) => counted(count, 'respuesta', 'respuestas');

const pages = {
  general: 'General',
  members: 'Miembros',
  workspaces: 'Espacios de trabajo',
  keys: 'Claves de API',
  mail: 'Correo',
  branding: 'Marca',
  data: 'Datos',
  audit: 'Auditoría',
};

const texts: Texts = {
  ...publicTexts,

  account: {
    title: 'Su cuenta',
    tabs: 'Partes de su cuenta',
    profile: 'Perfil',
    security: 'Seguridad',
    sessions: 'Sesiones',
    back: (organization: string) => `Volver a ${organization}`,

    confirmTitle: 'Confirmar su identidad',
    confirmText: 'Lo que va a hacer es importante: confirme una vez más quién es.',
    confirm: 'Confirmar',
    confirmWithPasskey: 'Usar una llave de acceso',
    confirmByProvider: (provider: string) =>
      `Su cuenta no tiene contraseña ni llave de acceso. Inicie sesión de nuevo con ${provider} y repita lo que quería hacer.`,
    passwordWrong: 'La contraseña no es correcta.',

    nameTitle: 'Nombre',
    nameText: 'Como lo ven los demás en sus organizaciones.',
    nameSaved: 'Nombre guardado',
    emailTitle: 'Dirección de correo',
    emailText: 'Con ella inicia sesión y en ella recibe los correos.',
    emailNow: 'Dirección de correo actual',
    newEmail: 'Dirección de correo nueva',
    changeEmail: 'Cambiar dirección de correo',
    emailByLink: 'Se envía un enlace a la dirección nueva. El cambio se hace al abrirlo.',
    emailAtOnce:
      'Esta instalación no envía correos, así que la dirección cambia al momento. Escríbala con cuidado.',
    emailSent: (email: string) =>
      `Abra en el plazo de un día el enlace enviado a ${email}. Hasta entonces no cambia nada.`,
    emailReleased:
      'Su cuenta ya no tiene dirección de correo, porque la anterior es de otra persona. Indique una que pueda leer, para poder iniciar sesión de nuevo.',
    emailUnconfirmed: 'Esta dirección aún no está confirmada. Abra el enlace que se le envió.',
    sendEmailLink: 'Enviar el enlace otra vez',
    emailLinkSent: (email: string) =>
      `Hay un enlace en camino a ${email}. Sirve una sola vez, durante un día.`,
    emailVouched:
      'Esta instalación no envía correos, así que nada demuestra que la dirección sea suya. Un propietario o el operador ha respondido por ella.',
    emailUnproved:
      'Esta instalación no envía correos, así que nada demuestra que la dirección sea suya. Un propietario puede confirmarla en Ajustes, Miembros.',
    emailTaken: 'Ya hay una cuenta con esta dirección de correo. Elija otra.',
    emailChanged: (email: string) => `Desde ahora inicia sesión con ${email}`,
    lookTitle: 'Aspecto',
    lookText: 'Se guarda en este dispositivo.',
    theme: 'Colores',
    themes: { system: 'Como el dispositivo', light: 'Claros', dark: 'Oscuros' },
    density: 'Densidad',
    densities: { normal: 'Cómoda', compact: 'Compacta' },
    languageTitle: 'Idioma',
    languageText: 'El de la aplicación y el de los correos que recibe, en todos sus dispositivos.',
    languageOfBrowser: 'Como el navegador',

    passwordTitle: 'Contraseña',
    passwordText: 'Al cambiarla se cierran todas sus demás sesiones.',
    passwordOn: 'Tiene contraseña.',
    passwordOff: 'No tiene contraseña.',
    currentPassword: 'Contraseña actual',
    currentPasswordMissing: 'Escriba su contraseña actual.',
    changePassword: 'Cambiar contraseña',
    setPassword: 'Establecer contraseña',
    passwordChanged: 'Contraseña cambiada',
    othersEnded: 'Todas sus demás sesiones se han cerrado.',

    totpTitle: 'App de autenticación',
    totpText: 'Después de la contraseña se escribe un código que muestra una app en su teléfono.',
    totpOn: (date: string) => `Activa desde el ${date}`,
    totpOff: 'Inactiva. Quien sepa su contraseña puede entrar solo con ella.',
    totpNoPassword: 'Inactiva. El código se pide después de la contraseña, y no tiene ninguna.',
    codesLeft: (count: number) =>
      plural('es', count, {
        one: `Queda ${count} código de recuperación.`,
        other: `Quedan ${count} códigos de recuperación.`,
      }),
    codesFew: 'Cree otros nuevos antes de que se acaben.',
    turnOn: 'Activar',
    turnOff: 'Desactivar',
    turnOffTitle: '¿Desactivar la app de autenticación?',
    turnOffText:
      'La contraseña bastará para iniciar sesión. La entrada en su app y sus códigos de recuperación dejarán de funcionar.',
    turnedOff: 'App de autenticación desactivada',
    newCodes: 'Crear códigos de recuperación nuevos',
    newCodesTitle: '¿Crear códigos de recuperación nuevos?',
    newCodesText: 'Los códigos que guardó hasta ahora dejarán de funcionar.',
    makeCodes: 'Crear códigos nuevos',

    totpDialogTitle: 'Activar la app de autenticación',
    totpScan:
      'Escanee esta imagen con una app de autenticación, como la de su teléfono o la de su gestor de contraseñas.',
    totpPicture: 'Código QR para su app de autenticación',
    totpSecret: 'O escriba esta clave en la app',
    totpCode: 'Código que muestra la app',
    totpCodeMissing: 'Escriba los 6 dígitos que muestra la app.',
    totpCodeWrong:
      'No es el código que debería mostrar la app. Revise la hora de su teléfono y escriba el siguiente.',

    codesTitle: 'Guardar los códigos de recuperación',
    codesText:
      'Cada uno permite entrar una vez cuando no tiene el teléfono a mano. No se mostrarán de nuevo.',
    codesLabel: 'Códigos de recuperación',
    codesLeaveTitle: '¿Salir sin guardar los códigos?',
    codesLeaveText:
      'No se mostrarán de nuevo. Más tarde puede crear otros aquí, y entonces estos dejarán de servir.',
    copyCodes: 'Copiar',
    downloadCodes: 'Descargar',
    printCodes: 'Imprimir',
    codesFile: 'canvass-codigos-de-recuperacion.txt',
    codesHead: (address: string, email: string) => `Códigos de recuperación de ${email} para ${address}`,
    codesKept: 'Los tengo guardados',
    codesKeptMissing: 'Guarde los códigos antes de marcar esta casilla.',
    done: 'Terminar',
    totpTurnedOn: 'App de autenticación activada',
    codesReplaced: 'Códigos de recuperación nuevos creados',
    factorRequiredBy: (organizations: string) =>
      `Lo exige ${organizations}: su último segundo factor no se puede quitar.`,

    passkeysTitle: 'Llaves de acceso',
    passkeysText:
      'Inicie sesión con la huella, la cara, un PIN o una llave de seguridad. Con una llave de acceso no hacen falta contraseña ni código.',
    passkeysNone: 'Aún no tiene ninguna llave de acceso.',
    passkeysNeedHttps: (address: string) =>
      `Los navegadores solo permiten llaves de acceso donde la dirección empieza por https. Canvass funciona en ${address}: puede cambiarlo quien administra la instalación.`,
    passkeysOtherAddress: (address: string) =>
      `Las llaves de acceso solo funcionan en ${address}. Abra Canvass allí.`,
    passkeysNoBrowser: 'Este navegador no admite llaves de acceso.',
    addPasskey: 'Añadir llave de acceso',
    passkeyAdded: (name: string) => `Llave de acceso «${name}» añadida`,
    passkeyCreated: (date: string) => `Creada el ${date}`,
    passkeyUsed: (when: string) => `Último uso: ${when}`,
    passkeyUnused: 'Sin usar todavía',
    passkeyActions: (name: string) => `Acciones para la llave de acceso ${name}`,
    renamePasskey: 'Cambiar el nombre de la llave de acceso',
    passkeyName: 'Nombre',
    passkeyNameMissing: 'Escriba un nombre de 100 caracteres como máximo.',
    removePasskeyTitle: (name: string) => `¿Quitar la llave de acceso «${name}»?`,
    removePasskeyText:
      'Nadie podrá iniciar sesión con ella. Elimínela también en su navegador o gestor de contraseñas.',
    removePasskey: 'Quitar llave de acceso',
    passkeyRemoved: (name: string) => `Llave de acceso «${name}» quitada`,

    identitiesTitle: 'Proveedor de inicio de sesión',
    identitiesText: (provider: string) => `Vincule su cuenta de ${provider} para iniciar sesión con ella.`,
    identitiesTextGone: 'Esta instalación ya no tiene ningún proveedor configurado.',
    identitiesNone: (provider: string) => `No hay ninguna cuenta de ${provider} vinculada.`,
    link: (provider: string) => `Vincular ${provider}`,
    linked: (date: string) => `Vinculada el ${date}`,
    unlink: 'Desvincular',
    unlinkTitle: (email: string) => `¿Desvincular ${email}?`,
    unlinkText: 'No podrá iniciar sesión con esa cuenta hasta que la vincule de nuevo.',
    unlinked: 'Cuenta desvinculada',

    sessionsTitle: 'Dónde tiene la sesión iniciada',
    sessionsText: 'Cierre las sesiones que no reconozca y después cambie la contraseña.',
    agent: (browser: string, system: string) => `${browser} en ${system}`,
    agentUnknown: 'Navegador desconocido',
    thisBrowser: 'Este navegador',
    sessionSeen: (when: string) => `Última actividad: ${when}`,
    began: {
      password: (date: string) => `Iniciada con contraseña el ${date}`,
      passkey: (date: string) => `Iniciada con llave de acceso el ${date}`,
      oidc: (date: string) => `Iniciada con el proveedor el ${date}`,
      setup: (date: string) => `Iniciada con enlace de configuración el ${date}`,
      invitation: (date: string) => `Iniciada con invitación el ${date}`,
      reset: (date: string) => `Iniciada con enlace de restablecimiento el ${date}`,
    },
    endSession: 'Cerrar',
    endSessionOf: (agent: string) => `Cerrar la sesión de ${agent}`,
    sessionEnded: (agent: string) => `Sesión de ${agent} cerrada`,
    endOthers: 'Cerrar las demás',
    othersGone: 'Todas las demás sesiones se han cerrado',
    onlyThis: 'No tiene la sesión iniciada en ningún otro sitio.',

    delete: 'Eliminar cuenta',
    deleteText:
      'Se eliminan su nombre, su dirección de correo y todas sus formas de iniciar sesión. Los formularios, las respuestas y las claves se quedan en sus organizaciones, y sus registros de auditoría conservan su nombre.',
    deleteButton: 'Eliminar cuenta',
    deleteQuestion: '¿Eliminar su cuenta?',
    deleteConsequence:
      'Abandona al instante todas sus organizaciones y se cierran todas sus sesiones. No se puede deshacer.',
    deleteType: (email: string) => `Escriba «${email}» para confirmar`,
    deleteOnlyOwner: (count: number) =>
      plural('es', count, {
        one: 'Esta organización no tiene otro propietario. Dé antes ese rol a otro miembro, o elimínela.',
        other:
          'Estas organizaciones no tienen otro propietario. Dé antes ese rol a otro miembro en cada una, o elimínelas.',
      }),
  },

  organization: {
    settings: 'Ajustes',
    pages,
    pageNotYoursTitle: 'Su rol no da acceso a esta página',
    pageNotYours: (organization: string) =>
      `Es para propietarios y administradores de ${organization}. Si la necesita, pida a un propietario que cambie su rol.`,
    toGeneral: 'Ir a General',
    generalDescription:
      'Cómo se llama la organización, por qué zona horaria se rige y qué exige iniciar sesión.',
    generalDescriptionOfMember: 'Cómo se llama la organización y qué rol tiene usted en ella.',
    yourRole: 'Su rol',
    identity: 'Organización',
    identityDescription: 'El nombre se ve en invitaciones, correos y la lista de organizaciones.',
    name: 'Nombre',
    nameMissing: 'Dé un nombre a la organización.',
    timeZone: 'Zona horaria',
    timeZoneDescription: 'Determina cuándo empieza el día en el registro de auditoría y en los informes.',
    timeZoneSearch: 'Buscar por ciudad o región',
    timeZoneNone: 'Ninguna zona horaria coincide. Pruebe con la ciudad grande más cercana.',
    id: 'Id de la organización',
    idDescription: 'Los comandos del servicio reconocen por él a la organización. Nunca cambia.',
    leave: 'Abandonar',
    leaveDescription: 'Pierde el acceso al momento. Su cuenta y lo que ha creado se conservan.',
    leaveButton: 'Abandonar organización',
    leaveQuestion: (organization: string) => `¿Abandonar ${organization}?`,
    leaveConsequence: 'Solo podrá volver si un propietario le invita de nuevo.',
    leaveAsOnlyOwner: 'No hay ningún otro propietario',
    leaveAsOnlyOwnerText:
      'Para abandonar la organización, dé antes el rol de propietario a otro miembro. Si ya nadie la necesita, elimínela.',
    toMembers: 'Ir a Miembros',
    toData: 'Ir a Datos',
    secondFactor: 'Segundo factor',
    secondFactorDescription:
      'Una app de autenticación después de la contraseña o, en su lugar, una llave de acceso o un proveedor de inicio de sesión.',
    secondFactorOn: 'Se exige a todas las personas.',
    secondFactorOff: 'Cada persona decide por sí misma.',
    secondFactorRequire: 'Exigirlo a todas las personas',
    secondFactorQuestion: '¿Exigir un segundo factor a todas las personas?',
    secondFactorOnAll: 'Todas las personas tienen ya uno.',
    secondFactorOnSome: (count: number) =>
      plural('es', count, {
        one: `${figure('es', count)} miembro aún no tiene ninguno. La organización le queda cerrada hasta que configure uno; al abrirla se le pide.`,
        other: `${figure('es', count)} miembros aún no tienen ninguno. La organización les queda cerrada hasta que configuren uno; al abrirla se les pide.`,
      }),
    secondFactorRequired: 'Ahora se exige un segundo factor',
    secondFactorStop: 'Dejar de exigirlo',
    secondFactorStopQuestion: '¿Dejar de exigir un segundo factor?',
    secondFactorStopText: 'Una contraseña sola volverá a abrir la organización.',
    secondFactorStopped: 'Ya no se exige un segundo factor',
    secondFactorOwnFirst: 'Configure primero el suyo',
    secondFactorOwnFirstText:
      'Quien exige un segundo factor debe tener uno. Si ya lo tiene, inicie sesión con él.',
    toSecurity: 'Ir a Seguridad',
    entryTitle: (organization: string) => `${organization} exige un segundo factor`,
    entryText: 'Aquí no basta una contraseña. Configure uno de estos y siga.',
    entryHaveText: 'Tiene uno, pero inició sesión sin él en este navegador.',
    entryDone: 'Su segundo factor está configurado.',
    entryGo: (organization: string) => `Seguir a ${organization}`,
    entryAgain: 'Volver a iniciar sesión',
    endedTitle: (organization: string) => `Vuelva a iniciar sesión para abrir ${organization}`,
    endedText: 'Un propietario ha cerrado sus sesiones en esta organización.',
    left: (organization: string) => `Ya no pertenece a ${organization}`,
  },

  members: {
    roles: { owner: 'Propietario', admin: 'Administrador', member: 'Miembro' },
    roleHints: {
      owner: 'Todo, también los miembros, los roles y eliminar la organización',
      admin: 'Todos los espacios de trabajo, formularios, claves y ajustes, pero no los miembros',
      member: 'Formularios y respuestas de los espacios de trabajo a los que tiene acceso',
    },
    description: 'Quién pertenece a la organización y qué puede hacer.',
    list: 'Miembros',
    person: 'Persona',
    you: 'Usted',
    role: 'Rol',
    changeRole: (name: string, role: string) => `Rol de ${name}: ${role}. Cambiarlo`,
    workspaces: 'Espacios de trabajo',
    allWorkspaces: 'Todos',
    noWorkspaces: 'Ninguno aún',
    moreWorkspaces: (count: number) => `y ${figure('es', count)} más`,
    changeWorkspaces: (name: string) => `Cambiar los espacios de trabajo de ${name}`,
    addressUnproved: 'Sin confirmar',
    noAddress: 'Sin dirección de correo',
    vouch: 'Confirmar su dirección',
    vouched: (email: string) => `Ha confirmado ${email}`,
    secondFactor: 'Segundo factor',
    lastSeen: 'Última actividad',
    actions: 'Acciones',
    actionsFor: (name: string) => `Acciones para ${name}`,
    onlyOwner: 'No hay ningún otro propietario. Dé antes ese rol a otra persona.',
    roleChanged: (name: string, role: string) => `${name} tiene ahora el rol de ${role.toLowerCase()}`,
    workspacesChanged: (name: string) => `Espacios de trabajo de ${name} cambiados`,
    changedBack: 'Cambio deshecho',
    ownerQuestion: (name: string) => `¿Dar a ${name} el rol de propietario?`,
    ownerConsequence: (name: string) =>
      `${name} podrá hacerlo todo aquí: cambiar roles, quitar a cualquier miembro, también a usted, y eliminar la organización.`,
    ownerConfirm: 'Dar rol de propietario',
    toMemberTitle: (name: string) => `¿Dar a ${name} el rol de miembro?`,
    toMemberHelp: 'Los miembros solo ven los espacios de trabajo a los que tienen acceso. Elija cuáles.',
    toMemberConfirm: 'Dar rol de miembro',
    ownRoleQuestion: '¿Renunciar a su propio rol?',
    ownRoleToAdmin:
      'Ya no podrá gestionar los miembros ni eliminar la organización. Solo otro propietario puede devolverle el rol.',
    ownRoleToMember:
      'Solo verá los espacios de trabajo a los que un propietario le dé acceso, y ningún ajuste. Solo otro propietario puede devolverle el rol.',
    ownRoleConfirm: 'Renunciar al rol',
    workspacesTitle: (name: string) => `Espacios de trabajo de ${name}`,
    workspacesHelp: 'Dan acceso a sus formularios y respuestas.',
    workspacesEmpty: 'Aún no hay ningún espacio de trabajo. Cree uno en Espacios de trabajo.',
    resetLink: 'Crear un enlace de restablecimiento',
    resetLinkTitle: (name: string) => `Contraseña nueva para ${name}`,
    resetLinkHelp:
      'Entregue este enlace por un medio de confianza. Quien lo abra primero establece la contraseña. Sirve una vez.',
    resetLinkLabel: 'Enlace de restablecimiento',
    resetLinkUntil: (when: string) => `Sirve hasta el ${when}.`,
    resetLinkElsewhere:
      'Esta persona también pertenece a otra organización, a la que el enlace daría acceso. Quien administra esta instalación puede crear uno con el comando «users reset-password».',
    removeFrom: 'Quitar de la organización',
    removeQuestion: (name: string) => `¿Quitar a ${name}?`,
    removeConsequence: (name: string) =>
      `${name} pierde al momento el acceso a todos los formularios y respuestas. Sus formularios se conservan y las claves de API que creó siguen funcionando: revoque las que pueda conocer. Para volver necesita una invitación nueva.`,
    removeButton: 'Quitar miembro',
    removed: (name: string) => `${name} ya no es miembro`,
    endSessions: 'Cerrar sesiones',
    endSessionsQuestion: (name: string) => `¿Cerrar las sesiones de ${name}?`,
    endSessionsText: (name: string) =>
      `${name} tendrá que volver a iniciar sesión en cada navegador para abrir esta organización.`,
    sessionsEnded: (name: string) => `${name} tiene que volver a iniciar sesión`,
    done: 'Terminar',
    aloneTitle: 'Por ahora no hay nadie más',
    alone: 'Invite a las personas con las que trabaja. Cada una recibe un enlace, por correo o de usted.',
  },
  invitations: {
    invite: 'Invitar a personas',
    inviteTitle: 'Invitar a alguien',
    inviteHelp: 'La invitación es un enlace que sirve una vez, durante siete días.',
    inviteEmail: 'Dirección de correo',
    inviteEmailHelp: 'Déjela vacía para obtener un enlace que entregará usted.',
    inviteEmailHelpWithoutMail:
      'Esta instalación no envía correos: el enlace lo entrega usted. Escriba la dirección solo si es suya: usted responde por ella.',
    inviteEmailWrong: 'Escríbala como nombre@example.com o déjela vacía.',
    inviteWorkspaces: 'Espacios de trabajo',
    inviteWorkspacesHelp: 'Puede dar acceso a otros más adelante.',
    inviteButton: 'Crear invitación',
    invitedTitle: 'La invitación está lista',
    invitedFor: (role: string) => `Quien abra el enlace se une con el rol de ${role.toLowerCase()}.`,
    invitedMailed: (email: string) => `Un correo con el enlace va en camino a ${email}.`,
    invitedNotMailed: (email: string) =>
      `No se envió ningún correo, porque esta instalación no tiene servidor de correo. Copie el enlace y envíelo a ${email}.`,
    invitedByHand: 'Copie el enlace y entréguelo.',
    inviteLink: 'Enlace de la invitación',
    inviteAnother: 'Invitar a alguien más',
    pending: 'Invitaciones abiertas',
    pendingDescription: 'Nadie las ha usado todavía.',
    anyone: 'Cualquiera que tenga el enlace',
    invitedBy: (name: string) => `Invitación de ${name}`,
    ends: 'Caduca',
    ended: 'Caducada',
    copyLink: 'Copiar enlace',
    copyLinkFor: (invitee: string) => `Copiar enlace para ${invitee}`,
    sendAgain: 'Enviar de nuevo',
    renew: 'Dar siete días más',
    renewed: 'La invitación sirve siete días más',
    renewedAndMailed: (email: string) => `Enviada de nuevo a ${email}, por siete días más`,
    withdraw: 'Retirar',
    withdrawQuestion: '¿Retirar la invitación?',
    withdrawConsequence: 'Su enlace deja de funcionar. Una invitación nueva tiene otro enlace.',
    withdrawButton: 'Retirar invitación',
    withdrawn: 'Invitación retirada',
  },

  workspaces: {
    description:
      'Los formularios están en espacios de trabajo. Los miembros ven aquellos a los que tienen acceso; los propietarios y administradores, todos.',
    list: 'Espacios de trabajo',
    create: 'Crear espacio de trabajo',
    createTitle: 'Espacio de trabajo nuevo',
    name: 'Nombre',
    nameHelp: 'Como lo llama su gente: un equipo, un cliente, un proyecto.',
    nameMissing: 'Dé un nombre al espacio de trabajo.',
    created: (name: string) => `Espacio de trabajo «${name}» creado`,
    workspace: 'Espacio de trabajo',
    forms: 'Formularios',
    responses: 'Respuestas',
    access: 'Acceso',
    createdAt: 'Creado',
    actions: 'Acciones',
    actionsFor: (name: string) => `Acciones para ${name}`,
    renameTitle: (name: string) => `Cambiar el nombre de «${name}»`,
    renamed: (name: string) => `Ahora se llama «${name}»`,
    whoHasAccess: 'Quién tiene acceso',
    accessTitle: (name: string) => `Quién tiene acceso a «${name}»`,
    accessHelp: 'Los cambios se aplican al momento.',
    accessSummary: (name: string, people: string) =>
      `Tienen acceso a «${name}», además de propietarios y administradores: ${people}. Cambiarlo`,
    accessNobody: 'Solo propietarios y administradores',
    accessNobodyLabel: (name: string) =>
      `Solo propietarios y administradores tienen acceso a «${name}». Cambiarlo`,
    accessMore: (count: number) => `+${figure('es', count)}`,
    always: 'Siempre',
    noMembers: 'Aquí solo hay propietarios y administradores, que ven todos los espacios de trabajo.',
    given: (person: string, workspace: string) => `${person} tiene acceso a «${workspace}»`,
    taken: (person: string, workspace: string) => `${person} ya no tiene acceso a «${workspace}»`,
    deleted: (name: string) => `«${name}» eliminado. No contenía formularios.`,
    deletedWithForms: (name: string, count: number) =>
      plural('es', count, {
        one: `«${name}» y su formulario eliminados`,
        other: `«${name}» y sus ${formsOf(count)} eliminados`,
      }),
    deleteQuestion: (name: string) => `¿Eliminar «${name}» con sus formularios?`,
    deleteConsequence: (formCount: number, responseCount: number) =>
      `Esto elimina también ${formsOf(formCount)} con ${responsesOf(responseCount)}, y sus direcciones dejarán de funcionar. No se puede deshacer.`,
    deleteType: (name: string) => `Escriba «${name}» para confirmar`,
    deleteButton: 'Eliminar espacio de trabajo',
    emptyTitle: 'Un espacio de trabajo reúne formularios relacionados',
    empty: 'Cree uno para un equipo, un cliente o un proyecto y dé acceso a los miembros que trabajan en él.',
    example: 'Estudios de clientes',
  },

  keys: {
    description:
      'Los programas usan una clave para leer formularios y respuestas; algunas claves también pueden escribir formularios. Cada clave da acceso a toda la organización.',
    list: 'Claves de API',
    create: 'Crear clave',
    createTitle: 'Clave de API nueva',
    name: 'Nombre',
    nameHelp: 'Su uso, para saber más adelante si aún hace falta.',
    mayWrite: 'También puede escribir formularios',
    mayWriteHelp:
      'Para form push --to desde otro equipo: crea formularios y cambia borradores, nombres y ajustes. No puede publicar ni eliminar.',
    scope: 'Acceso',
    scopes: { read: 'Lee', 'forms:write': 'Lee y escribe formularios' },
    nameMissing: 'Dé un nombre a la clave.',
    emptyTitle: 'Ningún programa tiene clave todavía',
    empty: 'Cree una para cada programa que lee sus respuestas, para poder revocarlas por separado.',
    shownTitle: 'Su clave nueva',
    shown: (name: string) => `«${name}» está lista. Copie la clave ahora: no se mostrará de nuevo.`,
    shownKey: 'Clave de API',
    shownHelp: 'Guárdela como una contraseña. Aquí solo se almacena una huella de ella.',
    shownDone: 'Ya la tengo copiada',
    shownLeaveTitle: '¿Salir sin la clave?',
    shownLeaveText: 'No se mostrará de nuevo. Si no tiene una copia, revóquela y cree otra.',
    key: 'Clave',
    createdBy: 'Creada por',
    byNobody: 'Línea de comandos o un antiguo miembro',
    created: 'Creada',
    lastUsed: 'Último uso',
    actions: 'Acciones',
    revoke: 'Revocar',
    revokeLabel: (name: string) => `Revocar ${name}`,
    revokeQuestion: (name: string) => `¿Revocar «${name}»?`,
    revokeConsequence:
      'Los programas que la usan se rechazan con el estado 401 en menos de un segundo. Una clave revocada no vuelve a funcionar.',
    revokeButton: 'Revocar clave',
    revoked: (name: string) => `Clave «${name}» revocada`,
    revokedKeys: (count: number) => `Claves revocadas (${figure('es', count)})`,
    revokedAt: 'Revocada',
    use: 'Esta hora',
    used: (used: number, limit: number) =>
      `${figure('es', used)} de ${figure('es', limit)} solicitudes en esta hora`,
    // A time of day has no article here: it would be "la" at one and "las" at all others.
    usedUntil: (used: number, limit: number, time: string) =>
      `${figure('es', used)} de ${figure('es', limit)} solicitudes en esta hora; vuelve a cero: ${time}`,
    useHelp: 'Lo comparten todas las claves de la organización.',
    tryIt: 'Probar',
    tryDescription: 'Comandos para un terminal. La clave es el nombre de usuario; la contraseña queda vacía.',
    reference: 'Referencia de la API',
    tabs: { forms: 'Formularios', responses: 'Respuestas', older: 'Versión 1' },
    tabsLabel: 'Qué pedir',
    form: 'Formulario',
    noForms: 'Aún no hay ningún formulario. Cree uno y aquí se podrán leer sus respuestas.',
    placeholder: '<su clave>',
    command: 'Comando',
    run: 'Ejecutar',
    runWith: (name: string) =>
      `Se ejecuta aquí con la clave «${name}», que esta página aún conoce. Al copiar se toma la clave entera.`,
    runUnknown: 'Para ejecutarlo aquí, cree una clave: esta página no conoce las anteriores.',
    answer: 'Resultado',
    status: (status: number, milliseconds: number) =>
      `Estado ${figure('es', status)}, tras ${figure('es', milliseconds)} ms`,
    unreachable: 'No llegó ningún resultado. Revise la conexión e inténtelo de nuevo.',
    shortened: (shown: number) =>
      `Solo se muestran los primeros ${figure('es', shown)} caracteres. El comando lo da todo.`,
  },

  mail: {
    description: 'Cómo salen los correos, en nombre de quién y qué está en espera.',
    delivery: 'Envío',
    deliveryDescription: 'Las invitaciones y los enlaces para contraseñas nuevas salen por correo.',
    works: 'Los correos se envían automáticamente',
    worksFrom: (address: string) => `Se envían desde ${address}.`,
    failing: 'El último correo no se pudo enviar',
    failingText:
      'Lo que espera en la bandeja de salida se vuelve a intentar automáticamente durante unos dos días.',
    fromHere: (address: string) =>
      `Otros servidores de correo suelen rechazar los correos de ${address}. Quien administra la instalación indica otra dirección con CANVASS_MAIL_FROM.`,
    waits: 'Los correos esperan en la bandeja de salida',
    waitsText:
      'Esta instalación no tiene servidor de correo. No se pierde nada: cada correo y su enlace se conservan.',
    waitsForOwner: 'Copie un enlace de la bandeja de salida de abajo y entréguelo usted.',
    waitsForAdmin: 'Un propietario de la organización puede copiar cada enlace y entregarlo.',
    forOperator:
      'Quien administra la instalación puede indicar un servidor de correo con el ajuste SMTP_URL. Entonces se envía lo que está en espera.',
    test: (address: string) => `Enviar un correo de prueba a ${address}`,
    testSent: (address: string) => `El servidor de correo aceptó un correo para ${address}`,
    testSentText: 'Mire en su bandeja de entrada. Si no está en unos minutos, mire en el correo no deseado.',
    testFailed: 'El correo de prueba no se envió',
    errors: {
      not_set_up: 'No hay ningún servidor de correo configurado.',
      recipient_refused: 'El servidor de correo rechazó al destinatario.',
      sender_refused:
        'El servidor de correo rechazó la dirección desde la que se envía. Quien administra la instalación la establece con CANVASS_MAIL_FROM.',
      mail_refused: 'El servidor de correo rechazó el correo.',
      auth_failed: 'El servidor de correo no aceptó el nombre de usuario y la contraseña de SMTP_URL.',
      tls_failed: 'No es posible una conexión segura con el servidor de correo.',
      timeout: 'El servidor de correo no respondió a tiempo.',
      unreachable:
        'No se puede contactar con el servidor de correo. Quien administra la instalación debe revisar SMTP_URL.',
      pdf_failed: 'No se pudo crear el PDF adjunto.',
      content_lost: 'Su contenido se cifró con claves que esta instalación ya no tiene.',
      link_expired: 'El enlace caducó antes de que el correo pudiera enviarse. Cree uno nuevo.',
    },
    serverSaid: (words: string) => `El motivo indicado: ${words}`,
    sender: 'Remitente',
    senderDescription: 'Cómo se presentan los correos de la organización.',
    fromName: 'Nombre',
    fromNameHelp: 'Déjelo vacío para enviar en nombre de la organización.',
    fromNameWrong: 'Escriba 100 caracteres como máximo.',
    replyTo: 'Dirección de respuesta',
    replyToHelp: 'Déjela vacía para que se conteste a la dirección desde la que se envían.',
    replyToWrong: 'Escríbala como nombre@example.com o déjela vacía.',
    held: 'Los correos esperan: el operador de este servidor los retiene, por ejemplo tras restaurar una copia de seguridad. Los enlaces que alguien pide ahora se envían.',
    outbox: 'Bandeja de salida',
    outboxDescription:
      'Correos de las últimas semanas. Sus enlaces dan acceso: solo los ven los propietarios, y el registro de auditoría guarda quién leyó uno.',
    outboxOfOwners: 'Los correos mismos solo los ven los propietarios, porque sus enlaces dan acceso.',
    recipient: 'Para',
    kind: 'Tipo',
    kinds: {
      invitation: 'Invitación',
      password_reset: 'Contraseña nueva',
      email_change: 'Dirección de correo nueva',
      email_confirm: 'Confirmación de dirección',
      password_set: 'Contraseña elegida',
      email_changed: 'Dirección cambiada',
      access_renewed: 'Acceso renovado',
      export_ready: 'Exportación lista',
      workflow_failing: 'Flujo con fallos',
      workflow_switched_off: 'Flujo desactivado',
      mail_test: 'Prueba',
      response: 'Respuesta',
    },
    state: 'Estado',
    states: { waiting: 'En espera', sent: 'Enviado', failed: 'No enviado' },
    when: 'Cuándo',
    actions: 'Acciones',
    actionsFor: (recipient: string) => `Acciones para el correo a ${recipient}`,
    copyLink: 'Copiar enlace',
    read: 'Leer el correo',
    readTitle: (recipient: string) => `Correo a ${recipient}`,
    link: 'Enlace',
    linkHelp: 'Entréguelo por un medio de confianza. Sirve una vez.',
    sendAgain: 'Enviar de nuevo',
    sendsAgain: (recipient: string) => `El correo a ${recipient} va en camino`,
    notYours: 'Solo puede leerlo quien lo recibe: también pertenece a otras organizaciones.',
    discard: 'Descartar',
    discardQuestion: (recipient: string) => `¿Descartar el correo a ${recipient}?`,
    discardConsequence: 'No se enviará y su enlace dejará de mostrarse aquí. No se puede deshacer.',
    discardButton: 'Descartar correo',
    discarded: (recipient: string) => `Correo a ${recipient} descartado`,
    emptyTitle: 'Aún no hay correos',
    emptyConfigured: 'Cuando invite a alguien, aquí verá si el correo ha salido.',
    emptyWaiting: 'Cuando invite a alguien, el correo esperará aquí con su enlace para que lo entregue.',
    emptyAction: 'Invitar a personas',
  },

  branding: {
    description: 'El color y el logotipo de sus formularios y correos.',
    colour: 'Color',
    colourDescription:
      'De los botones, los enlaces y lo seleccionado, en cada formulario sin color propio y en los correos.',
    accent: 'Color de acento',
    accentHelp: 'Una almohadilla y seis caracteres de 0–9 y a–f, por ejemplo #0e6b5c.',
    accentWrong: 'Escriba una almohadilla y seis caracteres de 0–9 y a–f, por ejemplo #0e6b5c.',
    pick: 'Elegir un color',
    standard: 'Usar el color estándar',
    standardUsed: 'Los formularios tienen ahora el color estándar',
    unfinished: 'Esto todavía no es un color. La vista previa muestra el que está guardado.',
    readable: 'Se lee bien sobre fondo claro y oscuro.',
    lowOnLight: (shade: string) =>
      `El contraste sobre fondo claro es bajo. Los botones conservan el color; para enlaces y marcas los formularios usan un tono más oscuro, ${shade}.`,
    lowOnDark: (shade: string) =>
      `El contraste sobre fondo oscuro es bajo. Los botones conservan el color; para enlaces y marcas los formularios usan un tono más claro, ${shade}.`,
    previewLight: 'Un formulario en un dispositivo claro',
    previewDark: 'Un formulario en un dispositivo oscuro',
    sampleHeading: '¿Qué tal la visita?',
    sampleText: 'Solo lleva un minuto.',
    sampleOption: 'Muy bien',
    sampleOtherOption: 'Podría mejorar',
    sampleLink: 'Privacidad',
    sampleButton: 'Enviar',
    logo: 'Logotipo',
    logoDescription:
      'Encima de cada formulario sin logotipo propio y junto al nombre de la organización en esta aplicación.',
    logoAlternative: (organization: string) => `Logotipo de ${organization}`,
    chooseLogo: 'Elegir una imagen',
    replaceLogo: 'Elegir otra imagen',
    removeLogo: 'Quitar logotipo',
    dropHere: 'O suéltela aquí.',
    dropNow: 'Suelte la imagen para usarla como logotipo',
    logoHelp:
      'PNG, JPEG, WebP o GIF, de 512 KB y 4096 píxeles de ancho y alto como máximo. Se muestra a 56 píxeles de alto.',
    noLogo: 'Aún no hay logotipo',
    logoSaved: 'Logotipo cambiado',
    logoRemoved: 'Logotipo quitado',
    logoBack: 'Logotipo recuperado',
    logoTooLarge: (kilobytes: number) =>
      `La imagen tiene ${figure('es', kilobytes)} KB; puede tener 512 KB como máximo. Guárdela más pequeña e inténtelo de nuevo.`,
    logoNoPicture: 'El archivo no es PNG, JPEG, WebP ni GIF. Elija una imagen de uno de estos tipos.',
    logoRefused:
      'La imagen no se puede usar. Debe ser PNG, JPEG, WebP o GIF, de 512 KB y 4096 píxeles como máximo.',
  },

  data: {
    description: 'Todo lo que contiene la organización: llevárselo o eliminarlo.',
    contents: 'Qué hay',
    contentsDescription: 'En todos los espacios de trabajo juntos.',
    workspaces: 'Espacios de trabajo',
    forms: 'Formularios',
    responses: 'Respuestas reales',
    export: 'Exportar',
    exportDescription: 'Un archivo con todo, para guardarlo o pasarlo a otra instalación.',
    exportContents:
      'Contiene todos los espacios de trabajo, los formularios con sus versiones y las respuestas con sus archivos. No incluye cuentas, claves, ajustes ni el registro de auditoría.',
    exportButton: 'Exportar todos los datos',
    exportStarts:
      'La descarga empieza en cuanto el archivo está listo. Con muchas respuestas tarda unos minutos.',
    importElsewhere: 'Para cargarlo en otra instalación, ejecute allí este comando:',
    importCommand: 'Comando que carga el archivo',
    delete: 'Eliminar organización',
    deleteDescription: 'Con todo lo que contiene, para todos.',
    deleteOwnersOnly: 'Solo un propietario puede eliminar la organización.',
    deleteText: (days: number) =>
      `Todos los espacios de trabajo, formularios, respuestas, archivos y claves, y el registro de auditoría, se eliminan ${counted(days, 'día', 'días')} después de pedirlo. Hasta entonces todo funciona y un propietario puede cambiar de opinión. Las personas conservan sus cuentas.`,
    deleteButton: 'Eliminar organización',
    deleteQuestion: (name: string) => `¿Eliminar ${name}?`,
    deleteConsequence: (date: string, forms: number, responses: number) =>
      `El ${date} se elimina todo sin posibilidad de recuperarlo: ${formsOf(forms)} con ${responsesOf(responses)}. Si alguien puede necesitarlo, expórtelo antes.`,
    deleteType: (name: string) => `Escriba «${name}» para confirmar`,
    planned: (date: string) => `La organización se eliminará el ${date}`,
    plannedText: 'Hasta entonces todo funciona como antes. Después nadie puede recuperarla.',
    plannedForAdmin: 'Un propietario todavía puede decidir conservarla.',
    keep: 'Conservar la organización',
    kept: 'La organización se conserva',
  },

  audit: {
    description:
      'Lo que las personas hicieron en la organización y con sus cuentas, lo más reciente primero.',
    filters: 'Filtros',
    search: 'Buscar nombres',
    actor: 'Quién',
    anyActor: 'Cualquiera',
    formerMember: 'Alguien que ya no está',
    commandLine: 'La línea de comandos',
    withKey: (name: string) => `La clave ${name}`,
    system: 'Canvass',
    action: 'Qué',
    anyAction: 'Cualquier acción',
    from: 'Desde',
    to: 'Hasta',
    clearFilters: 'Borrar filtros',
    export: 'Exportar',
    exportCsv: 'Como CSV',
    exportCsvHint: 'Para hojas de cálculo',
    exportLines: 'Como JSON Lines',
    exportLinesHint: 'Para programas, una entrada por línea',
    exportFiltered: 'Lo que dejan pasar los filtros',
    exportAll: 'Todo el registro',
    today: 'Hoy',
    yesterday: 'Ayer',
    loadMore: 'Cargar más',
    shown: (count: number) => counted(count, 'entrada', 'entradas'),
    shownOfMore: (count: number) =>
      plural('es', count, {
        one: 'La entrada más reciente',
        other: `Las ${counted(count, 'entrada', 'entradas')} más recientes`,
      }),
    emptyTitle: 'Aún no hay entradas',
    empty: 'Aquí aparecerá cada cambio de la organización y cada inicio de sesión de sus miembros.',
    emptyExampleActor: 'Maya',
    emptyExampleKey: 'Informe nocturno',
    nothingFoundTitle: 'Ninguna entrada coincide con los filtros',
    nothingFound: 'Elija un periodo más largo o borre los filtros.',
    groups: {
      organization: 'Organización',
      member: 'Miembros',
      workspace: 'Espacios de trabajo',
      key: 'Claves de API',
      connection: 'Conexiones',
      branding: 'Marca',
      mail: 'Correo',
      data: 'Datos',
      audit: 'Auditoría',
      form: 'Formularios',
      person: 'Personas',
      account: 'Cuentas',
    },
    actions: {
      'organization.created': 'Organización creada',
      'organization.changed': 'Organización cambiada',
      'organization.second_factor_required': 'Segundo factor exigido',
      'organization.second_factor_optional': 'Segundo factor ya no exigido',
      'organization.deletion_asked': 'Eliminación pedida',
      'organization.deletion_stopped': 'Eliminación detenida',
      'member.invited': 'Miembro invitado',
      'member.invitation_renewed': 'Invitación renovada',
      'member.invitation_link_read': 'Enlace de invitación copiado',
      'member.invitation_withdrawn': 'Invitación retirada',
      'member.joined': 'Miembro incorporado',
      'member.changed': 'Rol o espacios de trabajo cambiados',
      'member.removed': 'Miembro quitado',
      'member.left': 'Organización abandonada',
      'member.reset_link_made': 'Enlace de restablecimiento creado',
      'member.sessions_ended': 'Sesiones de un miembro cerradas',
      'workspace.created': 'Espacio de trabajo creado',
      'workspace.renamed': 'Nombre de espacio de trabajo cambiado',
      'workspace.deleted': 'Espacio de trabajo eliminado',
      'workspace.given': 'Acceso a espacio de trabajo dado',
      'workspace.taken': 'Acceso a espacio de trabajo quitado',
      'key.created': 'Clave creada',
      'key.revoked': 'Clave revocada',
      'connection.created': 'Conexión creada',
      'connection.renamed': 'Nombre de conexión cambiado',
      'connection.replaced': 'Secreto de conexión sustituido',
      'connection.deleted': 'Conexión eliminada',
      'branding.changed': 'Marca cambiada',
      'mail.changed': 'Remitente de los correos cambiado',
      'mail.read': 'Correo leído',
      'mail.discarded': 'Correo descartado',
      'data.exported': 'Datos exportados',
      'audit.exported': 'Registro de auditoría exportado',
      'form.created': 'Formulario creado',
      'form.enabled': 'Formulario activado',
      'form.disabled': 'Formulario desactivado',
      'form.moved': 'Formulario movido',
      'form.deleted': 'Formulario eliminado',
      'form.restored': 'Formulario recuperado',
      'form.published': 'Formulario publicado',
      'form.renamed': 'Nombre de formulario cambiado',
      'form.settings_changed': 'Ajustes del formulario cambiados',
      'form.password_set': 'Contraseña del formulario definida',
      'form.password_removed': 'Contraseña del formulario quitada',
      'form.links_created': 'Enlaces personales creados',
      'form.link_revoked': 'Enlace personal revocado',
      'form.submission_released': 'Envío liberado',
      'form.submission_deleted': 'Envío en cuarentena eliminado',
      'form.response_edited': 'Respuesta editada',
      'form.responses_deleted': 'Respuestas eliminadas',
      'form.responses_restored': 'Respuestas restauradas',
      'form.responses_erased': 'Respuestas borradas',
      'person.searched': 'Persona buscada',
      'person.exported': 'Datos de una persona exportados',
      'person.erased': 'Datos de una persona borrados',
      'form.responses_exported': 'Respuestas exportadas',
      'form.workflow_switched_off': 'Flujo desactivado',
      'form.workflow_resumed': 'Flujo activado de nuevo',
      'form.action_tested': 'Acción de un flujo probada',
      'form.runs_replayed': 'Ejecuciones repetidas',
      'form.secret_set': 'Secreto de un formulario guardado',
      'form.secret_deleted': 'Secreto de un formulario eliminado',
      'form.webhook_secret_read': 'Secreto de webhook leído',
      'form.webhook_secret_rotated': 'Secreto de webhook sustituido',
      'account.signed_in': 'Sesión iniciada',
      'account.signed_out': 'Sesión cerrada',
      'account.sign_in_blocked': 'Inicio de sesión bloqueado',
      'account.name_changed': 'Nombre cambiado',
      'account.email_changed': 'Dirección de correo cambiada',
      'account.email_confirmed': 'Dirección confirmada',
      'account.email_released': 'Dirección cedida',
      'account.sign_in_methods_removed': 'Formas de acceso eliminadas',
      'member.address_vouched': 'Dirección avalada',
      'account.password_changed': 'Contraseña cambiada',
      'account.reset_asked': 'Nueva contraseña solicitada',
      'account.password_reset': 'Contraseña restablecida',
      'account.totp_on': 'App de autenticación activada',
      'account.totp_off': 'App de autenticación desactivada',
      'account.recovery_codes_made': 'Códigos de recuperación creados',
      'account.recovery_code_used': 'Código de recuperación usado',
      'account.passkey_added': 'Llave de acceso añadida',
      'account.passkey_removed': 'Llave de acceso quitada',
      'account.oidc_linked': 'Proveedor de inicio de sesión vinculado',
      'account.oidc_unlinked': 'Proveedor de inicio de sesión desvinculado',
      'account.sessions_ended': 'Sesiones cerradas',
      'account.deleted': 'Cuenta eliminada',
    },
    sentences: {
      'organization.created': ({ who, what }: AuditSentenceParts) => `${who} creó la organización «${what}»`,
      'organization.changed': ({ who }: AuditSentenceParts) => `${who} cambió la organización`,
      'organization.second_factor_required': ({ who }: AuditSentenceParts) =>
        `${who} exigió un segundo factor a todas las personas`,
      'organization.second_factor_optional': ({ who }: AuditSentenceParts) =>
        `${who} dejó de exigir un segundo factor`,
      'organization.deletion_asked': ({ who }: AuditSentenceParts) => `${who} pidió eliminar la organización`,
      'organization.deletion_stopped': ({ who }: AuditSentenceParts) =>
        `${who} detuvo la eliminación de la organización`,
      'member.invited': ({ who, what }: AuditSentenceParts) =>
        what === ''
          ? `${who} creó una invitación para cualquiera que tenga el enlace`
          : `${who} invitó a ${what}`,
      'member.invitation_renewed': ({ who, what }: AuditSentenceParts) =>
        what === '' ? `${who} renovó una invitación` : `${who} renovó la invitación para ${what}`,
      'member.invitation_link_read': ({ who, what }: AuditSentenceParts) =>
        what === ''
          ? `${who} copió el enlace de una invitación`
          : `${who} copió el enlace de la invitación para ${what}`,
      'member.invitation_withdrawn': ({ who, what }: AuditSentenceParts) =>
        what === '' ? `${who} retiró una invitación` : `${who} retiró la invitación para ${what}`,
      'member.joined': ({ who, what, isOwn }: AuditSentenceParts) =>
        isOwn ? `${who} se unió a la organización` : `${who} añadió a ${what}`,
      'member.changed': ({ who, what, isOwn, part }: AuditSentenceParts) =>
        ({
          role: isOwn ? `${who} cambió su propio rol` : `${who} cambió el rol de ${what}`,
          workspaces: isOwn
            ? `${who} cambió sus espacios de trabajo`
            : `${who} cambió los espacios de trabajo de ${what}`,
          both: isOwn
            ? `${who} cambió su propio rol y sus espacios de trabajo`
            : `${who} cambió el rol y los espacios de trabajo de ${what}`,
        })[part],
      'member.removed': ({ who, what }: AuditSentenceParts) => `${who} quitó a ${what}`,
      'member.left': ({ who }: AuditSentenceParts) => `${who} abandonó la organización`,
      'member.reset_link_made': ({ who, what }: AuditSentenceParts) =>
        `${who} creó un enlace de restablecimiento para ${what}`,
      'member.sessions_ended': ({ who, what }: AuditSentenceParts) => `${who} cerró las sesiones de ${what}`,
      'workspace.created': ({ who, what }: AuditSentenceParts) =>
        `${who} creó el espacio de trabajo «${what}»`,
      'workspace.renamed': ({ who, what, other }: AuditSentenceParts) =>
        `${who} cambió el nombre del espacio de trabajo «${other}» a «${what}»`,
      'workspace.deleted': ({ who, what }: AuditSentenceParts) =>
        `${who} eliminó el espacio de trabajo «${what}»`,
      'workspace.given': ({ who, what, other }: AuditSentenceParts) =>
        `${who} dio a ${other} acceso al espacio de trabajo «${what}»`,
      'workspace.taken': ({ who, what, other }: AuditSentenceParts) =>
        `${who} quitó a ${other} el acceso al espacio de trabajo «${what}»`,
      'key.created': ({ who, what }: AuditSentenceParts) => `${who} creó la clave «${what}»`,
      'key.revoked': ({ who, what }: AuditSentenceParts) => `${who} revocó la clave «${what}»`,
      'connection.created': ({ who, what }: AuditSentenceParts) => `${who} creó la conexión «${what}»`,
      'connection.renamed': ({ who, what }: AuditSentenceParts) =>
        `${who} cambió el nombre de la conexión «${what}»`,
      'connection.replaced': ({ who, what }: AuditSentenceParts) =>
        `${who} sustituyó el secreto de la conexión «${what}»`,
      'connection.deleted': ({ who, what }: AuditSentenceParts) => `${who} eliminó la conexión «${what}»`,
      'branding.changed': ({ who }: AuditSentenceParts) => `${who} cambió la marca`,
      'mail.changed': ({ who }: AuditSentenceParts) => `${who} cambió el remitente de los correos`,
      'mail.read': ({ who, what }: AuditSentenceParts) => `${who} leyó un correo a ${what} y su enlace`,
      'mail.discarded': ({ who, what }: AuditSentenceParts) => `${who} descartó un correo a ${what}`,
      'data.exported': ({ who }: AuditSentenceParts) => `${who} exportó todos los datos`,
      'audit.exported': ({ who }: AuditSentenceParts) => `${who} exportó el registro de auditoría`,
      'form.created': ({ who, what }: AuditSentenceParts) => `${who} creó el formulario «${what}»`,
      'form.enabled': ({ who, what }: AuditSentenceParts) => `${who} activó el formulario «${what}»`,
      'form.disabled': ({ who, what }: AuditSentenceParts) => `${who} desactivó el formulario «${what}»`,
      'form.moved': ({ who, what }: AuditSentenceParts) =>
        `${who} movió el formulario «${what}» a otro espacio de trabajo`,
      'form.deleted': ({ who, what }: AuditSentenceParts) => `${who} eliminó el formulario «${what}»`,
      'form.restored': ({ who, what }: AuditSentenceParts) => `${who} recuperó el formulario «${what}»`,
      'form.published': ({ who, what }: AuditSentenceParts) => `${who} publicó el formulario «${what}»`,
      'form.renamed': ({ who, what, other }: AuditSentenceParts) =>
        `${who} cambió el nombre del formulario «${other}» a «${what}»`,
      'form.settings_changed': ({ who, what }: AuditSentenceParts) =>
        `${who} cambió los ajustes del formulario «${what}»`,
      'form.password_set': ({ who, what }: AuditSentenceParts) =>
        `${who} puso una contraseña al formulario «${what}»`,
      'form.password_removed': ({ who, what }: AuditSentenceParts) =>
        `${who} quitó la contraseña del formulario «${what}»`,
      'form.links_created': ({ who, what }: AuditSentenceParts) =>
        `${who} creó enlaces personales al formulario «${what}»`,
      'form.link_revoked': ({ who, what }: AuditSentenceParts) =>
        `${who} revocó un enlace personal al formulario «${what}»`,
      'form.submission_released': ({ who, what, count }: AuditSentenceParts) =>
        count === 1
          ? `${who} liberó un envío en cuarentena del formulario «${what}»`
          : `${who} liberó ${figure('es', count)} envíos en cuarentena del formulario «${what}»`,
      'form.submission_deleted': ({ who, what, count }: AuditSentenceParts) =>
        count === 1
          ? `${who} eliminó un envío en cuarentena del formulario «${what}»`
          : `${who} eliminó ${figure('es', count)} envíos en cuarentena del formulario «${what}»`,
      'form.response_edited': ({ who, what }: AuditSentenceParts) =>
        `${who} editó una respuesta al formulario «${what}»`,
      'form.responses_deleted': ({ who, what, count }: AuditSentenceParts) =>
        count === 1
          ? `${who} eliminó una respuesta al formulario «${what}»`
          : `${who} eliminó ${figure('es', count)} respuestas al formulario «${what}»`,
      'form.responses_restored': ({ who, what, count }: AuditSentenceParts) =>
        count === 1
          ? `${who} restauró una respuesta al formulario «${what}»`
          : `${who} restauró ${figure('es', count)} respuestas al formulario «${what}»`,
      'form.responses_erased': ({ who, what, count }: AuditSentenceParts) =>
        count === 1
          ? `${who} borró definitivamente una respuesta al formulario «${what}»`
          : `${who} borró definitivamente ${figure('es', count)} respuestas al formulario «${what}»`,
      'person.searched': ({ who }: AuditSentenceParts) =>
        `${who} buscó a una persona en todas las respuestas`,
      'person.exported': ({ who }: AuditSentenceParts) => `${who} exportó los datos de una persona`,
      'person.erased': ({ who }: AuditSentenceParts) => `${who} borró los datos de una persona`,
      'form.responses_exported': ({ who, what }: AuditSentenceParts) =>
        `${who} exportó las respuestas de ${what}`,
      'form.workflow_switched_off': ({ what }: AuditSentenceParts) =>
        `Se ha desactivado un flujo del formulario «${what}», porque su destinatario seguía fallando`,
      'form.workflow_resumed': ({ who, what }: AuditSentenceParts) =>
        `${who} ha activado de nuevo un flujo del formulario «${what}»`,
      'form.action_tested': ({ who, what }: AuditSentenceParts) =>
        `${who} ha probado una acción de un flujo del formulario «${what}»`,
      'form.runs_replayed': ({ who, what }: AuditSentenceParts) =>
        `${who} ha repetido ejecuciones del formulario «${what}»`,
      'form.secret_set': ({ who, what }: AuditSentenceParts) =>
        `${who} ha guardado un secreto del formulario «${what}»`,
      'form.secret_deleted': ({ who, what }: AuditSentenceParts) =>
        `${who} ha eliminado un secreto del formulario «${what}»`,
      'form.webhook_secret_read': ({ who, what }: AuditSentenceParts) =>
        `${who} ha leído el secreto de webhook del formulario «${what}»`,
      'form.webhook_secret_rotated': ({ who, what }: AuditSentenceParts) =>
        `${who} ha sustituido el secreto de webhook del formulario «${what}»`,
      'account.signed_in': ({ who }: AuditSentenceParts) => `${who} inició sesión`,
      'account.signed_out': ({ who }: AuditSentenceParts) => `${who} cerró sesión`,
      'account.sign_in_blocked': ({ what }: AuditSentenceParts) =>
        `Se bloqueó el inicio de sesión como ${what} por demasiados intentos`,
      'account.name_changed': ({ what, other }: AuditSentenceParts) => `${other} se llama ahora ${what}`,
      'account.email_changed': ({ who }: AuditSentenceParts) => `${who} cambió su dirección de correo`,
      'account.email_confirmed': ({ who, what, isOwn }: AuditSentenceParts) =>
        isOwn
          ? `${who} confirmó su dirección de correo`
          : `${who} confirmó la dirección de correo de ${what}`,
      'account.email_released': ({ what }: AuditSentenceParts) =>
        `La dirección de correo de ${what} se quitó de la cuenta`,
      'account.sign_in_methods_removed': ({ what }: AuditSentenceParts) =>
        `Las llaves de acceso, los proveedores o el segundo factor de ${what} se eliminaron con la contraseña anterior`,
      'member.address_vouched': ({ who, what }: AuditSentenceParts) =>
        `${who} confirmó la dirección de correo de ${what}`,
      'account.password_changed': ({ who, what, isOwn }: AuditSentenceParts) =>
        isOwn ? `${who} cambió su contraseña` : `${who} cambió la contraseña de ${what}`,
      'account.reset_asked': ({ what }: AuditSentenceParts) =>
        `Alguien pidió un enlace para una nueva contraseña de ${what}`,
      'account.password_reset': ({ who, what, isOwn }: AuditSentenceParts) =>
        isOwn
          ? `${who} estableció una contraseña nueva con un enlace`
          : `${who} estableció una contraseña nueva para ${what}`,
      'account.totp_on': ({ who }: AuditSentenceParts) => `${who} activó una app de autenticación`,
      'account.totp_off': ({ who, what, isOwn }: AuditSentenceParts) =>
        isOwn
          ? `${who} desactivó su app de autenticación`
          : `${who} desactivó la app de autenticación de ${what}`,
      'account.recovery_codes_made': ({ who }: AuditSentenceParts) =>
        `${who} creó códigos de recuperación nuevos`,
      'account.recovery_code_used': ({ who }: AuditSentenceParts) => `${who} usó un código de recuperación`,
      'account.passkey_added': ({ who }: AuditSentenceParts) => `${who} añadió una llave de acceso`,
      'account.passkey_removed': ({ who }: AuditSentenceParts) => `${who} quitó una llave de acceso`,
      'account.oidc_linked': ({ who }: AuditSentenceParts) =>
        `${who} vinculó su cuenta con un proveedor de inicio de sesión`,
      'account.oidc_unlinked': ({ who }: AuditSentenceParts) =>
        `${who} desvinculó su cuenta de un proveedor de inicio de sesión`,
      'account.sessions_ended': ({ who, what, isOwn }: AuditSentenceParts) =>
        isOwn ? `${who} cerró sesiones propias` : `${who} cerró las sesiones de ${what}`,
      'account.deleted': ({ who, what, isOwn }: AuditSentenceParts) =>
        isOwn ? `${who} eliminó su cuenta` : `${who} eliminó la cuenta de ${what}`,
    },
    linkOrigins: {
      mail: 'Enviado a la persona',
      owner: 'Creado o leído por un propietario',
      operator: 'Creado por el operador',
    },
    scopes: { everywhere: 'En todas partes', organization: 'En esta organización' },
    details: {
      time: 'Hora',
      action: 'Acción',
      by: 'Por',
      concerns: 'Se refiere a',
      id: 'Id',
      role: 'Rol',
      name: 'Nombre',
      time_zone: 'Zona horaria',
      from: 'Antes',
      to: 'Después',
      given: 'Acceso dado',
      taken: 'Acceso quitado',
      invitations_withdrawn: 'Invitaciones retiradas',
      version: 'Versión',
      settings: 'Ajustes',
      response: 'Respuesta',
      workspace: 'Espacio de trabajo',
      workspaces: 'Espacios de trabajo',
      user: 'Persona',
      forms: 'Formularios',
      responses: 'Respuestas',
      template: 'Plantilla',
      format: 'Formato',
      accent: 'Color',
      logo: 'Logotipo',
      from_name: 'Nombre del remitente',
      reply_to: 'Dirección de respuesta',
      kind: 'Tipo',
      state: 'Estado',
      scope: 'Dónde',
      method: 'Sesión iniciada con',
      count: 'Cantidad',
      provider: 'Proveedor',
      email: 'Dirección de correo',
      link: 'Enlace',
      passkeys: 'Llaves de acceso eliminadas',
      providers: 'Proveedores eliminados',
      second_factors: 'Segundos factores eliminados',
      sessions: 'Sesiones cerradas',
      fields: 'Campos',
      files: 'Archivos',
      delete_at: 'Se elimina el',
    },
    becomes: (before: string, after: string) => `${before} → ${after}`,
    nothing: 'nada',
  },

  forms: {
    title: 'Todos los formularios',
    newForm: 'Crear formulario',
    search: 'Buscar formularios',
    count: formsOf,
    found: (count: number, all: number) => `${figure('es', count)}\u00a0de\u00a0${figure('es', all)}`,
    emptyTitle: 'Aún no hay formularios',
    emptyText:
      'Empiece con una plantilla, un archivo o una lista de preguntas. Nadie ve el formulario antes de que lo publique.',
    emptyMember:
      'Aún no tiene acceso a ningún espacio de trabajo. Pídalo a un propietario o administrador de la organización.',
    nothingFound: (query: string) => `Ningún formulario tiene un nombre parecido a «${query}».`,
    clearSearch: 'Borrar la búsqueda',
    columns: {
      name: 'Formulario',
      workspace: 'Espacio de trabajo',
      state: 'Estado',
      responses: 'Respuestas',
      activity: 'Últimos 30 días',
      updated: 'Cambiado',
      created: 'Creado',
    },
    sortBy: 'Ordenar por',
    recent: (count) =>
      plural('es', count, {
        one: '1 respuesta en los últimos 30 días',
        other: `${figure('es', count)} respuestas en los últimos 30 días`,
      }),
    responses: responsesOf,
    states: {
      draft: 'Borrador',
      enabled: 'Activo',
      disabled: 'Inactivo',
      scheduled: 'Programado',
      closed: 'Cerrado',
      full: 'Completo',
    },
    cannotBeSent: 'No se puede enviar',
    paymentsMissing: 'Pagos sin configurar',
    menu: (name: string) => `Acciones para «${name}»`,
    openPage: 'Abrir la página pública',
    copyLink: 'Copiar enlace',
    linkCopied: 'Enlace copiado',
    turnOn: 'Activar',
    turnOff: 'Desactivar',
    turnedOn: (name: string) => `«${name}» recibe respuestas`,
    turnedOff: (name: string) => `«${name}» no recibe respuestas`,
    move: 'Mover a otro espacio de trabajo',
    moveTitle: (name: string) => `Mover «${name}»`,
    moveAction: 'Mover',
    moved: (name: string, workspace: string) => `«${name}» está ahora en «${workspace}»`,
    duplicate: 'Duplicar',
    copyOf: (name) => `${name} (copia)`,
    duplicated: (name) => `«${name}» se ha creado como borrador`,
    openCopy: 'Abrir la copia',
    deleted: (name: string) => `Formulario «${name}» eliminado`,
    restored: (name: string) => `Formulario «${name}» recuperado`,
    deleteQuestion: (name: string) => `¿Eliminar «${name}» con sus respuestas?`,
    deleteConsequence: (count: number) =>
      plural('es', count, {
        one: 'Se elimina también 1 respuesta, y su dirección deja de funcionar.',
        many: `Se eliminan también ${figure('es', count)} de respuestas, y su dirección deja de funcionar.`,
        other: `Se eliminan también ${figure('es', count)} respuestas, y su dirección deja de funcionar.`,
      }),
    deleteReturn:
      'Durante 7 días puede recuperarlo todo desde «Eliminados recientemente», junto a la lista de formularios.',
    deleteButton: 'Eliminar formulario',
    deletedList: {
      title: 'Eliminados recientemente',
      about:
        'Durante 7 días, un formulario eliminado se puede restaurar con sus respuestas. Después desaparece para siempre.',
      deleted: 'Eliminado',
      gone: 'Se pierde para siempre',
      restore: 'Restaurar',
      restoreForm: (name: string) => `Restaurar «${name}»`,
      emptyTitle: 'No se ha eliminado nada en los últimos 7 días',
      empty: 'Un formulario eliminado espera aquí 7 días, por si alguien lo echa en falta.',
    },
    work: 'Usar la API',
    workTitle: (name) => `Leer las respuestas de «${name}»`,
    workRead:
      'Los programas leen las respuestas mediante la API, con una clave que crea un propietario o un administrador.',
    workReadCommand: 'Comando para leer las respuestas',
  },
};

export const language: Language = { code: 'es', name: 'Español', direction: 'ltr', texts };
