import type { Language } from '../../language.ts';
import { figure, plural } from '../../plural.ts';
import type { PublicTexts, Texts } from '../../texts.ts';

export const publicTexts: PublicTexts = {
  common: {
    save: 'Guardar',
    saved: 'Guardado',
    nothingToSave: 'Todavía no se ha cambiado nada',
    cancel: 'Cancelar',
    close: 'Cerrar',
    undo: 'Deshacer',
    copy: 'Copiar',
    copied: 'Copiado',
    copyFailed: 'Seleccione el texto y cópielo a mano',
    downloadStarted: 'La descarga ha comenzado',
    remove: 'Quitar',
    delete: 'Eliminar',
    rename: 'Cambiar nombre',
    back: 'Atrás',
    next: 'Continuar',
    more: 'Más',
    name: 'Nombre',
    email: 'Dirección de correo',
    optional: 'opcional',
    loading: 'Cargando',
    tryAgain: 'Reintentar',
    reload: 'Recargar',
    search: 'Buscar',
    clear: 'Borrar',
    showPassword: 'Mostrar la contraseña',
    hidePassword: 'Ocultar la contraseña',
    never: 'nunca',
    on: 'Activo',
    off: 'Inactivo',
  },

  frame: {
    skip: 'Ir al contenido',
    notifications: 'Notificaciones',
    language: 'Idioma',
    toStart: 'Volver al inicio',
    navigation: 'Navegación',
    openNavigation: 'Abrir la navegación',
    foldNavigation: 'Plegar la barra lateral',
    unfoldNavigation: 'Desplegar la barra lateral',
    organizations: 'Organizaciones',
    switchOrganization: 'Cambiar de organización',
    allForms: 'Todos los formularios',
    people: 'Personas',
    connections: 'Conexiones',
    workspaces: 'Espacios de trabajo',
    noWorkspacesYet: 'Ninguno todavía. Puede crear uno en los ajustes.',
    mailsWaiting: (count: number) =>
      plural('es', count, {
        one: `${figure('es', count)} correo espera en la bandeja de salida`,
        other: `${figure('es', count)} correos esperan en la bandeja de salida`,
      }),
    noWorkspaces: 'Aún no tiene acceso a ningún espacio de trabajo.',
    settings: 'Ajustes',
    account: 'Cuenta',
    signOut: 'Cerrar sesión',
    theme: 'Colores',
    themeSystem: 'Como el dispositivo',
    themeLight: 'Claros',
    themeDark: 'Oscuros',
    shortcuts: 'Atajos de teclado',
    documentation: 'Referencia de la API',
    search: 'Buscar',
    palette: {
      title: 'Ir a un sitio o hacer algo',
      placeholder: 'Formulario, pantalla o acción',
      empty: 'No hay coincidencias. Pruebe con otra palabra.',
      goTo: 'Ir a',
      forms: 'Formularios',
      workspaces: 'Espacios de trabajo',
      organizations: 'Organizaciones',
      actions: 'Acciones',
      synonyms: {
        people: 'rgpd borrar exportar datos personales buscar visitante',
        create: 'crear añadir nuevo nueva',
        invite: 'añadir crear nuevo miembro usuario colega',
        look: 'apariencia aspecto tema modo',
        help: 'ayuda documentación manual',
        connections: 'integraciones Slack webhook fallos flujos',
        forms: 'compartir enlace incrustar QR respuestas',
        account: 'perfil nombre correo dirección',
        security:
          'seguridad contraseña 2FA dos pasos TOTP autenticador llave de acceso códigos de recuperación',
        sessions: 'dispositivos navegadores conectado',
        pages: {
          general: 'organización nombre 2FA segundo factor obligatorio',
          members: 'equipo usuarios personas roles invitaciones colegas',
          workspaces: 'carpetas compartir acceso',
          keys: 'API tokens secretos',
          mail: 'correo bandeja de salida SMTP remitente',
          branding: 'logo logotipo colores estilo tema',
          data: 'exportar exportación importar descargar archivo',
          audit: 'historial actividad exportar',
        },
      },
    },
    shortcut: {
      everywhere: 'En todas partes',
      onForms: 'En la lista de formularios',
      palette: 'Ir a un sitio o hacer algo',
      sheet: 'Mostrar esta lista',
      notifications: 'Ir a las notificaciones',
      goForms: 'Ir a todos los formularios',
      goSettings: 'Ir a los ajustes',
      goMembers: 'Ir a los miembros',
      goKeys: 'Ir a las claves de API',
      goAccount: 'Ir a su cuenta',
      search: 'Buscar',
      newForm: 'Crear un formulario',
    },
    deletionPlanned: (date: string) => `Esta organización y todo lo que contiene se eliminarán el ${date}.`,
    deletionLook: 'Ver detalles',
    deletionByOwners: 'Hasta entonces, un propietario puede detenerlo.',
    unsavedTitle: '¿Salir sin guardar?',
    unsavedText: 'Lo que ha cambiado aquí no está guardado y se perdería.',
    unsavedLeave: 'Salir',
    unsavedStay: 'Quedarse aquí',
    onlyHere: (address: string) =>
      `Los enlaces que empiezan por ${address} solo funcionan en este ordenador. Para compartirlos, quien administra la instalación indica en CANVASS_URL una dirección a la que otros lleguen.`,
  },

  problems: {
    offline: 'No hay conexión. Es posible que lo que ve no esté al día, y los cambios no se pueden guardar.',
    awayFromForm:
      'No hay conexión. Los cambios del formulario quedan en este navegador y se guardarán cuando vuelva.',
    unanswering:
      'El servicio no responde. Es posible que lo que ve no esté al día, y los cambios no se pueden guardar.',
    unreachable: 'No se puede contactar con el servicio. Revise la conexión e inténtelo de nuevo.',
    outdated: 'Canvass se ha actualizado entretanto. Recargue la página para abrir esto.',
    unexpected:
      'Algo ha fallado. Inténtelo de nuevo; si continúa, avise a quien administra esta instalación.',
    notFoundTitle: 'Aquí no hay nada',
    notFound: 'La dirección no es correcta, o lo que había aquí ya no existe o no tiene acceso a ello.',
    screenFailedTitle: 'No se puede mostrar esta pantalla',
    byCode: {
      sign_in_needed: 'Su sesión ha terminado. Inicie sesión de nuevo.',
      sign_in_wrong: 'La dirección de correo y la contraseña no coinciden.',
      code_wrong: 'El código no es correcto, ya se usó o ha caducado.',
      passkey_refused: 'La llave de acceso no se ha aceptado.',
      passkey_unavailable:
        'Las llaves de acceso solo funcionan donde la dirección empieza por https. Inicie sesión de otra manera.',
      last_sign_in_method:
        'No quedaría ninguna manera de iniciar sesión. Establezca antes una contraseña o añada otra manera.',
      oidc_failed:
        'No se pudo contactar con el proveedor de inicio de sesión. Inténtelo de nuevo en un momento.',
      oidc_join_ended: 'Ya respondió o han pasado más de diez minutos. Inicie sesión una vez más.',
      password_weak: 'Esta contraseña es fácil de adivinar. Elija una que a nadie más se le ocurra.',
      password_same: 'Esta es su contraseña actual, que otros podrían conocer. Elija otra.',
      totp_on: 'La app de autenticación ya está activada. Desactívela antes de usar otra.',
      confirm_needed: 'No se ha hecho nada, porque no confirmó su identidad.',
      second_factor_needed: 'Esta organización exige un segundo factor.',
      sign_in_again: 'Un propietario ha cerrado sus sesiones en esta organización. Vuelva a iniciar sesión.',
      second_factor_missing:
        'Configure primero un segundo factor para su propia cuenta, o inicie sesión con el que tiene.',
      second_factor_required:
        'Es su último segundo factor y una de sus organizaciones exige uno. Configure antes otro.',
      role_insufficient: 'Su rol no lo permite. Diríjase a un propietario de la organización.',
      link_invalid: 'El enlace ya se usó, ha caducado o está incompleto.',
      link_elsewhere: 'Este enlace es de otra cuenta. Inicie sesión en ella y ábralo de nuevo.',
      new_password_needed: 'Elija una contraseña nueva para unirse.',
      mail_not_set_up: 'Esta instalación no envía correos.',
      email_taken: 'Ya hay una cuenta con esta dirección de correo. Inicie sesión con ella.',
      member_already: 'Esta persona ya es miembro. Su rol se puede cambiar en la lista.',
      member_elsewhere:
        'Esta persona también pertenece a otra organización, a la que el enlace daría acceso. Puede restablecer su contraseña por correo.',
      last_owner: 'Una organización necesita un propietario. Dé antes ese rol a otra persona.',
      name_differs: 'El nombre no coincide.',
      name_taken: 'Otro espacio de trabajo tiene este nombre. Elija otro.',
      workspace_not_empty: 'El espacio de trabajo ya contiene formularios. Revíselos antes de eliminarlo.',
      mail_sent: 'Entretanto el correo se ha enviado.',
      mail_expired: 'El enlace de este correo ha caducado. Cree uno nuevo.',
      too_many_mails:
        'Esta organización ya ha enviado 100 correos en esta hora. Inténtelo más tarde, o invite sin dirección de correo y entregue el enlace usted.',
      too_many_invitations: 'Ya hay 500 invitaciones. Retire las que nadie vaya a aceptar.',
      connection_name_taken: 'Otra conexión ya tiene este nombre.',
      pdf_busy: 'Se están creando demasiados PDF. Inténtelo de nuevo en un momento.',
      pdf_failed: 'No se pudo crear el PDF. Imprima la respuesta en su lugar.',
      too_many_connections: 'Ya hay 100 conexiones. Elimine las que nadie necesite.',
      too_many_views: 'Ya hay 200 vistas. Elimine las que no necesite.',
      form_unpublished: 'El formulario nunca se ha publicado. Publíquelo primero.',
      form_too_large:
        'El formulario es demasiado grande: tiene demasiados campos, opciones, condiciones, fórmulas o textos. Divídalo en varios formularios.',
      form_file_invalid: 'El archivo no es un formulario que se pueda leer.',
      published_changed: 'Otra persona ha publicado el formulario después. No se ha deshecho nada.',
      form_has_errors: 'El formulario tiene errores. Corríjalos y publíquelo después.',
      draft_changed: 'Otra persona ha cambiado el formulario desde que lo abrió. Vuelva a cargarlo.',
      address_taken: 'Otro formulario tiene ahora esta dirección. Cambie primero la de ese formulario.',
      workspace_gone:
        'El espacio de trabajo del formulario se ha eliminado, así que el formulario no se puede recuperar.',
      export_running: 'Hay una exportación de esta organización en curso. Espere a que termine.',
      action_switched_off: 'La acción está desactivada. Vuelva a activarla primero.',
      response_changed:
        'Alguien ha cambiado esta respuesta desde que usted la abrió. Mírela de nuevo primero.',
      answer_fixed: 'Esta respuesta no se puede editar: se calcula o ya se pagó.',
      note_of_another: 'Solo quien escribió una nota puede cambiarla.',
      cross_site:
        'El servicio no ha reconocido esta página como suya. Recargue la página e inténtelo de nuevo.',
      not_found: 'Ya no existe o no tiene acceso.',
      field_invalid: 'Este valor no se puede usar.',
      busy: 'El servidor tiene demasiada carga en este momento. Inténtelo de nuevo en un momento.',
      not_ready: 'El servicio aún no está listo. Inténtelo de nuevo en un momento.',
      disk_full: 'El disco del servicio está lleno. No se ha cambiado nada.',
    },
    tooManyAttempts: (when: string) => `Demasiados intentos. Inténtelo de nuevo ${when}.`,
  },

  signIn: {
    signInTitle: 'Iniciar sesión',
    signIn: 'Iniciar sesión',
    password: 'Contraseña',
    forgotLink: '¿Olvidó la contraseña?',
    or: 'o',
    withPasskey: 'Usar una llave de acceso',
    withProvider: (provider: string) => `Iniciar sesión con ${provider}`,
    continueAs: (name: string) => `Continuar como ${name}`,
    signedInAs: (name: string, email: string) => `La sesión está iniciada como ${name} (${email}).`,
    signOut: 'Cerrar sesión',
    accountDeleted: 'Su cuenta se ha eliminado.',
    noAccount: 'Aquí no hay registro abierto. Un propietario de una organización puede invitarle.',

    passkeyNotChosen: 'No se eligió ninguna llave de acceso. Inténtelo de nuevo o de otra manera.',
    passkeyFailed: 'El navegador no pudo usar una llave de acceso. Inténtelo de nuevo o de otra manera.',
    passkeyThere: 'Este dispositivo ya tiene una llave de acceso para su cuenta.',

    secondTitle: 'Segundo paso',
    secondByApp: 'Escriba el código que su app de autenticación muestra para Canvass.',
    secondByRecovery: 'Escriba uno de los códigos de recuperación que guardó. Cada uno sirve una vez.',
    code: 'Código',
    codeMissing: 'Escriba los 6 dígitos del código.',
    recoveryCode: 'Código de recuperación',
    recoveryMissing: 'Escriba un código de recuperación, por ejemplo ab12-cd34-ef56.',
    useRecovery: 'Usar un código de recuperación',
    useApp: 'Usar la app de autenticación',
    startOver: 'Empezar de nuevo',
    ticketOld: 'Ha pasado demasiado tiempo. Inicie sesión otra vez.',

    againTitle: 'Iniciar sesión de nuevo',
    againText:
      'Su sesión ha terminado. Inicie sesión con la misma cuenta y siga donde estaba; lo que escribió se conserva.',
    againLeave: 'Salir sin iniciar sesión',

    problems: {
      oidc_denied:
        'El proveedor no permitió el acceso, o usted lo canceló. Inténtelo de nuevo o inicie sesión de otra manera.',
      oidc_failed:
        'No se pudo contactar con el proveedor. Inténtelo de nuevo en un momento o inicie sesión de otra manera.',
      oidc_link_needed:
        'Ya hay una cuenta con su dirección de correo. Inicie sesión en ella de otra manera y vincule el proveedor en Cuenta, Seguridad.',
      oidc_no_account:
        'El proveedor le conoce, pero aquí no hay ninguna cuenta para usted. Pida una invitación a un propietario de su organización.',
      oidc_other_person:
        'El proveedor le conoce como otra persona. Inicie sesión allí con la cuenta que está vinculada aquí.',
      oidc_taken:
        'Esa cuenta del proveedor está vinculada a otra cuenta de aquí. Desvincúlela antes en esa otra.',
      link_invalid: 'El enlace ya se usó, ha caducado o está incompleto. Pida uno nuevo.',
    },

    emailMissing: 'Escriba su dirección de correo.',
    emailInvalid: 'Escriba una dirección de correo, por ejemplo ada@example.org.',
    passwordMissing: 'Escriba su contraseña.',
    passwordShort: (least: number) => `Use al menos ${least} caracteres.`,
    nameMissing: 'Escriba su nombre, de 100 caracteres como máximo.',
    yourName: 'Su nombre',
    newPassword: 'Contraseña nueva',
    passwordHelp: (least: number) => `Al menos ${least} caracteres, mejor varias palabras.`,
    strength: {
      short: (missing: number) =>
        plural('es', missing, {
          one: `Falta ${missing} carácter`,
          other: `Faltan ${missing} caracteres`,
        }),
      weak: 'Demasiado fácil de adivinar',
      fair: 'Difícil de adivinar',
      strong: 'Muy difícil de adivinar',
    },

    setupTitle: 'Configurar Canvass',
    setupText:
      'Cree la primera cuenta y la organización que le pertenece. Más adelante podrá invitar a otras personas.',
    setupOwnerTitle: (organization: string) => `Asumir la propiedad de ${organization}`,
    setupOwnerText: 'Cree una cuenta a la que pertenecen la organización y todo lo que contiene.',
    setupOwnerSignedIn: (organization: string) =>
      `La cuenta con la que ha iniciado sesión recibe el rol de propietario de ${organization}.`,
    setupSignedIn:
      'La cuenta con la que ha iniciado sesión recibe el rol de propietario de la organización nueva.',
    setupAnotherTitle: 'Crear una organización',
    makeOrganization: 'Crear organización',
    organizationName: 'Nombre de la organización',
    organizationHelp: 'Su empresa, escuela o asociación. Puede cambiarlo más adelante.',
    organizationExample: 'Biblioteca de la Ribera',
    organizationMissing: 'Escriba un nombre de 100 caracteres como máximo.',
    sample: 'Empezar con un formulario de ejemplo',
    sampleHelp: 'Una encuesta breve para probar.',
    setUp: 'Configurar Canvass',
    becomeOwner: 'Asumir la propiedad',
    haveAccount: '¿Ya tiene una cuenta?',
    signInFirst: 'Iniciar sesión',
    setupDone: 'Todo está configurado',
    sampleReady: 'El formulario de ejemplo ya recibe respuestas.',
    firstWorkspace: 'Formularios',
    sampleName: 'Opiniones',
    recoveryUsed: (left: number) =>
      plural('es', left, {
        one: 'Ha usado un código de recuperación. Queda uno.',
        other: `Ha usado un código de recuperación. Quedan ${left}.`,
      }),
    openSample: 'Abrir el ejemplo',
    setupInvalidTitle: 'Este enlace de configuración no funciona',
    setupInvalidText: 'Ya se usó, ha caducado o está incompleto.',
    setupUsed: 'Si ya creó su cuenta con él, inicie sesión.',
    setupInvalidAgain: 'Este comando crea uno nuevo, en la máquina donde se ejecuta Canvass:',
    setupCommand: 'El comando que crea un enlace de configuración',
    setupCommandFolder:
      'Si Canvass guarda sus datos en una carpeta distinta de ./data, añada --data <carpeta>.',
    unclaimedTitle: 'Nadie tiene una cuenta todavía',
    unclaimedText:
      'Abra el enlace de configuración para crear la primera cuenta. Está donde se inició Canvass: en el terminal o en su registro.',
    unclaimedAgain:
      'Sirve durante 24 horas. Este comando crea uno nuevo, en la máquina donde se ejecuta Canvass:',

    forgotTitle: 'Restablecer la contraseña',
    forgotText:
      'Escriba la dirección de correo de su cuenta. Recibirá un enlace para elegir una contraseña nueva.',
    askForLink: 'Pedir el enlace',
    forgotDone: (email: string) =>
      `Si hay una cuenta con ${email}, el enlace va en camino. Sirve una vez, durante una hora.`,
    forgotLook: 'Si no llega, mire en la carpeta de correo no deseado.',
    forgotNoMail:
      'Esta instalación no envía correos. Pida el enlace a un propietario de su organización o a quien administra esta instalación.',
    forgotCommandText:
      'Quien administra la instalación crea un enlace con este comando, en la máquina donde se ejecuta Canvass:',
    forgotCommand: 'El comando que crea un enlace para una contraseña nueva',
    forgotDoneNoMail: (email: string) =>
      `Si hay una cuenta con ${email}, se ha creado un enlace. Sirve una vez, durante una hora.`,
    backToSignIn: 'Volver al inicio de sesión',

    resetTitle: 'Elegir una contraseña nueva',
    resetText: (email: string) =>
      `Para la cuenta ${email}. Terminan sus llaves de acceso, proveedores de inicio de sesión, app de autenticación y sesiones anteriores.`,
    setPassword: 'Establecer contraseña',
    passwordSet: 'Su nueva contraseña ya está establecida',
    resetInvalidTitle: 'Este enlace no funciona',
    resetInvalidText: 'Ya se usó, ha caducado o está incompleto.',
    askAgain: 'Pedir un enlace nuevo',

    confirmEmailTitle: 'Confirmar la dirección de correo',
    confirmEmailText: 'La dirección será suya: inicia sesión con ella y los correos llegan allí.',
    confirmEmail: 'Usar esta dirección',
    emailConfirmedTitle: 'La dirección de correo está confirmada',
    emailConfirmedText: (email: string) => `Desde ahora inicia sesión con ${email}.`,
    emailInvalidText: 'Ya se usó, ha caducado o está incompleto. Cambie la dirección otra vez en su cuenta.',
    confirmEmailSignIn:
      'Inicie sesión en la cuenta a la que pertenece esta dirección. El enlace solo vale allí.',
    newPasswordWhy:
      'Un propietario de otra organización quizá conozca su contraseña, porque puede abrir los enlaces que crea. Elija una nueva para unirse. Terminan todas las demás formas de entrar en su cuenta: llaves de acceso, proveedores de inicio de sesión, la app de autenticación y otros navegadores.',
    toAccount: 'Abrir su cuenta',

    joinTitle: (organization: string) => `Unirse a ${organization}`,
    invitedBy: (name: string) => `${name} le invita.`,
    invited: 'Tiene una invitación.',
    joinAs: {
      owner: 'Con el rol de propietario tendrá acceso a todo en la organización, también a sus miembros.',
      admin:
        'Con el rol de administrador trabajará en todos los espacios de trabajo y podrá cambiar los ajustes.',
      member: 'Con el rol de miembro trabajará en los espacios de trabajo a los que le den acceso.',
    },
    invitationEnds: (when: string) => `La invitación caduca ${when}.`,
    join: 'Crear cuenta y unirse',
    joinAsPerson: (name: string) => `Unirse como ${name}`,
    anotherAccount: 'Usar otra cuenta',
    joinedTitle: (organization: string) => `Pertenece a ${organization}`,
    joinedText: 'No queda nada por hacer con esta invitación.',
    openOrganization: 'Abrir la organización',
    joinWithProvider: (provider: string) => `Unirse con ${provider}`,
    joined: (organization: string) => `Ahora pertenece a ${organization}`,
    joinInvalidTitle: 'Esta invitación no funciona',
    joinInvalidText: 'Ya se usó, se retiró, ha caducado o está incompleta. Pida una nueva a quien le invitó.',
    toSignIn: 'Ir al inicio de sesión',
    joinQuestion: (organization: string) => `¿Unirse a ${organization}?`,
    mayJoin: (provider: string) => `Quienes inician sesión con ${provider} pueden unirse.`,
    knownAs: (provider: string, person: string) =>
      `${provider} le conoce como ${person}. Al unirse se crea una cuenta para usted.`,
    takesAddress: (provider: string) =>
      `Otra cuenta usa esta dirección de correo sin haberla confirmado nunca. Si es suya, inicie sesión en ella y vincule ${provider}. Si se une aquí, esa cuenta pierde la dirección.`,
    joinNow: 'Unirse',
    notNow: 'Ahora no',
    joinEndedTitle: 'No hay nada a lo que unirse',
    joinEndedText: 'Ya respondió o han pasado más de diez minutos. Inicie sesión una vez más.',

    homeTitle: 'No pertenece a ninguna organización',
    homeText:
      'Los formularios pertenecen a una organización. Pida a un propietario de la suya una invitación para la dirección con la que inicia sesión:',
    homeStepsTitle: 'Cómo entrar',
    homeSteps: {
      ask: 'Un propietario abre Ajustes, Miembros y le invita.',
      link: 'Usted abre el enlace de la invitación, que le llega por correo o de otra manera.',
      join: 'Se une con esta cuenta y la organización se abre.',
    },
  },
};

export const language: Language = {
  code: 'es',
  name: 'Español',
  direction: 'ltr',
  texts: publicTexts as Texts,
};
