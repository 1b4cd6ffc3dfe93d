import type { Language } from '../../language.ts';
import { figure, plural } from '../../plural.ts';
import type { PublicTexts, Texts } from '../../texts.ts';

// The space before a colon, a semicolon, a question mark and inside quotation marks is one that does not break.

export const number = (value: number) => figure('fr', value);

/** "de", shortened before a vowel; names in the audit log begin with an invisible mark. */
export const of = (name: string) =>
  /^\u2068?[aeiouàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`;

/** Whole millions take "de": 1 000 000 de formulaires. */
export const counted = (count: number, one: string, other: string) =>
  plural('fr', count, {
    one: `${number(count)} ${one}`,
    many: `${number(count)} ${of(other)}`,
    other: `${number(count)} ${other}`,
  });

export const publicTexts: PublicTexts = {
  common: {
    save: 'Enregistrer',
    saved: 'Enregistré',
    nothingToSave: 'Rien n’a encore été modifié',
    cancel: 'Annuler',
    close: 'Fermer',
    undo: 'Annuler',
    copy: 'Copier',
    copied: 'Copié',
    copyFailed: 'Sélectionnez et copiez à la main',
    downloadStarted: 'Le téléchargement a commencé',
    remove: 'Retirer',
    delete: 'Supprimer',
    rename: 'Renommer',
    back: 'Retour',
    next: 'Continuer',
    more: 'Plus',
    name: 'Nom',
    email: 'Adresse e-mail',
    optional: 'facultatif',
    loading: 'Chargement',
    tryAgain: 'Réessayer',
    reload: 'Recharger',
    search: 'Rechercher',
    clear: 'Effacer',
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Masquer le mot de passe',
    never: 'jamais',
    on: 'Activé',
    off: 'Désactivé',
  },
  frame: {
    skip: 'Aller au contenu',
    notifications: 'Notifications',
    language: 'Langue',
    toStart: 'Revenir à l’accueil',
    navigation: 'Navigation',
    openNavigation: 'Ouvrir la navigation',
    foldNavigation: 'Replier la barre latérale',
    unfoldNavigation: 'Déplier la barre latérale',
    organizations: 'Organisations',
    switchOrganization: 'Changer d’organisation',
    allForms: 'Tous les formulaires',
    people: 'Personnes',
    connections: 'Connexions',
    workspaces: 'Espaces de travail',
    noWorkspacesYet: 'Aucun pour l’instant. Vous pouvez en créer un dans les paramètres.',
    mailsWaiting: (count) =>
      plural('fr', count, {
        one: `${number(count)} e-mail attend dans la boîte d’envoi`,
        other: `${number(count)} e-mails attendent dans la boîte d’envoi`,
      }),
    noWorkspaces: 'Vous n’avez encore accès à aucun espace de travail.',
    settings: 'Paramètres',
    account: 'Compte',
    signOut: 'Se déconnecter',
    theme: 'Thème',
    themeSystem: 'Comme l’appareil',
    themeLight: 'Clair',
    themeDark: 'Sombre',
    shortcuts: 'Raccourcis clavier',
    documentation: 'Référence de l’API',
    search: 'Rechercher',
    palette: {
      title: 'Accès rapide',
      placeholder: 'Formulaire, écran ou commande',
      empty: 'Aucun résultat. Essayez un autre mot.',
      goTo: 'Aller à',
      forms: 'Formulaires',
      workspaces: 'Espaces de travail',
      organizations: 'Organisations',
      actions: 'Actions',
      synonyms: {
        create: 'ajouter nouveau nouvelle',
        invite: 'ajouter créer nouveau membre utilisateur collègue',
        look: 'apparence affichage thème mode',
        help: 'aide documentation manuel',
        connections: 'intégrations Slack webhook échecs automatisations',
        forms: 'partager lien intégrer QR réponses',
        people: 'rgpd effacer exporter données personnelles trouver visiteur',
        account: 'profil nom e-mail adresse',
        security: 'sécurité mot de passe 2FA A2F double authentification TOTP clé d’accès codes de secours',
        sessions: 'appareils navigateurs connecté',
        pages: {
          general: 'organisation nom 2FA second facteur obligatoire',
          members: 'équipe utilisateurs personnes rôles invitations collègues',
          workspaces: 'dossiers partager accès',
          keys: 'API jetons secrets',
          mail: 'e-mail boîte d’envoi SMTP expéditeur',
          branding: 'logo couleurs style thème',
          data: 'export exporter import télécharger archive',
          audit: 'historique activité export',
        },
      },
    },
    shortcut: {
      everywhere: 'Partout',
      onForms: 'Dans la liste des formulaires',
      palette: 'Ouvrir l’accès rapide',
      sheet: 'Afficher cette fiche',
      notifications: 'Aller aux notifications',
      goForms: 'Aller à tous les formulaires',
      goSettings: 'Aller aux paramètres',
      goMembers: 'Aller aux membres',
      goKeys: 'Aller aux clés API',
      goAccount: 'Aller à votre compte',
      search: 'Rechercher',
      newForm: 'Nouveau formulaire',
    },
    deletionPlanned: (date) => `Cette organisation et tout ce qu’elle contient seront supprimés le ${date}.`,
    deletionLook: 'Voir les détails',
    deletionByOwners: 'D’ici là, un propriétaire peut encore arrêter la suppression.',
    unsavedTitle: 'Quitter sans enregistrer ?',
    unsavedText: 'Vos modifications ne sont pas enregistrées et seraient perdues.',
    unsavedLeave: 'Quitter',
    unsavedStay: 'Rester ici',
    onlyHere: (address) =>
      `Les liens qui commencent par ${address} ne fonctionnent que sur cet ordinateur. Pour les partager, la personne qui gère l’installation indique dans CANVASS_URL une adresse que d’autres atteignent.`,
  },
  problems: {
    offline:
      'Vous êtes hors ligne. L’affichage n’est peut-être plus à jour et les modifications ne peuvent pas être enregistrées.',
    awayFromForm:
      'Pas de connexion. Les modifications du formulaire restent dans ce navigateur et seront enregistrées à son retour.',
    unanswering:
      'Le service ne répond pas. L’affichage n’est peut-être plus à jour et les modifications ne peuvent pas être enregistrées.',
    unreachable: 'Le service est injoignable. Vérifiez votre connexion et réessayez.',
    outdated: 'Canvass a été mis à jour entre-temps. Rechargez la page pour ouvrir cet élément.',
    unexpected:
      'Une erreur est survenue. Réessayez ; si elle persiste, prévenez la personne qui gère cette installation.',
    notFoundTitle: 'Il n’y a rien ici',
    notFound: 'L’adresse est incorrecte, ou ce qui était ici a disparu ou ne vous est pas accessible.',
    screenFailedTitle: 'Impossible d’afficher cet écran',
    byCode: {
      sign_in_needed: 'Votre session a pris fin. Reconnectez-vous.',
      sign_in_wrong: 'L’adresse e-mail et le mot de passe ne correspondent pas.',
      code_wrong: 'Le code est incorrect, déjà utilisé ou trop ancien.',
      passkey_refused: 'La clé d’accès n’a pas été acceptée.',
      passkey_unavailable:
        'Les clés d’accès ne fonctionnent que si l’adresse commence par https. Connectez-vous autrement.',
      last_sign_in_method:
        'Il ne resterait aucun moyen de se connecter. Définissez d’abord un mot de passe ou ajoutez un autre moyen.',
      oidc_failed: 'Le fournisseur d’identité est injoignable. Réessayez dans un instant.',
      oidc_join_ended:
        'Vous avez déjà répondu, ou plus de dix minutes se sont écoulées. Connectez-vous encore une fois.',
      password_weak:
        'Ce mot de passe est facile à deviner. Choisissez-en un auquel personne d’autre ne penserait.',
      password_same:
        'C’est votre mot de passe actuel, que d’autres connaissent peut-être. Choisissez-en un autre.',
      totp_on:
        'L’application d’authentification est déjà activée. Désactivez-la d’abord pour en utiliser une autre.',
      confirm_needed: 'Rien n’a été fait, car vous n’avez pas confirmé votre identité.',
      second_factor_needed: 'Cette organisation exige un second facteur.',
      sign_in_again: 'Un propriétaire a fermé vos sessions dans cette organisation. Reconnectez-vous.',
      second_factor_missing:
        'Configurez d’abord un second facteur pour votre propre compte, ou connectez-vous avec celui que vous avez.',
      second_factor_required:
        'C’est votre dernier second facteur, et l’une de vos organisations en exige un. Configurez-en d’abord un autre.',
      role_insufficient: 'Votre rôle ne le permet pas. Adressez-vous à un propriétaire de l’organisation.',
      link_invalid: 'Le lien a déjà servi, a expiré ou est incomplet.',
      link_elsewhere: 'Ce lien concerne un autre compte. Connectez-vous à celui-ci et ouvrez-le à nouveau.',
      new_password_needed: 'Choisissez un nouveau mot de passe pour rejoindre l’organisation.',
      mail_not_set_up: 'Cette installation n’envoie pas d’e-mails.',
      email_taken: 'Un compte existe déjà avec cette adresse e-mail. Utilisez-le pour vous connecter.',
      member_already: 'Cette personne est déjà membre. Son rôle peut être modifié dans la liste.',
      member_elsewhere:
        'Cette personne fait aussi partie d’une autre organisation, à laquelle un tel lien donnerait accès. Elle peut réinitialiser son mot de passe par e-mail.',
      last_owner: 'Une organisation a besoin d’un propriétaire. Donnez d’abord ce rôle à quelqu’un d’autre.',
      name_differs: 'Le nom n’est pas identique.',
      name_taken: 'Un autre espace de travail porte déjà ce nom. Choisissez-en un autre.',
      workspace_not_empty:
        'L’espace de travail contient maintenant des formulaires. Consultez-les avant de le supprimer.',
      mail_sent: 'L’e-mail a été envoyé entre-temps.',
      mail_expired: 'Le lien de cet e-mail a expiré. Créez-en un nouveau.',
      too_many_mails:
        'Cette organisation a déjà envoyé 100 e-mails dans l’heure. Réessayez plus tard, ou invitez sans adresse e-mail et transmettez le lien vous-même.',
      too_many_invitations: 'Il y a déjà 500 invitations. Retirez celles que personne n’acceptera.',
      connection_name_taken: 'Une autre connexion porte déjà ce nom.',
      pdf_busy: 'Trop de PDF sont en cours de création. Réessayez dans un instant.',
      pdf_failed: 'Le PDF n’a pas pu être créé. Imprimez plutôt la réponse.',
      too_many_connections: 'Il y a déjà 100 connexions. Supprimez celles dont personne n’a besoin.',
      too_many_views: 'Il y a déjà 200 vues. Supprimez celles dont vous n’avez pas besoin.',
      form_unpublished: 'Le formulaire n’a jamais été publié. Publiez-le d’abord.',
      form_too_large:
        'Le formulaire est trop grand : il contient trop de champs, d’options, de conditions, de formules ou de textes. Répartissez-le en plusieurs formulaires.',
      form_file_invalid: 'Ce fichier n’est pas un formulaire lisible.',
      published_changed: 'Quelqu’un a publié le formulaire entre-temps. Rien n’a été annulé.',
      form_has_errors: 'Le formulaire contient des erreurs. Corrigez-les, puis publiez-le.',
      draft_changed: 'Quelqu’un a modifié le formulaire depuis que vous l’avez ouvert. Rechargez-le.',
      address_taken: 'Un autre formulaire utilise maintenant cette adresse. Modifiez d’abord la sienne.',
      workspace_gone:
        'L’espace de travail du formulaire a été supprimé, le formulaire ne peut donc pas être rétabli.',
      export_running: 'Une exportation de cette organisation est en cours. Attendez qu’elle soit terminée.',
      action_switched_off: 'L’action est désactivée. Réactivez-la d’abord.',
      response_changed:
        'Quelqu’un a modifié cette réponse depuis que vous l’avez ouverte. Regardez-la d’abord à nouveau.',
      answer_fixed: 'Cette réponse ne peut pas être modifiée : elle est calculée ou a été payée.',
      note_of_another: 'Seul son auteur peut modifier une note.',
      cross_site: 'Le service n’a pas reconnu cette page comme la sienne. Rechargez la page et réessayez.',
      not_found: 'Cet élément a disparu ou ne vous est pas accessible.',
      field_invalid: 'Cette valeur ne peut pas être utilisée.',
      busy: 'Le serveur est surchargé pour le moment. Réessayez dans un instant.',
      not_ready: 'Le service n’est pas prêt. Réessayez dans un instant.',
      disk_full: 'Le disque du service est plein. Rien n’a été modifié.',
    },
    tooManyAttempts: (when) => `Trop de tentatives. Réessayez ${when}.`,
  },
  signIn: {
    signInTitle: 'Connexion',
    signIn: 'Se connecter',
    password: 'Mot de passe',
    forgotLink: 'Mot de passe oublié ?',
    or: 'ou',
    withPasskey: 'Se connecter avec une clé d’accès',
    withProvider: (provider) => `Se connecter avec ${provider}`,
    continueAs: (name) => `Continuer en tant que ${name}`,
    signedInAs: (name, email) => `Vous utilisez le compte ${of(name)} (${email}).`,
    signOut: 'Se déconnecter',
    accountDeleted: 'Votre compte a été supprimé.',
    noAccount: 'L’inscription n’est pas libre ici. Un propriétaire d’une organisation peut vous inviter.',

    passkeyNotChosen: 'Aucune clé d’accès n’a été choisie. Réessayez ou connectez-vous autrement.',
    passkeyFailed: 'Le navigateur n’a pas pu utiliser de clé d’accès. Réessayez ou connectez-vous autrement.',
    passkeyThere: 'Cet appareil a déjà une clé d’accès pour votre compte.',

    secondTitle: 'Seconde étape',
    secondByApp: 'Saisissez le code que votre application d’authentification affiche pour Canvass.',
    secondByRecovery:
      'Saisissez l’un des codes de secours que vous avez conservés. Chacun fonctionne une seule fois.',
    code: 'Code',
    codeMissing: 'Saisissez les 6 chiffres du code.',
    recoveryCode: 'Code de secours',
    recoveryMissing: 'Saisissez un code de secours, par exemple ab12-cd34-ef56.',
    useRecovery: 'Utiliser un code de secours',
    useApp: 'Utiliser l’application d’authentification',
    startOver: 'Recommencer',
    ticketOld: 'Trop de temps s’est écoulé. Reconnectez-vous.',

    againTitle: 'Se reconnecter',
    againText:
      'Votre session a pris fin. Reconnectez-vous avec le même compte pour continuer là où vous étiez ; ce que vous avez saisi est conservé.',
    againLeave: 'Quitter sans se connecter',

    problems: {
      oidc_denied:
        'Le fournisseur d’identité a refusé la connexion, ou vous l’avez interrompue. Réessayez ou connectez-vous autrement.',
      oidc_failed:
        'Le fournisseur d’identité est injoignable. Réessayez dans un instant ou connectez-vous autrement.',
      oidc_link_needed:
        'Un compte existe déjà avec votre adresse e-mail. Connectez-vous-y autrement, puis associez le fournisseur d’identité sous Compte, Sécurité.',
      oidc_no_account:
        'Le fournisseur d’identité vous connaît, mais vous n’avez pas de compte ici. Demandez une invitation à un propriétaire de votre organisation.',
      oidc_other_person:
        'Le fournisseur d’identité vous connaît sous une autre identité. Connectez-vous-y avec le compte associé ici.',
      oidc_taken:
        'Ce compte du fournisseur d’identité est déjà associé à un autre compte ici. Dissociez-le d’abord de celui-ci.',
      link_invalid: 'Le lien a déjà servi, a expiré ou est incomplet. Demandez-en un nouveau.',
    },

    emailMissing: 'Saisissez votre adresse e-mail.',
    emailInvalid: 'Saisissez une adresse e-mail, par exemple ada@example.org.',
    passwordMissing: 'Saisissez votre mot de passe.',
    passwordShort: (least) => `Utilisez au moins ${number(least)} caractères.`,
    nameMissing: 'Saisissez votre nom, en 100 caractères au plus.',
    yourName: 'Votre nom',
    newPassword: 'Nouveau mot de passe',
    passwordHelp: (least) => `Au moins ${number(least)} caractères, par exemple quelques mots.`,
    strength: {
      short: (missing) => `Il manque ${counted(missing, 'caractère', 'caractères')}`,
      weak: 'Trop facile à deviner',
      fair: 'Difficile à deviner',
      strong: 'Très difficile à deviner',
    },

    setupTitle: 'Configurer Canvass',
    setupText:
      'Créez le premier compte et l’organisation dont il est propriétaire. Vous pourrez inviter d’autres personnes plus tard.',
    setupOwnerTitle: (organization) => `Devenir propriétaire ${of(organization)}`,
    setupOwnerText: 'Créez un compte propriétaire de l’organisation et de tout ce qu’elle contient.',
    setupOwnerSignedIn: (organization) =>
      `Le compte que vous utilisez devient propriétaire ${of(organization)}.`,
    setupSignedIn: 'Le compte que vous utilisez devient propriétaire de la nouvelle organisation.',
    setupAnotherTitle: 'Créer une organisation',
    makeOrganization: 'Créer l’organisation',
    organizationName: 'Nom de l’organisation',
    organizationHelp: 'Votre entreprise, école ou association. Modifiable plus tard.',
    organizationExample: 'Bibliothèque des Quais',
    organizationMissing: 'Saisissez un nom de 100 caractères au plus.',
    sample: 'Commencer avec un formulaire d’exemple',
    sampleHelp: 'Une courte enquête pour faire des essais.',
    setUp: 'Configurer Canvass',
    becomeOwner: 'Devenir propriétaire',
    haveAccount: 'Vous avez déjà un compte ?',
    signInFirst: 'Se connecter d’abord',
    setupDone: 'Tout est prêt',
    sampleReady: 'Le formulaire d’exemple accepte déjà des réponses.',
    firstWorkspace: 'Formulaires',
    sampleName: 'Votre avis',
    recoveryUsed: (left) =>
      plural('fr', left, {
        one: `Vous avez utilisé un code de secours. Il en reste ${left}.`,
        other: `Vous avez utilisé un code de secours. Il en reste ${left}.`,
      }),
    openSample: 'Ouvrir le formulaire d’exemple',
    setupInvalidTitle: 'Ce lien de configuration ne fonctionne pas',
    setupInvalidText: 'Il a déjà servi, a expiré ou est incomplet.',
    setupUsed: 'Si vous avez déjà créé votre compte avec ce lien, connectez-vous.',
    setupInvalidAgain: 'Cette commande en crée un nouveau, sur la machine qui exécute Canvass :',
    setupCommand: 'La commande qui crée un lien de configuration',
    setupCommandFolder:
      'Si Canvass garde ses données dans un autre dossier que ./data, ajoutez --data <dossier>.',
    unclaimedTitle: 'Personne n’a encore de compte',
    unclaimedText:
      'Ouvrez le lien de configuration pour créer le premier compte. Il se trouve là où Canvass a été démarré : dans le terminal ou dans son journal.',
    unclaimedAgain:
      'Il est valable 24 heures. Cette commande en crée un nouveau, sur la machine qui exécute Canvass :',

    forgotTitle: 'Réinitialiser votre mot de passe',
    forgotText:
      'Saisissez l’adresse e-mail de votre compte. Vous recevrez un lien pour choisir un nouveau mot de passe.',
    askForLink: 'Demander le lien',
    forgotDone: (email) =>
      `Si un compte existe avec ${email}, un lien est en route. Il fonctionne une seule fois, pendant une heure.`,
    forgotLook: 'S’il n’arrive pas, regardez dans le dossier des courriers indésirables.',
    forgotNoMail:
      'Cette installation n’envoie pas d’e-mails. Demandez le lien à un propriétaire de votre organisation ou à la personne qui gère cette installation.',
    forgotCommandText:
      'La personne qui gère l’installation crée un lien avec cette commande, sur la machine qui exécute Canvass :',
    forgotCommand: 'La commande qui crée un lien pour un nouveau mot de passe',
    forgotDoneNoMail: (email) =>
      `Si un compte existe avec ${email}, un lien a été créé. Il fonctionne une seule fois, pendant une heure.`,
    backToSignIn: 'Retour à la connexion',

    resetTitle: 'Choisir un nouveau mot de passe',
    resetText: (email) =>
      `Pour le compte ${email}. Ses clés d’accès, fournisseurs d’identité, application d’authentification et sessions prennent fin.`,
    setPassword: 'Définir le mot de passe',
    passwordSet: 'Votre nouveau mot de passe est défini',
    resetInvalidTitle: 'Ce lien ne fonctionne pas',
    resetInvalidText: 'Il a déjà servi, a expiré ou est incomplet.',
    askAgain: 'Demander un nouveau lien',

    confirmEmailTitle: 'Confirmer votre adresse e-mail',
    confirmEmailText: 'L’adresse sera alors la vôtre : elle sert à vous connecter et à recevoir vos e-mails.',
    confirmEmail: 'Utiliser cette adresse e-mail',
    emailConfirmedTitle: 'Votre adresse e-mail est confirmée',
    emailConfirmedText: (email) => `Connectez-vous désormais avec ${email}.`,
    emailInvalidText:
      'Il a déjà servi, a expiré ou est incomplet. Modifiez de nouveau l’adresse dans votre compte.',
    confirmEmailSignIn:
      'Connectez-vous au compte auquel cette adresse est destinée. Le lien ne vaut que pour lui.',
    newPasswordWhy:
      'Un propriétaire d’une autre organisation connaît peut-être votre mot de passe, car il peut ouvrir les liens qu’il crée. Choisissez-en un nouveau pour rejoindre celle-ci. Tous les autres accès à votre compte prennent fin : clés d’accès, fournisseurs d’identité, application d’authentification et autres navigateurs.',
    toAccount: 'Ouvrir votre compte',

    joinTitle: (organization) => `Rejoindre ${organization}`,
    invitedBy: (name) => `${name} vous invite.`,
    invited: 'Vous avez une invitation.',
    joinAs: {
      owner: 'Vous serez propriétaire : vous aurez accès à toute l’organisation, y compris à ses membres.',
      admin:
        'Vous serez admin : vous travaillerez dans tous les espaces de travail et modifierez les paramètres.',
      member: 'Vous serez membre : vous travaillerez dans les espaces de travail auxquels vous aurez accès.',
    },
    invitationEnds: (when) => `L’invitation expire ${when}.`,
    join: 'Créer un compte et rejoindre',
    joinAsPerson: (name) => `Rejoindre en tant que ${name}`,
    anotherAccount: 'Utiliser un autre compte',
    joinedTitle: (organization) => `Vous faites partie ${of(organization)}`,
    joinedText: 'Cette invitation ne demande plus rien.',
    openOrganization: 'Ouvrir l’organisation',
    joinWithProvider: (provider) => `Rejoindre avec ${provider}`,
    joined: (organization) => `Vous avez rejoint ${organization}`,
    joinInvalidTitle: 'Cette invitation ne fonctionne pas',
    joinInvalidText:
      'Elle a déjà servi, a été retirée, a expiré ou est incomplète. Demandez-en une nouvelle à la personne qui vous l’a envoyée.',
    toSignIn: 'Aller à la connexion',
    joinQuestion: (organization) => `Rejoindre ${organization} ?`,
    mayJoin: (provider) => `Les personnes qui se connectent avec ${provider} peuvent la rejoindre.`,
    knownAs: (provider, person) =>
      `${provider} vous connaît sous le nom de ${person}. En rejoignant l’organisation, vous obtenez un compte.`,
    takesAddress: (provider) =>
      `Un autre compte utilise cette adresse e-mail sans l’avoir jamais confirmée. S’il est à vous, connectez-vous-y et associez ${provider}. Si vous continuez ici, il perd l’adresse.`,
    joinNow: 'Rejoindre',
    notNow: 'Pas maintenant',
    joinEndedTitle: 'Il n’y a rien à rejoindre',
    joinEndedText:
      'Vous avez déjà répondu, ou plus de dix minutes se sont écoulées. Connectez-vous encore une fois.',

    homeTitle: 'Vous ne faites partie d’aucune organisation',
    homeText:
      'Les formulaires appartiennent à une organisation. Demandez à un propriétaire de la vôtre une invitation à l’adresse avec laquelle vous vous connectez :',
    homeStepsTitle: 'Comment obtenir un accès',
    homeSteps: {
      ask: 'Un propriétaire ouvre Paramètres, Membres et vous invite.',
      link: 'Vous ouvrez le lien de l’invitation, reçu par e-mail ou transmis autrement.',
      join: 'Vous rejoignez l’organisation avec ce compte, et elle s’ouvre.',
    },
  },
};

export const language: Language = {
  code: 'fr',
  name: 'Français',
  direction: 'ltr',
  texts: publicTexts as Texts,
};
