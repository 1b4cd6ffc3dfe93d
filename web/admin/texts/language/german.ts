import type { Language } from '../language.ts';
import { figure, plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

const number = (value: number) => figure('de', value);
const formsOf = (count: number) =>
  plural('de', count, { one: `${number(count)} Formular`, other: `${number(count)} Formulare` });
const responsesOf = (count: number) =>
  plural('de', count, { one: `${number(count)} Antwort`, other: `${number(count)} Antworten` });

const pages = {
  general: 'Allgemein',
  members: 'Mitglieder',
  workspaces: 'Arbeitsbereiche',
  keys: 'API-Schlüssel',
  mail: 'E-Mail',
  branding: 'Gestaltung',
  data: 'Daten',
  audit: 'Protokoll',
};

const texts: Texts = {
  common: {
    save: 'Speichern',
    saved: 'Gespeichert',
    nothingToSave: 'Noch wurde nichts geändert',
    cancel: 'Abbrechen',
    close: 'Schließen',
    undo: 'Rückgängig',
    copy: 'Kopieren',
    copied: 'Kopiert',
    copyFailed: 'Markieren Sie den Text und kopieren Sie ihn von Hand',
    remove: 'Entfernen',
    delete: 'Löschen',
    rename: 'Umbenennen',
    back: 'Zurück',
    next: 'Weiter',
    more: 'Mehr',
    name: 'Name',
    email: 'E-Mail-Adresse',
    optional: 'optional',
    loading: 'Wird geladen',
    tryAgain: 'Noch einmal versuchen',
    reload: 'Neu laden',
    search: 'Suchen',
    clear: 'Leeren',
    showPassword: 'Passwort anzeigen',
    hidePassword: 'Passwort verbergen',
    never: 'nie',
    on: 'An',
    off: 'Aus',
  },

  frame: {
    skip: 'Zum Inhalt springen',
    notifications: 'Benachrichtigungen',
    language: 'Sprache',
    toStart: 'Zur Startseite',
    navigation: 'Navigation',
    openNavigation: 'Navigation öffnen',
    foldNavigation: 'Seitenleiste einklappen',
    unfoldNavigation: 'Seitenleiste ausklappen',
    organizations: 'Organisationen',
    switchOrganization: 'Organisation wechseln',
    allForms: 'Alle Formulare',
    workspaces: 'Arbeitsbereiche',
    noWorkspacesYet: 'Noch keine. In den Einstellungen können Sie einen erstellen.',
    mailsWaiting: (count) =>
      plural('de', count, {
        one: `${number(count)} E-Mail wartet im Postausgang`,
        other: `${number(count)} E-Mails warten im Postausgang`,
      }),
    noWorkspaces: 'Für Sie ist noch kein Arbeitsbereich freigegeben.',
    settings: 'Einstellungen',
    account: 'Konto',
    signOut: 'Abmelden',
    theme: 'Farben',
    themeSystem: 'Wie das Gerät',
    themeLight: 'Hell',
    themeDark: 'Dunkel',
    shortcuts: 'Tastenkürzel',
    documentation: 'API-Referenz',
    search: 'Suchen',
    palette: {
      title: 'Öffnen oder ausführen',
      placeholder: 'Formular, Seite oder Befehl',
      empty: 'Nichts gefunden. Versuchen Sie ein anderes Wort.',
      goTo: 'Öffnen',
      forms: 'Formulare',
      workspaces: 'Arbeitsbereiche',
      organizations: 'Organisationen',
      actions: 'Ausführen',
      synonyms: {
        create: 'anlegen hinzufügen neu',
        invite: 'hinzufügen neu Mitglied Benutzer Kollegen',
        look: 'Aussehen Darstellung Anzeige Modus',
        help: 'Hilfe Anleitung Dokumentation',
        forms: 'teilen Link einbetten QR Antworten',
        account: 'Profil Name E-Mail Adresse',
        security:
          'Sicherheit Passwort Kennwort 2FA Zwei-Faktor TOTP Authenticator Passkey Wiederherstellungscodes',
        sessions: 'Geräte Browser angemeldet',
        pages: {
          general: 'Organisation Name 2FA zweiter Faktor Pflicht',
          members: 'Team Benutzer Nutzer Personen Rollen Einladungen Kollegen',
          workspaces: 'Ordner teilen Zugriff',
          keys: 'API Token Schlüssel',
          mail: 'E-Mail Postausgang SMTP Absender',
          branding: 'Logo Farben Stil Design',
          data: 'Export exportieren Import herunterladen Archiv',
          audit: 'Verlauf Aktivität Export',
        },
      },
    },
    shortcut: {
      everywhere: 'Überall',
      onForms: 'In der Liste der Formulare',
      palette: 'Alles öffnen oder ausführen',
      sheet: 'Diese Übersicht anzeigen',
      notifications: 'Zu den Benachrichtigungen',
      goForms: 'Alle Formulare öffnen',
      goSettings: 'Einstellungen öffnen',
      goMembers: 'Mitglieder öffnen',
      goKeys: 'API-Schlüssel öffnen',
      goAccount: 'Konto öffnen',
      search: 'Suchen',
      newForm: 'Neues Formular',
    },
    deletionPlanned: (date) => `Diese Organisation wird am ${date} mit allem, was darin ist, gelöscht.`,
    deletionLook: 'Ansehen',
    deletionByOwners: 'Bis dahin können Inhaber die Löschung noch stoppen.',
    unsavedTitle: 'Seite ohne Speichern verlassen?',
    unsavedText: 'Was Sie hier geändert haben, ist nicht gespeichert und ginge verloren.',
    unsavedLeave: 'Verlassen',
    unsavedStay: 'Hier bleiben',
    onlyHere: (address) =>
      `Links, die mit ${address} beginnen, funktionieren nur auf diesem Computer. Damit sie für andere funktionieren, setzt der Betreiber der Installation CANVASS_URL auf eine Adresse, die andere erreichen.`,
  },

  problems: {
    offline:
      'Es besteht keine Verbindung. Was Sie sehen, ist vielleicht nicht aktuell, und Änderungen lassen sich nicht speichern.',
    awayFromForm:
      'Keine Verbindung. Änderungen am Formular bleiben in diesem Browser und werden gespeichert, sobald sie wieder da ist.',
    unanswering:
      'Der Dienst antwortet nicht. Was Sie sehen, ist vielleicht nicht aktuell, und Änderungen lassen sich nicht speichern.',
    unreachable:
      'Der Dienst ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    outdated: 'Canvass wurde inzwischen aktualisiert. Laden Sie die Seite neu, um dies zu öffnen.',
    unexpected:
      'Etwas ist schiefgegangen. Versuchen Sie es noch einmal. Hilft das nicht, wenden Sie sich an den Betreiber dieser Installation.',
    notFoundTitle: 'Hier ist nichts',
    notFound:
      'Die Adresse stimmt nicht, oder was hier war, ist nicht mehr da oder für Sie nicht freigegeben.',
    screenFailedTitle: 'Diese Seite lässt sich nicht anzeigen',
    byCode: {
      sign_in_needed: 'Ihre Sitzung ist beendet. Melden Sie sich wieder an.',
      sign_in_wrong: 'E-Mail-Adresse und Passwort passen nicht zusammen.',
      code_wrong: 'Der Code ist falsch, verbraucht oder zu alt.',
      passkey_refused: 'Der Passkey wurde nicht angenommen.',
      passkey_unavailable:
        'Passkeys funktionieren nur, wenn die Adresse mit https beginnt. Melden Sie sich auf einem anderen Weg an.',
      last_sign_in_method:
        'Danach gäbe es keinen Weg mehr, sich anzumelden. Legen Sie zuerst ein Passwort fest oder fügen Sie einen anderen Weg hinzu.',
      oidc_failed: 'Der Anmeldedienst ist nicht erreichbar. Versuchen Sie es gleich noch einmal.',
      oidc_join_ended:
        'Sie haben schon geantwortet, oder es sind mehr als zehn Minuten vergangen. Melden Sie sich noch einmal an.',
      password_weak: 'Dieses Passwort ist leicht zu erraten. Wählen Sie eines, auf das andere nicht kommen.',
      password_same: 'Das ist Ihr jetziges Passwort, das andere kennen könnten. Wählen Sie ein anderes.',
      totp_on:
        'Die Authenticator-App ist schon eingeschaltet. Schalten Sie sie zuerst aus, um eine andere zu verwenden.',
      confirm_needed: 'Es ist nichts geschehen, weil Sie Ihre Identität nicht bestätigt haben.',
      second_factor_needed: 'Diese Organisation verlangt einen zweiten Faktor.',
      sign_in_again: 'Ein Inhaber hat Ihre Sitzungen in dieser Organisation beendet. Melden Sie sich neu an.',
      second_factor_missing:
        'Richten Sie zuerst für Ihr eigenes Konto einen zweiten Faktor ein, oder melden Sie sich mit ihm an.',
      second_factor_required:
        'Das ist Ihr letzter zweiter Faktor, und eine Ihrer Organisationen verlangt einen. Richten Sie zuerst einen anderen ein.',
      role_insufficient: 'Ihre Rolle erlaubt das nicht. Wenden Sie sich an die Inhaber der Organisation.',
      link_invalid: 'Der Link wurde schon verwendet, ist abgelaufen oder unvollständig.',
      link_elsewhere:
        'Dieser Link gilt für ein anderes Konto. Melden Sie sich dort an und öffnen Sie ihn noch einmal.',
      new_password_needed: 'Wählen Sie ein neues Passwort, um beizutreten.',
      mail_not_set_up: 'Diese Installation verschickt keine E-Mails.',
      email_taken: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich damit an.',
      member_already: 'Diese Person ist schon Mitglied. Ihre Rolle lässt sich in der Liste ändern.',
      member_elsewhere:
        'Diese Person gehört auch zu einer anderen Organisation, die ein solcher Link öffnen würde. Sie kann ihr Passwort per E-Mail zurücksetzen.',
      last_owner: 'Eine Organisation braucht einen Inhaber. Geben Sie zuerst jemand anderem diese Rolle.',
      name_differs: 'Der Name stimmt nicht überein.',
      name_taken: 'Ein anderer Arbeitsbereich heißt schon so. Wählen Sie einen anderen Namen.',
      workspace_not_empty:
        'Im Arbeitsbereich sind inzwischen Formulare. Sehen Sie sie an, bevor Sie ihn löschen.',
      mail_sent: 'Die E-Mail wurde inzwischen gesendet.',
      mail_expired: 'Der Link in dieser E-Mail ist abgelaufen. Erstellen Sie einen neuen.',
      too_many_mails:
        'Diese Organisation hat in dieser Stunde schon 100 E-Mails gesendet. Versuchen Sie es später noch einmal, oder laden Sie ohne E-Mail-Adresse ein und geben Sie den Link selbst weiter.',
      too_many_invitations: 'Es gibt schon 500 Einladungen. Ziehen Sie die zurück, die niemand mehr annimmt.',
      form_unpublished: 'Das Formular wurde nie veröffentlicht. Veröffentlichen Sie es zuerst.',
      form_file_invalid: 'Die Datei ist kein lesbares Formular.',
      form_has_errors: 'Das Formular hat Fehler. Beheben Sie sie und veröffentlichen Sie es dann.',
      draft_changed: 'Jemand hat das Formular geändert, seit Sie es geöffnet haben. Laden Sie es neu.',
      address_taken: 'Inzwischen hat ein anderes Formular diese Adresse. Ändern Sie zuerst dessen Adresse.',
      workspace_gone:
        'Der Arbeitsbereich des Formulars wurde gelöscht. Das Formular lässt sich deshalb nicht zurückholen.',
      export_running: 'Ein Export dieser Organisation läuft gerade. Warten Sie, bis er fertig ist.',
      response_changed:
        'Jemand hat diese Antwort geändert, seit Sie sie geöffnet haben. Sehen Sie sie zuerst noch einmal an.',
      answer_fixed: 'Diese Antwort lässt sich nicht bearbeiten: Sie wird berechnet oder wurde bezahlt.',
      note_of_another: 'Eine Notiz kann nur ändern, wer sie geschrieben hat.',
      cross_site:
        'Der Dienst hat diese Seite nicht als seine eigene erkannt. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
      not_found: 'Es ist nicht mehr da oder für Sie nicht freigegeben.',
      field_invalid: 'Das kann nicht verwendet werden.',
      not_ready: 'Der Dienst ist noch nicht bereit. Versuchen Sie es gleich noch einmal.',
      disk_full: 'Der Speicherplatz des Dienstes ist voll. Nichts wurde geändert.',
    },
    tooManyAttempts: (when) => `Zu viele Versuche. Versuchen Sie es ${when} noch einmal.`,
  },

  signIn: {
    signInTitle: 'Anmelden',
    signIn: 'Anmelden',
    password: 'Passwort',
    forgotLink: 'Passwort vergessen?',
    or: 'oder',
    withPasskey: 'Mit Passkey anmelden',
    withProvider: (provider) => `Mit ${provider} anmelden`,
    continueAs: (name) => `Weiter als ${name}`,
    signedInAs: (name, email) => `Sie sind als ${name} (${email}) angemeldet.`,
    signOut: 'Abmelden',
    accountDeleted: 'Ihr Konto wurde gelöscht.',
    noAccount:
      'Eine offene Registrierung gibt es hier nicht. Inhaber einer Organisation können Sie einladen.',

    passkeyNotChosen:
      'Es wurde kein Passkey gewählt. Versuchen Sie es noch einmal oder nehmen Sie einen anderen Weg.',
    passkeyFailed:
      'Der Browser konnte keinen Passkey verwenden. Versuchen Sie es noch einmal oder nehmen Sie einen anderen Weg.',
    passkeyThere: 'Dieses Gerät hat schon einen Passkey für Ihr Konto.',

    secondTitle: 'Zweiter Schritt',
    secondByApp: 'Geben Sie den Code ein, den Ihre Authenticator-App für Canvass zeigt.',
    secondByRecovery:
      'Geben Sie einen der Wiederherstellungscodes ein, die Sie aufbewahrt haben. Jeder gilt einmal.',
    code: 'Code',
    codeMissing: 'Geben Sie die 6 Ziffern des Codes ein.',
    recoveryCode: 'Wiederherstellungscode',
    recoveryMissing: 'Geben Sie einen Wiederherstellungscode ein, zum Beispiel ab12-cd34-ef56.',
    useRecovery: 'Wiederherstellungscode verwenden',
    useApp: 'Authenticator-App verwenden',
    startOver: 'Von vorn beginnen',
    ticketOld: 'Es ist zu viel Zeit vergangen. Melden Sie sich noch einmal an.',

    againTitle: 'Noch einmal anmelden',
    againText:
      'Ihre Sitzung ist beendet. Melden Sie sich als dieselbe Person an, dann geht es weiter, wo Sie waren; was Sie geschrieben haben, bleibt.',
    againLeave: 'Ohne Anmeldung gehen',

    problems: {
      oidc_denied:
        'Der Anmeldedienst hat Sie nicht angemeldet, oder Sie haben abgebrochen. Versuchen Sie es noch einmal oder melden Sie sich auf einem anderen Weg an.',
      oidc_failed:
        'Der Anmeldedienst ist nicht erreichbar. Versuchen Sie es gleich noch einmal oder melden Sie sich auf einem anderen Weg an.',
      oidc_link_needed:
        'Zu Ihrer E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich dort auf einem anderen Weg an und verknüpfen Sie den Anmeldedienst unter „Konto“, „Sicherheit“.',
      oidc_no_account:
        'Der Anmeldedienst kennt Sie, aber hier gibt es kein Konto für Sie. Bitten Sie die Inhaber Ihrer Organisation um eine Einladung.',
      oidc_other_person:
        'Der Anmeldedienst kennt Sie als jemand anderen. Melden Sie sich dort mit dem Konto an, das hier verknüpft ist.',
      oidc_taken:
        'Dieses Konto beim Anmeldedienst gehört hier zu einem anderen Konto. Trennen Sie dort zuerst die Verknüpfung.',
      link_invalid:
        'Der Link wurde schon verwendet, ist abgelaufen oder unvollständig. Fordern Sie einen neuen an.',
    },

    emailMissing: 'Geben Sie Ihre E-Mail-Adresse ein.',
    emailInvalid: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel ada@example.org.',
    passwordMissing: 'Geben Sie Ihr Passwort ein.',
    passwordShort: (least) => `Verwenden Sie mindestens ${least} Zeichen.`,
    nameMissing: 'Geben Sie Ihren Namen mit höchstens 100 Zeichen ein.',
    yourName: 'Ihr Name',
    newPassword: 'Neues Passwort',
    passwordHelp: (least) => `Mindestens ${least} Zeichen. Einige Wörter hintereinander eignen sich gut.`,
    strength: {
      short: (missing) => `Noch ${missing} Zeichen`,
      weak: 'Zu leicht zu erraten',
      fair: 'Schwer zu erraten',
      strong: 'Sehr schwer zu erraten',
    },

    setupTitle: 'Canvass einrichten',
    setupText:
      'Erstellen Sie das erste Konto und die Organisation, die ihm gehört. Andere können Sie später einladen.',
    setupOwnerTitle: (organization) => `Inhaber von ${organization} werden`,
    setupOwnerText: 'Erstellen Sie ein Konto, dem die Organisation mit allem darin gehört.',
    setupOwnerSignedIn: (organization) =>
      `Mit dem Konto, mit dem Sie angemeldet sind, werden Sie Inhaber von ${organization}.`,
    setupSignedIn: 'Die neue Organisation gehört dem Konto, mit dem Sie angemeldet sind.',
    setupAnotherTitle: 'Organisation erstellen',
    makeOrganization: 'Organisation erstellen',
    organizationName: 'Name der Organisation',
    organizationHelp: 'Firma, Schule oder Verein. Der Name lässt sich später ändern.',
    organizationExample: 'Stadtbücherei am Fluss',
    organizationMissing: 'Geben Sie einen Namen mit höchstens 100 Zeichen ein.',
    sample: 'Mit einem Beispielformular beginnen',
    sampleHelp: 'Eine kurze Umfrage zum Ausprobieren.',
    setUp: 'Canvass einrichten',
    becomeOwner: 'Inhaber werden',
    haveAccount: 'Sie haben schon ein Konto?',
    signInFirst: 'Zuerst anmelden',
    setupDone: 'Alles ist eingerichtet',
    sampleReady: 'Das Beispielformular nimmt schon Antworten an.',
    firstWorkspace: 'Formulare',
    sampleName: 'Rückmeldung',
    recoveryUsed: (left) =>
      plural('de', left, {
        one: 'Sie haben einen Wiederherstellungscode verwendet. Einer ist noch übrig.',
        other: `Sie haben einen Wiederherstellungscode verwendet. ${left} sind noch übrig.`,
      }),
    openSample: 'Beispielformular öffnen',
    setupInvalidTitle: 'Dieser Einrichtungslink funktioniert nicht',
    setupInvalidText: 'Er wurde schon verwendet, ist abgelaufen oder unvollständig.',
    setupUsed: 'Wenn Sie Ihr Konto schon damit erstellt haben, melden Sie sich an.',
    setupInvalidAgain:
      'Mit diesem Befehl erstellen Sie einen neuen Link, auf dem Rechner, auf dem Canvass läuft:',
    setupCommand: 'Befehl, der einen Einrichtungslink erstellt',
    setupCommandFolder:
      'Wenn Canvass seine Daten nicht im Ordner ./data hat, fügen Sie --data <Ordner> hinzu.',
    unclaimedTitle: 'Noch hat niemand ein Konto',
    unclaimedText:
      'Öffnen Sie den Einrichtungslink, um das erste Konto zu erstellen. Er steht dort, wo Canvass gestartet wurde: im Terminal oder in der Logdatei.',
    unclaimedAgain:
      'Er gilt 24 Stunden. Dieser Befehl erstellt einen neuen, auf dem Rechner, auf dem Canvass läuft:',

    forgotTitle: 'Passwort zurücksetzen',
    forgotText:
      'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Sie erhalten einen Link, mit dem Sie ein neues Passwort festlegen.',
    askForLink: 'Link anfordern',
    forgotDone: (email) =>
      `Wenn es ein Konto mit ${email} gibt, ist ein Link unterwegs. Er gilt eine Stunde und nur einmal.`,
    forgotLook: 'Sehen Sie im Spam-Ordner nach, wenn er nicht ankommt.',
    forgotNoMail:
      'Diese Installation sendet keine E-Mails. Bitten Sie die Inhaber Ihrer Organisation oder den Betreiber dieser Installation um den Link.',
    forgotCommandText:
      'Wer die Installation betreibt, erstellt einen Link mit diesem Befehl, auf dem Rechner, auf dem Canvass läuft:',
    forgotCommand: 'Befehl, der einen Link für ein neues Passwort erstellt',
    forgotDoneNoMail: (email) =>
      `Wenn es ein Konto mit ${email} gibt, wurde ein Link erstellt. Er gilt eine Stunde und nur einmal.`,
    backToSignIn: 'Zurück zur Anmeldung',

    resetTitle: 'Neues Passwort festlegen',
    resetText: (email) =>
      `Für das Konto ${email}. Passkeys, Anmeldedienste, die Authentifizierungs-App und alle bisherigen Sitzungen enden.`,
    setPassword: 'Passwort festlegen',
    passwordSet: 'Ihr neues Passwort gilt jetzt',
    resetInvalidTitle: 'Dieser Link funktioniert nicht',
    resetInvalidText: 'Er wurde schon verwendet, ist abgelaufen oder unvollständig.',
    askAgain: 'Neuen Link anfordern',

    confirmEmailTitle: 'E-Mail-Adresse bestätigen',
    confirmEmailText: 'Dann ist die Adresse Ihre: Sie melden sich damit an, und E-Mails gehen dorthin.',
    confirmEmail: 'Diese E-Mail-Adresse verwenden',
    emailConfirmedTitle: 'Ihre E-Mail-Adresse ist bestätigt',
    emailConfirmedText: (email) => `Von jetzt an melden Sie sich mit ${email} an.`,
    emailInvalidText:
      'Er wurde schon verwendet, ist abgelaufen oder unvollständig. Ändern Sie die Adresse noch einmal in Ihrem Konto.',
    confirmEmailSignIn:
      'Melden Sie sich bei dem Konto an, für das diese Adresse ist. Nur dort zählt der Link.',
    newPasswordWhy:
      'Ein Inhaber einer anderen Organisation kennt vielleicht Ihr Passwort, weil er die Links öffnen kann, die er erstellt. Wählen Sie ein neues, um beizutreten. Alle anderen Wege in Ihr Konto enden: Passkeys, Anmeldedienste, die Authentifizierungs-App und andere Browser.',
    toAccount: 'Konto öffnen',

    joinTitle: (organization) => `${organization} beitreten`,
    invitedBy: (name) => `${name} lädt Sie ein.`,
    invited: 'Sie sind eingeladen.',
    joinAs: {
      owner: 'Ihre Rolle ist Inhaber: Alles in der Organisation steht Ihnen offen, auch ihre Mitglieder.',
      admin: 'Ihre Rolle ist Admin: Sie arbeiten in allen Arbeitsbereichen und ändern Einstellungen.',
      member: 'Ihre Rolle ist Mitglied: Sie arbeiten in den Arbeitsbereichen, die für Sie freigegeben sind.',
    },
    invitationEnds: (when) => `Die Einladung endet ${when}.`,
    join: 'Konto erstellen und beitreten',
    joinAsPerson: (name) => `Als ${name} beitreten`,
    anotherAccount: 'Anderes Konto verwenden',
    joinedTitle: (organization) => `Sie gehören zu ${organization}`,
    joinedText: 'Mit dieser Einladung ist nichts mehr zu tun.',
    openOrganization: 'Organisation öffnen',
    joinWithProvider: (provider) => `Mit ${provider} beitreten`,
    joined: (organization) => `Sie sind ${organization} beigetreten`,
    joinInvalidTitle: 'Diese Einladung funktioniert nicht',
    joinInvalidText:
      'Sie wurde schon verwendet oder zurückgezogen, ist abgelaufen oder unvollständig. Bitten Sie um eine neue, wo Sie diese erhalten haben.',
    toSignIn: 'Zur Anmeldung',
    joinQuestion: (organization) => `${organization} beitreten?`,
    mayJoin: (provider) => `Wer sich mit ${provider} anmeldet, kann beitreten.`,
    knownAs: (provider, person) =>
      `${provider} kennt Sie als ${person}. Mit dem Beitritt wird ein Konto für Sie angelegt.`,
    takesAddress: (provider) =>
      `Ein anderes Konto verwendet diese E-Mail-Adresse, ohne sie je bestätigt zu haben. Wenn es Ihres ist, melden Sie sich dort an und verknüpfen Sie ${provider}. Wenn Sie hier beitreten, verliert es die Adresse.`,
    joinNow: 'Beitreten',
    notNow: 'Jetzt nicht',
    joinEndedTitle: 'Hier gibt es nichts beizutreten',
    joinEndedText:
      'Sie haben schon geantwortet, oder es sind mehr als zehn Minuten vergangen. Melden Sie sich noch einmal an.',

    homeTitle: 'Sie gehören zu keiner Organisation',
    homeText:
      'Formulare gehören zu einer Organisation. Bitten Sie die Inhaber Ihrer Organisation um eine Einladung an die Adresse, mit der Sie sich anmelden:',
    homeStepsTitle: 'So kommen Sie hinein',
    homeSteps: {
      ask: 'Ein Inhaber öffnet „Einstellungen“, „Mitglieder“ und lädt Sie ein.',
      link: 'Sie öffnen den Einladungslink aus der E-Mail oder als Kopie.',
      join: 'Sie treten mit diesem Konto bei, und die Organisation öffnet sich.',
    },
  },

  account: {
    title: 'Ihr Konto',
    tabs: 'Teile Ihres Kontos',
    profile: 'Profil',
    security: 'Sicherheit',
    sessions: 'Sitzungen',
    back: (organization) => `Zurück zu ${organization}`,

    confirmTitle: 'Identität bestätigen',
    confirmText: 'Das ist ein wichtiger Schritt. Bestätigen Sie noch einmal, wer Sie sind.',
    confirm: 'Bestätigen',
    confirmWithPasskey: 'Passkey verwenden',
    confirmByProvider: (provider) =>
      `Ihr Konto hat weder ein Passwort noch einen Passkey. Melden Sie sich noch einmal mit ${provider} an und wiederholen Sie dann diesen Schritt.`,
    passwordWrong: 'Das Passwort ist falsch.',

    nameTitle: 'Name',
    nameText: 'So sehen ihn andere in Ihren Organisationen.',
    nameSaved: 'Name gespeichert',
    emailTitle: 'E-Mail-Adresse',
    emailText: 'Damit melden Sie sich an, und dorthin gehen E-Mails.',
    emailNow: 'Aktuelle E-Mail-Adresse',
    newEmail: 'Neue E-Mail-Adresse',
    changeEmail: 'E-Mail-Adresse ändern',
    emailByLink: 'An die neue Adresse geht ein Link. Sie wird geändert, sobald Sie ihn dort öffnen.',
    emailAtOnce:
      'Diese Installation sendet keine E-Mails, daher wird die Adresse sofort geändert. Geben Sie sie sorgfältig ein.',
    emailSent: (email) =>
      `Öffnen Sie innerhalb eines Tages den Link, der an ${email} gesendet wurde. Bis dahin ändert sich nichts.`,
    emailReleased:
      'Ihr Konto hat keine E-Mail-Adresse mehr, weil die bisherige jemand anderem gehört. Geben Sie eine an, die Sie lesen können, damit Sie sich wieder anmelden können.',
    emailUnconfirmed: 'Diese Adresse ist noch nicht bestätigt. Öffnen Sie den Link, der dorthin ging.',
    sendEmailLink: 'Link noch einmal senden',
    emailLinkSent: (email: string) => `Ein Link ist unterwegs an ${email}. Er gilt einen Tag und nur einmal.`,
    emailVouched:
      'Diese Installation verschickt keine E-Mails, deshalb ist nicht bewiesen, dass die Adresse Ihnen gehört. Ein Inhaber oder der Betreiber hat sich dafür verbürgt.',
    emailUnproved:
      'Diese Installation verschickt keine E-Mails, deshalb ist nicht bewiesen, dass die Adresse Ihnen gehört. Ein Inhaber kann sie unter Einstellungen, Mitglieder bestätigen.',
    emailTaken: 'Mit dieser E-Mail-Adresse gibt es bereits ein Konto. Wählen Sie eine andere.',
    emailChanged: (email) => `Von jetzt an melden Sie sich mit ${email} an`,
    lookTitle: 'Darstellung',
    lookText: 'Gilt auf diesem Gerät.',
    theme: 'Farben',
    themes: { system: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
    density: 'Dichte',
    densities: { normal: 'Luftig', compact: 'Kompakt' },
    languageTitle: 'Sprache',
    languageText: 'Für die App und für E-Mails an Sie, auf allen Ihren Geräten.',
    languageOfBrowser: 'Wie der Browser',

    passwordTitle: 'Passwort',
    passwordText: 'Eine Änderung beendet alle Ihre anderen Sitzungen.',
    passwordOn: 'Sie haben ein Passwort.',
    passwordOff: 'Sie haben kein Passwort.',
    currentPassword: 'Aktuelles Passwort',
    currentPasswordMissing: 'Geben Sie Ihr aktuelles Passwort ein.',
    changePassword: 'Passwort ändern',
    setPassword: 'Passwort festlegen',
    passwordChanged: 'Passwort geändert',
    othersEnded: 'Alle Ihre anderen Sitzungen sind beendet.',

    totpTitle: 'Authenticator-App',
    totpText: 'Nach dem Passwort geben Sie einen Code ein, den eine App auf Ihrem Telefon zeigt.',
    totpOn: (date) => `An seit ${date}`,
    totpOff: 'Aus. Wer Ihr Passwort kennt, kommt ohne Weiteres hinein.',
    totpNoPassword: 'Aus. Der Code wird nach einem Passwort verlangt, und Sie haben keines.',
    codesLeft: (count) =>
      plural('de', count, {
        one: `${number(count)} Wiederherstellungscode ist übrig.`,
        other: `${number(count)} Wiederherstellungscodes sind übrig.`,
      }),
    codesFew: 'Erstellen Sie neue, bevor sie ausgehen.',
    turnOn: 'Einschalten',
    turnOff: 'Ausschalten',
    turnOffTitle: 'Authenticator-App ausschalten?',
    turnOffText:
      'Zum Anmelden reicht dann Ihr Passwort. Der Eintrag in Ihrer App und Ihre Wiederherstellungscodes gelten nicht mehr.',
    turnedOff: 'Authenticator-App ausgeschaltet',
    newCodes: 'Neue Wiederherstellungscodes erstellen',
    newCodesTitle: 'Neue Wiederherstellungscodes erstellen?',
    newCodesText: 'Die Codes, die Sie bisher aufbewahrt haben, gelten dann nicht mehr.',
    makeCodes: 'Neue Codes erstellen',

    totpDialogTitle: 'Authenticator-App einschalten',
    totpScan:
      'Scannen Sie dieses Bild mit einer Authenticator-App, zum Beispiel der Ihres Telefons oder Ihres Passwortmanagers.',
    totpPicture: 'QR-Code für Ihre Authenticator-App',
    totpSecret: 'Oder geben Sie diesen Schlüssel in die App ein',
    totpCode: 'Code, den die App zeigt',
    totpCodeMissing: 'Geben Sie die 6 Ziffern ein, die die App zeigt.',
    totpCodeWrong:
      'Das ist nicht der Code, den die App zeigen müsste. Prüfen Sie die Uhr Ihres Telefons und geben Sie den nächsten ein.',

    codesTitle: 'Wiederherstellungscodes aufbewahren',
    codesText:
      'Jeder gilt einmal, wenn Ihr Telefon nicht zur Hand ist. Sie werden nicht noch einmal angezeigt.',
    codesLabel: 'Wiederherstellungscodes',
    codesLeaveTitle: 'Seite ohne die Codes verlassen?',
    codesLeaveText:
      'Sie werden nicht noch einmal angezeigt. Sie können hier später neue erstellen; diese gelten dann nicht mehr.',
    copyCodes: 'Kopieren',
    downloadCodes: 'Herunterladen',
    printCodes: 'Drucken',
    codesFile: 'canvass-wiederherstellungscodes.txt',
    codesHead: (address, email) => `Wiederherstellungscodes von ${email} für ${address}`,
    codesKept: 'Ich habe sie aufbewahrt',
    codesKeptMissing: 'Bewahren Sie die Codes zuerst auf und setzen Sie dann dieses Häkchen.',
    done: 'Fertig',
    totpTurnedOn: 'Authenticator-App eingeschaltet',
    codesReplaced: 'Neue Wiederherstellungscodes erstellt',
    factorRequiredBy: (organizations) =>
      `Verlangt von ${organizations}: Ihr letzter zweiter Faktor lässt sich nicht entfernen.`,

    passkeysTitle: 'Passkeys',
    passkeysText:
      'Anmelden mit Fingerabdruck, Gesicht, PIN oder Sicherheitsschlüssel. Ein Passkey braucht weder Passwort noch Code.',
    passkeysNone: 'Sie haben noch keinen Passkey.',
    passkeysNeedHttps: (address) =>
      `Browser erlauben Passkeys nur, wenn die Adresse mit https beginnt. Canvass läuft unter ${address}; der Betreiber kann das ändern.`,
    passkeysOtherAddress: (address) =>
      `Passkeys funktionieren nur unter ${address}. Öffnen Sie Canvass dort.`,
    passkeysNoBrowser: 'Dieser Browser unterstützt keine Passkeys.',
    addPasskey: 'Passkey hinzufügen',
    passkeyAdded: (name) => `Passkey „${name}“ hinzugefügt`,
    passkeyCreated: (date) => `Erstellt am ${date}`,
    passkeyUsed: (when) => `Zuletzt verwendet: ${when}`,
    passkeyUnused: 'Nie verwendet',
    passkeyActions: (name) => `Aktionen für Passkey ${name}`,
    renamePasskey: 'Passkey umbenennen',
    passkeyName: 'Name',
    passkeyNameMissing: 'Geben Sie einen Namen mit höchstens 100 Zeichen ein.',
    removePasskeyTitle: (name) => `Passkey „${name}“ entfernen?`,
    removePasskeyText:
      'Damit kann sich dann niemand mehr anmelden. Löschen Sie ihn auch im Browser oder im Passwortmanager.',
    removePasskey: 'Passkey entfernen',
    passkeyRemoved: (name) => `Passkey „${name}“ entfernt`,

    identitiesTitle: 'Anmeldedienst',
    identitiesText: (provider) => `Verknüpfen Sie Ihr Konto bei ${provider}, um sich damit anzumelden.`,
    identitiesTextGone: 'In dieser Installation ist kein Anmeldedienst mehr eingerichtet.',
    identitiesNone: (provider) => `Kein Konto bei ${provider} ist verknüpft.`,
    link: (provider) => `${provider} verknüpfen`,
    linked: (date) => `Verknüpft am ${date}`,
    unlink: 'Trennen',
    unlinkTitle: (email) => `Verknüpfung mit ${email} trennen?`,
    unlinkText: 'Damit können Sie sich erst wieder anmelden, wenn Sie es neu verknüpfen.',
    unlinked: 'Verknüpfung getrennt',

    sessionsTitle: 'Wo Sie angemeldet sind',
    sessionsText: 'Beenden Sie Sitzungen, die Sie nicht kennen, und ändern Sie dann Ihr Passwort.',
    agent: (browser, system) => `${browser} unter ${system}`,
    agentUnknown: 'Unbekannter Browser',
    thisBrowser: 'Dieser Browser',
    sessionSeen: (when) => `Zuletzt aktiv: ${when}`,
    began: {
      password: (date) => `Angemeldet mit Passwort, ${date}`,
      passkey: (date) => `Angemeldet mit Passkey, ${date}`,
      oidc: (date) => `Angemeldet über Anmeldedienst, ${date}`,
      setup: (date) => `Begonnen mit Einrichtungslink, ${date}`,
      invitation: (date) => `Begonnen mit Einladung, ${date}`,
      reset: (date) => `Begonnen mit Passwortlink, ${date}`,
    },
    endSession: 'Beenden',
    endSessionOf: (agent) => `Sitzung in ${agent} beenden`,
    sessionEnded: (agent) => `Sitzung in ${agent} beendet`,
    endOthers: 'Alle anderen beenden',
    othersGone: 'Alle anderen Sitzungen sind beendet',
    onlyThis: 'Sonst sind Sie nirgends angemeldet.',

    delete: 'Konto löschen',
    deleteText:
      'Ihr Name, Ihre E-Mail-Adresse und alle Anmeldewege werden gelöscht. Formulare, Antworten und Schlüssel bleiben bei Ihren Organisationen, und deren Protokolle behalten Ihren Namen.',
    deleteButton: 'Konto löschen',
    deleteQuestion: 'Ihr Konto löschen?',
    deleteConsequence:
      'Sie verlassen sofort alle Ihre Organisationen und werden überall abgemeldet. Das lässt sich nicht rückgängig machen.',
    deleteType: (email) => `Zum Bestätigen „${email}“ eingeben`,
    deleteOnlyOwner: (count) =>
      plural('de', count, {
        one: 'Diese Organisation hat keinen anderen Inhaber. Geben Sie dort zuerst einem anderen Mitglied diese Rolle oder löschen Sie die Organisation.',
        other:
          'Diese Organisationen haben keinen anderen Inhaber. Geben Sie dort zuerst jeweils einem anderen Mitglied diese Rolle oder löschen Sie die Organisationen.',
      }),
  },

  organization: {
    settings: 'Einstellungen',
    pages,
    pageNotYoursTitle: 'Diese Seite steht Ihrer Rolle nicht offen',
    pageNotYours: (organization) =>
      `Sie ist für Inhaber und Admins von ${organization}. Wenn Sie sie brauchen, bitten Sie die Inhaber um eine andere Rolle.`,
    toGeneral: '„Allgemein“ öffnen',
    generalDescription:
      'Wie die Organisation heißt, nach welcher Zeitzone sie sich richtet und was eine Anmeldung verlangt.',
    generalDescriptionOfMember: 'Wie die Organisation heißt und welche Rolle Sie darin haben.',
    yourRole: 'Ihre Rolle',
    identity: 'Organisation',
    identityDescription: 'Der Name steht in Einladungen, in E-Mails und in der Liste der Organisationen.',
    name: 'Name',
    nameMissing: 'Die Organisation braucht einen Namen.',
    timeZone: 'Zeitzone',
    timeZoneDescription: 'Sie bestimmt, wann im Protokoll und in Berichten ein Tag beginnt.',
    timeZoneSearch: 'Nach Stadt oder Region suchen',
    timeZoneNone: 'Keine Zeitzone gefunden. Versuchen Sie die nächste Großstadt.',
    id: 'ID der Organisation',
    idDescription: 'Mit ihr bezeichnen Befehle des Dienstes die Organisation. Sie ändert sich nie.',
    leave: 'Verlassen',
    leaveDescription:
      'Sie verlieren sofort den Zugriff. Ihr Konto und alles, was Sie erstellt haben, bleiben.',
    leaveButton: 'Organisation verlassen',
    leaveQuestion: (organization) => `${organization} verlassen?`,
    leaveConsequence: 'Sie können nur zurückkommen, wenn ein Inhaber Sie wieder einlädt.',
    leaveAsOnlyOwner: 'Nur Sie haben die Rolle Inhaber',
    leaveAsOnlyOwnerText:
      'Geben Sie zuerst einem anderen Mitglied diese Rolle, dann können Sie die Organisation verlassen. Wird sie nicht mehr gebraucht, löschen Sie sie.',
    toMembers: '„Mitglieder“ öffnen',
    toData: '„Daten“ öffnen',
    secondFactor: 'Zweiter Faktor',
    secondFactorDescription:
      'Eine Authentifizierungs-App nach dem Passwort, oder statt des Passworts ein Passkey oder ein Anmeldedienst.',
    secondFactorOn: 'Wird von allen verlangt.',
    secondFactorOff: 'Alle entscheiden selbst.',
    secondFactorRequire: 'Von allen verlangen',
    secondFactorQuestion: 'Von allen einen zweiten Faktor verlangen?',
    secondFactorOnAll: 'Alle haben schon einen.',
    secondFactorOnSome: (count) =>
      plural('de', count, {
        one: '1 Mitglied hat noch keinen. Die Organisation bleibt ihm verschlossen, bis es einen einrichtet; beim Öffnen wird es dazu aufgefordert.',
        other: `${number(count)} Mitglieder haben noch keinen. Die Organisation bleibt ihnen verschlossen, bis sie einen einrichten; beim Öffnen werden sie dazu aufgefordert.`,
      }),
    secondFactorRequired: 'Ein zweiter Faktor wird jetzt verlangt',
    secondFactorStop: 'Nicht mehr verlangen',
    secondFactorStopQuestion: 'Keinen zweiten Faktor mehr verlangen?',
    secondFactorStopText: 'Ein Passwort allein öffnet die Organisation dann wieder.',
    secondFactorStopped: 'Ein zweiter Faktor wird nicht mehr verlangt',
    secondFactorOwnFirst: 'Richten Sie zuerst Ihren eigenen ein',
    secondFactorOwnFirstText:
      'Wer einen zweiten Faktor verlangt, muss selbst einen haben. Haben Sie schon einen, melden Sie sich mit ihm an.',
    toSecurity: '„Sicherheit“ öffnen',
    entryTitle: (organization) => `${organization} verlangt einen zweiten Faktor`,
    entryText: 'Ein Passwort allein genügt hier nicht. Richten Sie eines davon ein, dann geht es weiter.',
    entryHaveText: 'Sie haben einen, haben sich in diesem Browser aber ohne ihn angemeldet.',
    entryDone: 'Ihr zweiter Faktor ist eingerichtet.',
    entryGo: (organization) => `Weiter zu ${organization}`,
    entryAgain: 'Neu anmelden',
    endedTitle: (organization) => `Melden Sie sich neu an, um ${organization} zu öffnen`,
    endedText: 'Ein Inhaber hat Ihre Sitzungen in dieser Organisation beendet.',
    left: (organization) => `Sie haben ${organization} verlassen`,
  },

  members: {
    roles: { owner: 'Inhaber', admin: 'Admin', member: 'Mitglied' },
    roleHints: {
      owner: 'Alles, auch Mitglieder, Rollen und das Löschen der Organisation',
      admin: 'Alle Arbeitsbereiche, Formulare, Schlüssel und Einstellungen, aber nicht die Mitglieder',
      member: 'Formulare und Antworten in freigegebenen Arbeitsbereichen',
    },
    description: 'Wer zur Organisation gehört und wer was darf.',
    list: 'Mitglieder',
    person: 'Person',
    you: 'Sie',
    role: 'Rolle',
    changeRole: (name, role) => `Rolle von ${name}: ${role}. Ändern`,
    workspaces: 'Arbeitsbereiche',
    allWorkspaces: 'Alle',
    noWorkspaces: 'Noch keine',
    moreWorkspaces: (count) =>
      plural('de', count, {
        one: `und ${number(count)} weiterer`,
        other: `und ${number(count)} weitere`,
      }),
    changeWorkspaces: (name) => `Arbeitsbereiche von ${name} ändern`,
    addressUnproved: 'Nicht bestätigt',
    noAddress: 'Keine E-Mail-Adresse',
    vouch: 'Adresse bestätigen',
    vouched: (email: string) => `${email} ist von Ihnen bestätigt`,
    secondFactor: 'Zweiter Faktor',
    lastSeen: 'Zuletzt aktiv',
    actions: 'Aktionen',
    actionsFor: (name) => `Aktionen für ${name}`,
    onlyOwner: 'Nur Sie haben die Rolle Inhaber. Geben Sie sie zuerst noch jemandem.',
    roleChanged: (name, role) => `${name} hat jetzt die Rolle ${role}`,
    workspacesChanged: (name) => `Arbeitsbereiche von ${name} geändert`,
    changedBack: 'Änderung zurückgenommen',
    ownerQuestion: (name) => `${name} die Rolle Inhaber geben?`,
    ownerConsequence: (name) =>
      `${name} kann hier dann alles: Rollen ändern, jedes Mitglied entfernen, auch Sie, und die Organisation löschen.`,
    ownerConfirm: 'Rolle Inhaber geben',
    toMemberTitle: (name) => `${name} die Rolle Mitglied geben?`,
    toMemberHelp:
      'Mitglieder sehen nur die Arbeitsbereiche, die für sie freigegeben sind. Wählen Sie aus, welche das sind.',
    toMemberConfirm: 'Rolle Mitglied geben',
    ownRoleQuestion: 'Eigene Rolle abgeben?',
    ownRoleToAdmin:
      'Sie können dann keine Mitglieder mehr verwalten und die Organisation nicht löschen. Nur ein anderer Inhaber kann Ihnen die Rolle zurückgeben.',
    ownRoleToMember:
      'Sie sehen dann nur die Arbeitsbereiche, die für Sie freigegeben sind, und keine Einstellungen. Nur ein anderer Inhaber kann Ihnen die Rolle zurückgeben.',
    ownRoleConfirm: 'Rolle abgeben',
    workspacesTitle: (name) => `Arbeitsbereiche von ${name}`,
    workspacesHelp: 'Formulare und Antworten in diesen Arbeitsbereichen sind für diese Person zugänglich.',
    workspacesEmpty: 'Es gibt noch keinen Arbeitsbereich. Erstellen Sie einen unter „Arbeitsbereiche“.',
    resetLink: 'Passwortlink erstellen',
    resetLinkTitle: (name) => `Neues Passwort für ${name}`,
    resetLinkHelp:
      'Geben Sie diesen Link auf einem Weg weiter, dem Sie vertrauen. Wer ihn zuerst öffnet, legt das Passwort fest. Er gilt einmal.',
    resetLinkLabel: 'Passwortlink',
    resetLinkUntil: (when) => `Gültig bis ${when}.`,
    resetLinkElsewhere:
      'Diese Person gehört auch zu einer anderen Organisation, die ein solcher Link öffnen würde. Der Betreiber dieser Installation kann einen mit dem Befehl „users reset-password“ erstellen.',
    removeFrom: 'Aus Organisation entfernen',
    removeQuestion: (name) => `${name} entfernen?`,
    removeConsequence: (name) =>
      `${name} verliert sofort den Zugriff auf alle Formulare und Antworten. Die erstellten Formulare bleiben. Für eine Rückkehr ist eine neue Einladung nötig.`,
    removeButton: 'Mitglied entfernen',
    removed: (name) => `${name} ist entfernt`,
    endSessions: 'Sitzungen beenden',
    endSessionsQuestion: (name) => `Die Sitzungen von ${name} beenden?`,
    endSessionsText: (name) =>
      `${name} muss sich in jedem Browser neu anmelden, um diese Organisation zu öffnen.`,
    sessionsEnded: (name) => `${name} muss sich neu anmelden`,
    done: 'Fertig',
    aloneTitle: 'Außer Ihnen ist noch niemand hier',
    alone: 'Laden Sie alle ein, mit denen Sie arbeiten. Der Link dazu kommt per E-Mail oder von Ihnen.',
  },
  invitations: {
    invite: 'Personen einladen',
    inviteTitle: 'Person einladen',
    inviteHelp: 'Die Einladung ist ein Link, der sieben Tage und nur einmal gilt.',
    inviteEmail: 'E-Mail-Adresse',
    inviteEmailHelp: 'Lassen Sie das Feld leer, um einen Link zu erhalten, den Sie selbst weitergeben.',
    inviteEmailHelpWithoutMail:
      'Diese Installation sendet keine E-Mails: Sie geben den Link selbst weiter. Schreiben Sie die Adresse nur, wenn sie der Person gehört: Sie bürgen dafür.',
    inviteEmailWrong: 'Schreiben Sie die Adresse wie name@example.com, oder lassen Sie das Feld leer.',
    inviteWorkspaces: 'Arbeitsbereiche',
    inviteWorkspacesHelp: 'Weitere lassen sich später freigeben.',
    inviteButton: 'Einladung erstellen',
    invitedTitle: 'Die Einladung ist bereit',
    invitedFor: (role) => `Wer den Link öffnet, tritt mit der Rolle ${role} bei.`,
    invitedMailed: (email) => `Eine E-Mail mit dem Link ist unterwegs an ${email}.`,
    invitedNotMailed: (email) =>
      `Es wurde keine E-Mail gesendet, weil diese Installation keinen Mailserver hat. Kopieren Sie den Link und senden Sie ihn an ${email}.`,
    invitedByHand: 'Kopieren Sie den Link und geben Sie ihn weiter.',
    inviteLink: 'Einladungslink',
    inviteAnother: 'Weitere Person einladen',
    pending: 'Offene Einladungen',
    pendingDescription: 'Noch niemand hat sie angenommen.',
    anyone: 'Alle, die den Link haben',
    invitedBy: (name) => `Eingeladen von ${name}`,
    ends: 'Endet',
    ended: 'Abgelaufen',
    copyLink: 'Link kopieren',
    copyLinkFor: (invitee) => `Link kopieren für ${invitee}`,
    sendAgain: 'Noch einmal senden',
    renew: 'Um sieben Tage verlängern',
    renewed: 'Die Einladung gilt sieben weitere Tage',
    renewedAndMailed: (email) => `Noch einmal an ${email} gesendet, gilt sieben weitere Tage`,
    withdraw: 'Zurückziehen',
    withdrawQuestion: 'Einladung zurückziehen?',
    withdrawConsequence: 'Ihr Link funktioniert dann nicht mehr. Eine neue Einladung hat einen anderen Link.',
    withdrawButton: 'Einladung zurückziehen',
    withdrawn: 'Die Einladung ist zurückgezogen',
  },

  workspaces: {
    description:
      'Formulare liegen in Arbeitsbereichen. Mitglieder sehen die für sie freigegebenen, Inhaber und Admins sehen alle.',
    list: 'Arbeitsbereiche',
    create: 'Arbeitsbereich erstellen',
    createTitle: 'Neuer Arbeitsbereich',
    name: 'Name',
    nameHelp: 'So wie er bei Ihnen heißt: ein Team, ein Kunde, ein Projekt.',
    nameMissing: 'Der Arbeitsbereich braucht einen Namen.',
    created: (name) => `„${name}“ ist bereit`,
    workspace: 'Arbeitsbereich',
    forms: 'Formulare',
    responses: 'Antworten',
    access: 'Zugriff',
    createdAt: 'Erstellt',
    actions: 'Aktionen',
    actionsFor: (name) => `Aktionen für ${name}`,
    renameTitle: (name) => `„${name}“ umbenennen`,
    renamed: (name) => `Der Arbeitsbereich heißt jetzt „${name}“`,
    whoHasAccess: 'Wer Zugriff hat',
    accessTitle: (name) => `Wer Zugriff auf „${name}“ hat`,
    accessHelp: 'Änderungen gelten sofort.',
    accessSummary: (name, people) =>
      `„${name}“ ist für ${people} freigegeben, außerdem für Inhaber und Admins. Ändern`,
    accessNobody: 'Nur Inhaber und Admins',
    accessNobodyLabel: (name) => `„${name}“ ist nur für Inhaber und Admins zugänglich. Ändern`,
    accessMore: (count) => `+${number(count)}`,
    always: 'Immer',
    noMembers: 'Hier haben alle die Rolle Inhaber oder Admin und sehen alle Arbeitsbereiche.',
    given: (person, workspace) => `${person} hat Zugriff auf „${workspace}“`,
    taken: (person, workspace) => `${person} hat keinen Zugriff mehr auf „${workspace}“`,
    deleted: (name) => `„${name}“ ist gelöscht. Formulare waren nicht darin.`,
    deletedWithForms: (name, count) =>
      plural('de', count, {
        one: `„${name}“ und das Formular darin sind gelöscht`,
        other: `„${name}“ und die ${number(count)} Formulare darin sind gelöscht`,
      }),
    deleteQuestion: (name) => `„${name}“ mit allen Formularen löschen?`,
    deleteConsequence: (formCount, responseCount) =>
      `Das löscht auch ${formsOf(formCount)} mit ${responsesOf(responseCount)}, und die Adressen dazu funktionieren nicht mehr. Es lässt sich nicht rückgängig machen.`,
    deleteType: (name) => `Zum Bestätigen „${name}“ eingeben`,
    deleteButton: 'Arbeitsbereich löschen',
    emptyTitle: 'Ein Arbeitsbereich enthält Formulare, die zusammengehören',
    empty:
      'Erstellen Sie einen für ein Team, einen Kunden oder ein Projekt und geben Sie ihn für die Mitglieder frei, die dort arbeiten.',
    example: 'Kundenbefragung',
  },

  keys: {
    description:
      'Mit einem Schlüssel lesen Programme Formulare und Antworten; manche Schlüssel dürfen auch Formulare schreiben. Jeder Schlüssel öffnet die ganze Organisation.',
    list: 'API-Schlüssel',
    create: 'Schlüssel erstellen',
    createTitle: 'Neuer API-Schlüssel',
    name: 'Name',
    nameHelp: 'Wofür er da ist. So ist später klar, ob er noch gebraucht wird.',
    mayWrite: 'Darf auch Formulare schreiben',
    mayWriteHelp:
      'Für form push --to von einem anderen Rechner: legt Formulare an und ändert Entwürfe, Namen und Einstellungen. Veröffentlichen und löschen kann er nicht.',
    scope: 'Zugriff',
    scopes: { read: 'Liest', 'forms:write': 'Liest und schreibt Formulare' },
    nameMissing: 'Der Schlüssel braucht einen Namen.',
    emptyTitle: 'Noch hat kein Programm einen Schlüssel',
    empty:
      'Erstellen Sie für jedes Programm, das Ihre Antworten liest, einen eigenen. So lässt sich jeder für sich widerrufen.',
    shownTitle: 'Ihr neuer Schlüssel',
    shown: (name) =>
      `„${name}“ ist bereit. Kopieren Sie den Schlüssel jetzt: Er wird nicht noch einmal angezeigt.`,
    shownKey: 'API-Schlüssel',
    shownHelp: 'Bewahren Sie ihn wie ein Passwort auf. Hier wird nur ein Fingerabdruck davon gespeichert.',
    shownDone: 'Ich habe ihn kopiert',
    shownLeaveTitle: 'Seite ohne den Schlüssel verlassen?',
    shownLeaveText:
      'Er wird nicht noch einmal angezeigt. Ohne Kopie bleibt nur, ihn zu widerrufen und einen anderen zu erstellen.',
    key: 'Schlüssel',
    createdBy: 'Erstellt von',
    byNobody: 'Befehlszeile oder ehemaliges Mitglied',
    created: 'Erstellt',
    lastUsed: 'Zuletzt verwendet',
    actions: 'Aktionen',
    revoke: 'Widerrufen',
    revokeLabel: (name) => `${name} widerrufen`,
    revokeQuestion: (name) => `„${name}“ widerrufen?`,
    revokeConsequence:
      'Programme, die ihn verwenden, werden innerhalb einer Sekunde mit dem Status 401 abgewiesen. Ein widerrufener Schlüssel gilt nie wieder.',
    revokeButton: 'Schlüssel widerrufen',
    revoked: (name) => `„${name}“ ist widerrufen`,
    revokedKeys: (count) => `Widerrufene Schlüssel (${number(count)})`,
    revokedAt: 'Widerrufen',
    use: 'Diese Stunde',
    used: (used, limit) => `${number(used)} von ${number(limit)} Anfragen in dieser Stunde`,
    usedUntil: (used, limit, time) =>
      `${number(used)} von ${number(limit)} Anfragen in dieser Stunde, um ${time} wieder von vorn`,
    useHelp: 'Gilt für alle Schlüssel der Organisation zusammen.',
    tryIt: 'Ausprobieren',
    tryDescription: 'Befehle für ein Terminal. Der Schlüssel ist der Benutzername, das Passwort bleibt leer.',
    reference: 'API-Referenz',
    tabs: { forms: 'Formulare', responses: 'Antworten', older: 'Version 1' },
    tabsLabel: 'Was abgefragt wird',
    form: 'Formular',
    noForms: 'Es gibt noch kein Formular. Erstellen Sie eines, dann lassen sich hier seine Antworten lesen.',
    placeholder: '<Ihr Schlüssel>',
    command: 'Befehl',
    run: 'Ausführen',
    runWith: (name) =>
      `Läuft hier mit dem Schlüssel „${name}“, den diese Seite noch kennt. Kopieren nimmt den ganzen Schlüssel.`,
    runUnknown: 'Um ihn hier auszuführen, erstellen Sie einen Schlüssel: Ältere kennt diese Seite nicht.',
    answer: 'Ergebnis',
    status: (status, milliseconds) => `Status ${number(status)}, nach ${number(milliseconds)} ms`,
    unreachable: 'Es kam nichts zurück. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    shortened: (shown) => `Nur die ersten ${number(shown)} Zeichen sind zu sehen. Der Befehl liefert alles.`,
  },

  mail: {
    description: 'Wie E-Mails gesendet werden, in wessen Namen und was noch wartet.',
    delivery: 'Versand',
    deliveryDescription: 'Einladungen und Links für neue Passwörter werden per E-Mail gesendet.',
    works: 'E-Mails werden automatisch gesendet',
    worksFrom: (address) => `Sie kommen von ${address}.`,
    failing: 'Die letzte E-Mail konnte nicht gesendet werden',
    failingText: 'Was im Postausgang wartet, wird etwa zwei Tage lang automatisch erneut versucht.',
    fromHere: (address) =>
      `Andere Mailserver weisen E-Mails von ${address} oft ab. Der Betreiber der Installation legt mit CANVASS_MAIL_FROM eine andere Adresse fest.`,
    waits: 'E-Mails warten im Postausgang',
    waitsText:
      'Diese Installation hat keinen Mailserver. Nichts geht verloren: Jede E-Mail bleibt mit ihrem Link erhalten.',
    waitsForOwner: 'Kopieren Sie einen Link unten aus dem Postausgang und geben Sie ihn selbst weiter.',
    waitsForAdmin: 'Inhaber der Organisation können jeden Link kopieren und weitergeben.',
    forOperator:
      'Der Betreiber der Installation kann mit der Einstellung SMTP_URL einen Mailserver angeben. Was wartet, wird dann gesendet.',
    test: (address) => `Test-E-Mail an ${address} senden`,
    testSent: (address) => `Der Mailserver hat eine E-Mail an ${address} angenommen`,
    testSentText:
      'Sehen Sie in Ihrem Posteingang nach. Ist sie in einigen Minuten nicht da, sehen Sie im Spam-Ordner nach.',
    testFailed: 'Die Test-E-Mail wurde nicht gesendet',
    errors: {
      not_set_up: 'Es ist kein Mailserver eingerichtet.',
      recipient_refused: 'Der Mailserver hat den Empfänger abgelehnt.',
      sender_refused:
        'Der Mailserver hat die Adresse abgelehnt, von der E-Mails kommen. Der Betreiber der Installation legt sie mit CANVASS_MAIL_FROM fest.',
      mail_refused: 'Der Mailserver hat die E-Mail abgelehnt.',
      auth_failed: 'Der Mailserver hat Benutzername und Passwort in SMTP_URL nicht angenommen.',
      tls_failed: 'Eine sichere Verbindung zum Mailserver ist nicht möglich.',
      timeout: 'Der Mailserver hat nicht rechtzeitig geantwortet.',
      unreachable:
        'Der Mailserver ist nicht erreichbar. Der Betreiber der Installation muss SMTP_URL prüfen.',
      content_lost: 'Der Inhalt wurde mit Schlüsseln verschlüsselt, die diese Installation nicht mehr hat.',
      link_expired:
        'Der Link ist abgelaufen, bevor die E-Mail gesendet werden konnte. Erstellen Sie einen neuen.',
    },
    serverSaid: (words) => `Angegebener Grund: ${words}`,
    sender: 'Absender',
    senderDescription: 'Wie E-Mails der Organisation auftreten.',
    fromName: 'Name',
    fromNameHelp: 'Ohne Angabe gilt der Name der Organisation.',
    fromNameWrong: 'Schreiben Sie höchstens 100 Zeichen.',
    replyTo: 'Antwortadresse',
    replyToHelp: 'Ohne Angabe gehen Antworten auf E-Mails an die Adresse, von der sie kommen.',
    replyToWrong: 'Schreiben Sie die Adresse wie name@example.com, oder lassen Sie das Feld leer.',
    outbox: 'Postausgang',
    outboxDescription:
      'E-Mails der letzten Wochen. Die Links darin geben Zugriff: Nur Inhaber sehen sie, und das Protokoll hält fest, wer eine gelesen hat.',
    outboxOfOwners: 'Die E-Mails selbst sehen nur Inhaber, denn die Links darin geben Zugriff.',
    recipient: 'An',
    kind: 'Anlass',
    kinds: {
      invitation: 'Einladung',
      password_reset: 'Neues Passwort',
      email_change: 'Neue E-Mail-Adresse',
      email_confirm: 'E-Mail-Adresse bestätigen',
      password_set: 'Passwort festgelegt',
      email_changed: 'Adresse geändert',
      access_renewed: 'Anmeldung erneuert',
      mail_test: 'Test',
    },
    state: 'Status',
    states: { waiting: 'Wartet', sent: 'Gesendet', failed: 'Nicht gesendet' },
    when: 'Wann',
    actions: 'Aktionen',
    actionsFor: (recipient) => `Aktionen für die E-Mail an ${recipient}`,
    copyLink: 'Link kopieren',
    read: 'E-Mail lesen',
    readTitle: (recipient) => `E-Mail an ${recipient}`,
    link: 'Link',
    linkHelp: 'Geben Sie ihn auf einem Weg weiter, dem Sie vertrauen. Er gilt einmal.',
    sendAgain: 'Noch einmal senden',
    sendsAgain: (recipient) => `Die E-Mail an ${recipient} ist unterwegs`,
    notYours: 'Nur der Empfänger darf sie lesen: Er gehört auch zu anderen Organisationen.',
    discard: 'Verwerfen',
    discardQuestion: (recipient) => `E-Mail an ${recipient} verwerfen?`,
    discardConsequence:
      'Sie wird nicht gesendet, und ihr Link ist hier nicht mehr zu sehen. Das lässt sich nicht rückgängig machen.',
    discardButton: 'E-Mail verwerfen',
    discarded: (recipient) => `Die E-Mail an ${recipient} ist verworfen`,
    emptyTitle: 'Noch keine E-Mails',
    emptyConfigured: 'Wenn Sie jemanden einladen, sehen Sie hier, ob die E-Mail gesendet wurde.',
    emptyWaiting: 'Wenn Sie jemanden einladen, wartet hier die E-Mail mit dem Link, den Sie weitergeben.',
    emptyAction: 'Personen einladen',
  },

  branding: {
    description: 'Farbe und Logo Ihrer Formulare und E-Mails.',
    colour: 'Farbe',
    colourDescription:
      'Für Schaltflächen, Links und Ausgewähltes in allen Formularen ohne eigene Farbe und in E-Mails.',
    accent: 'Akzentfarbe',
    accentHelp: 'Eine Raute und sechs Zeichen aus 0–9 und a–f, zum Beispiel #0e6b5c.',
    accentWrong: 'Schreiben Sie eine Raute und sechs Zeichen aus 0–9 und a–f, zum Beispiel #0e6b5c.',
    pick: 'Farbe wählen',
    standard: 'Standardfarbe verwenden',
    standardUsed: 'Formulare haben jetzt die Standardfarbe',
    unfinished: 'Das ist noch keine Farbe. Die Vorschau zeigt die gespeicherte.',
    readable: 'Auf hellem und auf dunklem Grund gut lesbar.',
    lowOnLight: (shade) =>
      `Der Kontrast auf hellem Grund ist gering. Schaltflächen behalten die Farbe; Links und Markierungen erhalten den dunkleren Ton ${shade}.`,
    lowOnDark: (shade) =>
      `Der Kontrast auf dunklem Grund ist gering. Schaltflächen behalten die Farbe; Links und Markierungen erhalten den helleren Ton ${shade}.`,
    previewLight: 'Formular auf einem hellen Gerät',
    previewDark: 'Formular auf einem dunklen Gerät',
    sampleHeading: 'Wie war Ihr Besuch?',
    sampleText: 'Es dauert eine Minute.',
    sampleOption: 'Sehr gut',
    sampleOtherOption: 'Könnte besser sein',
    sampleLink: 'Datenschutz',
    sampleButton: 'Senden',
    logo: 'Logo',
    logoDescription:
      'Über jedem Formular ohne eigenes Logo und neben dem Namen der Organisation in dieser App.',
    logoAlternative: (organization) => `Logo von ${organization}`,
    chooseLogo: 'Bild wählen',
    replaceLogo: 'Anderes Bild wählen',
    removeLogo: 'Logo entfernen',
    dropHere: 'Oder hier ablegen.',
    dropNow: 'Bild loslassen, um es als Logo zu verwenden',
    logoHelp:
      'PNG, JPEG, WebP oder GIF, höchstens 512 KB und 4.096 Pixel breit und hoch. Es wird 56 Pixel hoch angezeigt.',
    noLogo: 'Noch kein Logo',
    logoSaved: 'Das Logo ist geändert',
    logoRemoved: 'Das Logo ist entfernt',
    logoBack: 'Das Logo ist wieder da',
    logoTooLarge: (kilobytes) =>
      `Das Bild ist ${number(kilobytes)} KB groß, möglich sind höchstens 512 KB. Verkleinern Sie es und versuchen Sie es noch einmal.`,
    logoNoPicture: 'Die Datei ist kein PNG, JPEG, WebP oder GIF. Wählen Sie ein Bild dieser Art.',
    logoRefused:
      'Das Bild kann nicht verwendet werden. Es muss ein PNG, JPEG, WebP oder GIF mit höchstens 512 KB und 4.096 Pixeln sein.',
  },

  data: {
    description: 'Alles, was die Organisation enthält: zum Mitnehmen oder zum Löschen.',
    contents: 'Was da ist',
    contentsDescription: 'In allen Arbeitsbereichen zusammen.',
    workspaces: 'Arbeitsbereiche',
    forms: 'Formulare',
    responses: 'Echte Antworten',
    export: 'Export',
    exportDescription: 'Eine Datei mit allem, zum Aufbewahren oder für eine andere Installation.',
    exportContents:
      'Sie enthält alle Arbeitsbereiche, Formulare mit ihren Versionen und Antworten mit ihren Dateien. Konten, Schlüssel, Einstellungen und das Protokoll sind nicht darin.',
    exportButton: 'Alle Daten exportieren',
    exportStarts:
      'Der Download beginnt, sobald die Datei bereit ist. Bei vielen Antworten dauert das einige Minuten.',
    importElsewhere: 'Um sie in eine andere Installation zu laden, führen Sie dort diesen Befehl aus:',
    importCommand: 'Befehl, der die Datei lädt',
    delete: 'Organisation löschen',
    deleteDescription: 'Mit allem, was darin ist, für alle.',
    deleteOwnersOnly: 'Nur Inhaber können die Organisation löschen.',
    deleteText: (days) => {
      const delay = plural('de', days, {
        one: `nach ${number(days)} Tag`,
        other: `nach ${number(days)} Tagen`,
      });
      return `Alle Arbeitsbereiche, Formulare, Antworten, Dateien und Schlüssel sowie das Protokoll werden ${delay} gelöscht. Bis dahin funktioniert alles, und Inhaber können es sich anders überlegen. Die Konten der Mitglieder bleiben.`;
    },
    deleteButton: 'Organisation löschen',
    deleteQuestion: (name) => `${name} löschen?`,
    deleteConsequence: (date, forms, responses) =>
      `Am ${date} wird alles endgültig gelöscht: ${formsOf(forms)} mit ${responsesOf(responses)}. Exportieren Sie zuerst, was noch gebraucht werden könnte.`,
    deleteType: (name) => `Zum Bestätigen „${name}“ eingeben`,
    planned: (date) => `Die Organisation wird am ${date} gelöscht`,
    plannedText: 'Bis dahin funktioniert alles wie bisher. Danach kann niemand sie wiederherstellen.',
    plannedForAdmin: 'Inhaber können sie noch behalten.',
    keep: 'Organisation behalten',
    kept: 'Die Organisation bleibt',
  },

  audit: {
    description: 'Was in der Organisation und mit den Konten geschehen ist, Neuestes zuerst.',
    filters: 'Filter',
    search: 'Namen suchen',
    actor: 'Wer',
    anyActor: 'Alle',
    formerMember: 'Ehemaliges Mitglied',
    commandLine: 'Die Befehlszeile',
    withKey: (name: string) => `Der Schlüssel ${name}`,
    system: 'Canvass',
    action: 'Was',
    anyAction: 'Alles',
    from: 'Von',
    to: 'Bis',
    clearFilters: 'Filter aufheben',
    export: 'Exportieren',
    exportCsv: 'Als CSV',
    exportCsvHint: 'Für Tabellen',
    exportLines: 'Als JSON Lines',
    exportLinesHint: 'Für Programme, ein Eintrag je Zeile',
    exportFiltered: 'Nur was die Filter zeigen',
    exportAll: 'Das ganze Protokoll',
    today: 'Heute',
    yesterday: 'Gestern',
    loadMore: 'Mehr laden',
    shown: (count) =>
      plural('de', count, { one: `${number(count)} Eintrag`, other: `${number(count)} Einträge` }),
    shownOfMore: (count) =>
      plural('de', count, {
        one: 'Der neueste Eintrag',
        other: `Die neuesten ${number(count)} Einträge`,
      }),
    emptyTitle: 'Noch keine Einträge',
    empty: 'Hier erscheint jede Änderung an der Organisation und jede Anmeldung ihrer Mitglieder.',
    emptyExampleActor: 'Maya',
    emptyExampleKey: 'Nächtlicher Bericht',
    nothingFoundTitle: 'Kein Eintrag passt zu den Filtern',
    nothingFound: 'Wählen Sie einen längeren Zeitraum oder heben Sie die Filter auf.',
    groups: {
      organization: 'Organisation',
      member: 'Mitglieder',
      workspace: 'Arbeitsbereiche',
      key: 'API-Schlüssel',
      branding: 'Gestaltung',
      mail: 'E-Mail',
      data: 'Daten',
      audit: 'Protokoll',
      form: 'Formulare',
      person: 'Personen',
      account: 'Konten',
    },
    actions: {
      'organization.created': 'Organisation erstellt',
      'organization.changed': 'Organisation geändert',
      'organization.second_factor_required': 'Zweiter Faktor verlangt',
      'organization.second_factor_optional': 'Zweiter Faktor nicht mehr verlangt',
      'organization.deletion_asked': 'Löschung veranlasst',
      'organization.deletion_stopped': 'Löschung gestoppt',
      'member.invited': 'Mitglied eingeladen',
      'member.invitation_renewed': 'Einladung verlängert',
      'member.invitation_link_read': 'Einladungslink kopiert',
      'member.invitation_withdrawn': 'Einladung zurückgezogen',
      'member.joined': 'Mitglied beigetreten',
      'member.changed': 'Rolle oder Arbeitsbereiche geändert',
      'member.removed': 'Mitglied entfernt',
      'member.left': 'Mitglied ausgetreten',
      'member.reset_link_made': 'Passwortlink erstellt',
      'member.sessions_ended': 'Sitzungen eines Mitglieds beendet',
      'workspace.created': 'Arbeitsbereich erstellt',
      'workspace.renamed': 'Arbeitsbereich umbenannt',
      'workspace.deleted': 'Arbeitsbereich gelöscht',
      'workspace.given': 'Arbeitsbereich freigegeben',
      'workspace.taken': 'Arbeitsbereich entzogen',
      'key.created': 'Schlüssel erstellt',
      'key.revoked': 'Schlüssel widerrufen',
      'branding.changed': 'Gestaltung geändert',
      'mail.changed': 'Absender der E-Mails geändert',
      'mail.read': 'E-Mail gelesen',
      'mail.discarded': 'E-Mail verworfen',
      'data.exported': 'Daten exportiert',
      'audit.exported': 'Protokoll exportiert',
      'form.created': 'Formular erstellt',
      'form.enabled': 'Formular eingeschaltet',
      'form.disabled': 'Formular ausgeschaltet',
      'form.moved': 'Formular verschoben',
      'form.deleted': 'Formular gelöscht',
      'form.restored': 'Formular wiederhergestellt',
      'form.published': 'Formular veröffentlicht',
      'form.renamed': 'Formular umbenannt',
      'form.settings_changed': 'Formulareinstellungen geändert',
      'form.password_set': 'Formularpasswort gesetzt',
      'form.password_removed': 'Formularpasswort entfernt',
      'form.links_created': 'Persönliche Links erstellt',
      'form.link_revoked': 'Persönlicher Link widerrufen',
      'form.submission_released': 'Einsendung freigegeben',
      'form.submission_deleted': 'Zurückgehaltene Einsendung gelöscht',
      'form.response_edited': 'Antwort bearbeitet',
      'form.responses_deleted': 'Antworten gelöscht',
      'form.responses_restored': 'Antworten wiederhergestellt',
      'form.responses_erased': 'Antworten endgültig gelöscht',
      'person.searched': 'Person gesucht',
      'person.exported': 'Daten einer Person exportiert',
      'person.erased': 'Daten einer Person gelöscht',
      'account.signed_in': 'Angemeldet',
      'account.signed_out': 'Abgemeldet',
      'account.sign_in_blocked': 'Anmeldeversuche gestoppt',
      'account.name_changed': 'Name geändert',
      'account.email_changed': 'E-Mail-Adresse geändert',
      'account.email_confirmed': 'Adresse bestätigt',
      'account.email_released': 'Adresse abgegeben',
      'account.sign_in_methods_removed': 'Anmeldewege entfernt',
      'member.address_vouched': 'Adresse verbürgt',
      'account.password_changed': 'Passwort geändert',
      'account.reset_asked': 'Neues Passwort angefordert',
      'account.password_reset': 'Passwort zurückgesetzt',
      'account.totp_on': 'Authenticator-App eingeschaltet',
      'account.totp_off': 'Authenticator-App ausgeschaltet',
      'account.recovery_codes_made': 'Wiederherstellungscodes erstellt',
      'account.recovery_code_used': 'Wiederherstellungscode verwendet',
      'account.passkey_added': 'Passkey hinzugefügt',
      'account.passkey_removed': 'Passkey entfernt',
      'account.oidc_linked': 'Anmeldedienst verknüpft',
      'account.oidc_unlinked': 'Anmeldedienst getrennt',
      'account.sessions_ended': 'Sitzungen beendet',
      'account.deleted': 'Konto gelöscht',
    },
    sentences: {
      'organization.created': ({ who, what }) => `${who} hat die Organisation „${what}“ erstellt`,
      'organization.changed': ({ who }) => `${who} hat die Organisation geändert`,
      'organization.second_factor_required': ({ who }) => `${who} verlangt von allen einen zweiten Faktor`,
      'organization.second_factor_optional': ({ who }) => `${who} verlangt keinen zweiten Faktor mehr`,
      'organization.deletion_asked': ({ who }) => `${who} hat die Löschung der Organisation veranlasst`,
      'organization.deletion_stopped': ({ who }) => `${who} hat die Löschung der Organisation gestoppt`,
      'member.invited': ({ who, what }) =>
        what === ''
          ? `${who} hat eine Einladung für alle erstellt, die den Link haben`
          : `${who} hat ${what} eingeladen`,
      'member.invitation_renewed': ({ who, what }) =>
        what === ''
          ? `${who} hat eine Einladung verlängert`
          : `${who} hat die Einladung an ${what} verlängert`,
      'member.invitation_link_read': ({ who, what }) =>
        what === ''
          ? `${who} hat den Link einer Einladung kopiert`
          : `${who} hat den Link der Einladung an ${what} kopiert`,
      'member.invitation_withdrawn': ({ who, what }) =>
        what === ''
          ? `${who} hat eine Einladung zurückgezogen`
          : `${who} hat die Einladung an ${what} zurückgezogen`,
      'member.joined': ({ who, what, isOwn }) =>
        isOwn ? `${who} ist beigetreten` : `${who} hat ${what} hinzugefügt`,
      'member.changed': ({ who, what, isOwn, part }) =>
        ({
          role: isOwn ? `${who} hat die eigene Rolle geändert` : `${who} hat die Rolle von ${what} geändert`,
          workspaces: isOwn
            ? `${who} hat die eigenen Arbeitsbereiche geändert`
            : `${who} hat die Arbeitsbereiche von ${what} geändert`,
          both: isOwn
            ? `${who} hat die eigene Rolle und die eigenen Arbeitsbereiche geändert`
            : `${who} hat die Rolle und die Arbeitsbereiche von ${what} geändert`,
        })[part],
      'member.removed': ({ who, what }) => `${who} hat ${what} entfernt`,
      'member.left': ({ who }) => `${who} hat die Organisation verlassen`,
      'member.reset_link_made': ({ who, what }) => `${who} hat einen Passwortlink für ${what} erstellt`,
      'member.sessions_ended': ({ who, what }) => `${who} hat die Sitzungen von ${what} beendet`,
      'workspace.created': ({ who, what }) => `${who} hat den Arbeitsbereich „${what}“ erstellt`,
      'workspace.renamed': ({ who, what, other }) =>
        `${who} hat den Arbeitsbereich „${other}“ in „${what}“ umbenannt`,
      'workspace.deleted': ({ who, what }) => `${who} hat den Arbeitsbereich „${what}“ gelöscht`,
      'workspace.given': ({ who, what, other }) =>
        `${who} hat den Arbeitsbereich „${what}“ für ${other} freigegeben`,
      'workspace.taken': ({ who, what, other }) =>
        `${who} hat ${other} den Arbeitsbereich „${what}“ entzogen`,
      'key.created': ({ who, what }) => `${who} hat den Schlüssel „${what}“ erstellt`,
      'key.revoked': ({ who, what }) => `${who} hat den Schlüssel „${what}“ widerrufen`,
      'branding.changed': ({ who }) => `${who} hat die Gestaltung geändert`,
      'mail.changed': ({ who }) => `${who} hat den Absender der E-Mails geändert`,
      'mail.read': ({ who, what }) => `${who} hat eine E-Mail an ${what} mit ihrem Link gelesen`,
      'mail.discarded': ({ who, what }) => `${who} hat eine E-Mail an ${what} verworfen`,
      'data.exported': ({ who }) => `${who} hat alle Daten exportiert`,
      'audit.exported': ({ who }) => `${who} hat das Protokoll exportiert`,
      'form.created': ({ who, what }) => `${who} hat das Formular „${what}“ erstellt`,
      'form.enabled': ({ who, what }) => `${who} hat das Formular „${what}“ eingeschaltet`,
      'form.disabled': ({ who, what }) => `${who} hat das Formular „${what}“ ausgeschaltet`,
      'form.moved': ({ who, what }) =>
        `${who} hat das Formular „${what}“ in einen anderen Arbeitsbereich verschoben`,
      'form.deleted': ({ who, what }) => `${who} hat das Formular „${what}“ gelöscht`,
      'form.restored': ({ who, what }) => `${who} hat das Formular „${what}“ wiederhergestellt`,
      'form.published': ({ who, what }) => `${who} hat das Formular „${what}“ veröffentlicht`,
      'form.renamed': ({ who, what, other }) => `${who} hat das Formular „${other}“ in „${what}“ umbenannt`,
      'form.settings_changed': ({ who, what }) =>
        `${who} hat die Einstellungen des Formulars „${what}“ geändert`,
      'form.password_set': ({ who, what }) => `${who} hat ein Passwort für das Formular „${what}“ gesetzt`,
      'form.password_removed': ({ who, what }) => `${who} hat das Passwort des Formulars „${what}“ entfernt`,
      'form.links_created': ({ who, what }) => `${who} hat persönliche Links zum Formular „${what}“ erstellt`,
      'form.link_revoked': ({ who, what }) =>
        `${who} hat einen persönlichen Link zum Formular „${what}“ widerrufen`,
      'form.submission_released': ({ who, what, count }) =>
        count === 1
          ? `${who} hat eine zurückgehaltene Einsendung des Formulars „${what}“ freigegeben`
          : `${who} hat ${number(count)} zurückgehaltene Einsendungen des Formulars „${what}“ freigegeben`,
      'form.submission_deleted': ({ who, what, count }) =>
        count === 1
          ? `${who} hat eine zurückgehaltene Einsendung des Formulars „${what}“ gelöscht`
          : `${who} hat ${number(count)} zurückgehaltene Einsendungen des Formulars „${what}“ gelöscht`,
      'form.response_edited': ({ who, what }) =>
        `${who} hat eine Antwort auf das Formular „${what}“ bearbeitet`,
      'form.responses_deleted': ({ who, what, count }) =>
        count === 1
          ? `${who} hat eine Antwort auf das Formular „${what}“ gelöscht`
          : `${who} hat ${number(count)} Antworten auf das Formular „${what}“ gelöscht`,
      'form.responses_restored': ({ who, what, count }) =>
        count === 1
          ? `${who} hat eine Antwort auf das Formular „${what}“ wiederhergestellt`
          : `${who} hat ${number(count)} Antworten auf das Formular „${what}“ wiederhergestellt`,
      'form.responses_erased': ({ who, what, count }) =>
        count === 1
          ? `${who} hat eine Antwort auf das Formular „${what}“ endgültig gelöscht`
          : `${who} hat ${number(count)} Antworten auf das Formular „${what}“ endgültig gelöscht`,
      'person.searched': ({ who }) => `${who} hat in allen Antworten nach einer Person gesucht`,
      'person.exported': ({ who }) => `${who} hat die Daten einer Person exportiert`,
      'person.erased': ({ who }) => `${who} hat die Daten einer Person endgültig gelöscht`,
      'account.signed_in': ({ who }) => `${who} hat sich angemeldet`,
      'account.signed_out': ({ who }) => `${who} hat sich abgemeldet`,
      'account.sign_in_blocked': ({ what }) =>
        `Zu viele Versuche, sich als ${what} anzumelden, wurden gestoppt`,
      'account.name_changed': ({ what, other }) => `${other} heißt jetzt ${what}`,
      'account.email_changed': ({ who }) => `${who} hat die eigene E-Mail-Adresse geändert`,
      'account.email_confirmed': ({ who, what, isOwn }) =>
        isOwn
          ? `${who} hat die eigene E-Mail-Adresse bestätigt`
          : `${who} hat die E-Mail-Adresse von ${what} bestätigt`,
      'account.email_released': ({ what }) => `Die E-Mail-Adresse von ${what} wurde aus dem Konto entfernt`,
      'account.sign_in_methods_removed': ({ what }) =>
        `Passkeys, Anmeldedienste oder der zweite Faktor von ${what} wurden mit dem alten Passwort entfernt`,
      'member.address_vouched': ({ who, what }) => `${who} hat die E-Mail-Adresse von ${what} bestätigt`,
      'account.password_changed': ({ who, what, isOwn }) =>
        isOwn ? `${who} hat das eigene Passwort geändert` : `${who} hat das Passwort von ${what} geändert`,
      'account.reset_asked': ({ what }) =>
        `Jemand hat einen Link für ein neues Passwort von ${what} angefordert`,
      'account.password_reset': ({ who, what, isOwn }) =>
        isOwn
          ? `${who} hat mit einem Link ein neues Passwort festgelegt`
          : `${who} hat ein neues Passwort für ${what} festgelegt`,
      'account.totp_on': ({ who }) => `${who} hat eine Authenticator-App eingeschaltet`,
      'account.totp_off': ({ who, what, isOwn }) =>
        isOwn
          ? `${who} hat die eigene Authenticator-App ausgeschaltet`
          : `${who} hat die Authenticator-App von ${what} ausgeschaltet`,
      'account.recovery_codes_made': ({ who }) => `${who} hat neue Wiederherstellungscodes erstellt`,
      'account.recovery_code_used': ({ who }) => `${who} hat einen Wiederherstellungscode verwendet`,
      'account.passkey_added': ({ who }) => `${who} hat einen Passkey hinzugefügt`,
      'account.passkey_removed': ({ who }) => `${who} hat einen Passkey entfernt`,
      'account.oidc_linked': ({ who }) => `${who} hat das eigene Konto mit einem Anmeldedienst verknüpft`,
      'account.oidc_unlinked': ({ who }) => `${who} hat das eigene Konto von einem Anmeldedienst getrennt`,
      'account.sessions_ended': ({ who, what, isOwn }) =>
        isOwn ? `${who} hat eigene Sitzungen beendet` : `${who} hat die Sitzungen von ${what} beendet`,
      'account.deleted': ({ who, what, isOwn }) =>
        isOwn ? `${who} hat das eigene Konto gelöscht` : `${who} hat das Konto von ${what} gelöscht`,
    },
    linkOrigins: {
      mail: 'An die Person gemailt',
      owner: 'Von einem Inhaber erstellt oder gelesen',
      operator: 'Vom Betreiber erstellt',
    },
    scopes: { everywhere: 'Überall', organization: 'In dieser Organisation' },
    details: {
      time: 'Zeit',
      action: 'Aktion',
      by: 'Von',
      concerns: 'Betrifft',
      id: 'ID',
      role: 'Rolle',
      name: 'Name',
      time_zone: 'Zeitzone',
      from: 'Vorher',
      to: 'Nachher',
      given: 'Freigegeben',
      taken: 'Entzogen',
      invitations_withdrawn: 'Zurückgezogene Einladungen',
      version: 'Version',
      settings: 'Einstellungen',
      response: 'Antwort',
      workspace: 'Arbeitsbereich',
      workspaces: 'Arbeitsbereiche',
      user: 'Person',
      forms: 'Formulare',
      responses: 'Antworten',
      template: 'Vorlage',
      format: 'Format',
      accent: 'Farbe',
      logo: 'Logo',
      from_name: 'Name des Absenders',
      reply_to: 'Antwortadresse',
      kind: 'Art',
      state: 'Status',
      scope: 'Wo',
      method: 'Angemeldet mit',
      count: 'Anzahl',
      provider: 'Anmeldedienst',
      email: 'E-Mail-Adresse',
      link: 'Link',
      passkeys: 'Entfernte Passkeys',
      providers: 'Entfernte Anmeldedienste',
      second_factors: 'Entfernte zweite Faktoren',
      sessions: 'Beendete Sitzungen',
      fields: 'Felder',
      files: 'Dateien',
      delete_at: 'Löschung am',
    },
    becomes: (before, after) => `${before} → ${after}`,
    nothing: 'nichts',
  },

  forms: {
    title: 'Alle Formulare',
    newForm: 'Neues Formular',
    search: 'Formulare suchen',
    count: formsOf,
    found: (count, all) => `${number(count)} von ${number(all)}`,
    emptyTitle: 'Noch keine Formulare',
    emptyText:
      'Beginnen Sie mit einer Vorlage, einer Datei oder einer Liste von Fragen. Niemand sieht das Formular, bevor Sie es veröffentlichen.',
    emptyMember:
      'Für Sie ist noch kein Arbeitsbereich freigegeben. Wenden Sie sich an einen Inhaber oder Admin der Organisation.',
    nothingFound: (query) => `Kein Formular hat einen Namen wie „${query}“.`,
    clearSearch: 'Suche leeren',
    columns: {
      name: 'Formular',
      workspace: 'Arbeitsbereich',
      state: 'Status',
      responses: 'Antworten',
      activity: 'Letzte 30 Tage',
      updated: 'Geändert',
      created: 'Erstellt',
    },
    sortBy: 'Sortieren nach',
    recent: (count) =>
      plural('de', count, {
        one: '1 Antwort in den letzten 30 Tagen',
        other: `${number(count)} Antworten in den letzten 30 Tagen`,
      }),
    responses: responsesOf,
    states: { draft: 'Entwurf', enabled: 'An', disabled: 'Aus' },
    cannotBeSent: 'Nicht absendbar',
    paymentsMissing: 'Zahlungen nicht eingerichtet',
    menu: (name) => `Aktionen für „${name}“`,
    openPage: 'Öffentliche Seite öffnen',
    copyLink: 'Link kopieren',
    linkCopied: 'Link kopiert',
    turnOn: 'Einschalten',
    turnOff: 'Ausschalten',
    turnedOn: (name) => `„${name}“ nimmt Antworten an`,
    turnedOff: (name) => `„${name}“ nimmt keine Antworten an`,
    move: 'In anderen Arbeitsbereich verschieben',
    moveTitle: (name) => `„${name}“ verschieben`,
    moveAction: 'Verschieben',
    moved: (name, workspace) => `„${name}“ ist jetzt in „${workspace}“`,
    duplicate: 'Duplizieren',
    copyOf: (name) => `${name} (Kopie)`,
    duplicated: (name) => `„${name}“ ist als Entwurf erstellt`,
    openCopy: 'Kopie öffnen',
    deleted: (name) => `„${name}“ ist gelöscht`,
    restored: (name) => `„${name}“ ist wieder da`,
    deleteQuestion: (name) => `„${name}“ mit allen Antworten löschen?`,
    deleteConsequence: (count) =>
      plural('de', count, {
        one: '1 Antwort wird mitgelöscht, und die Adresse funktioniert nicht mehr.',
        other: `${number(count)} Antworten werden mitgelöscht, und die Adresse funktioniert nicht mehr.`,
      }),
    deleteReturn:
      'Sie können beides 7 Tage lang unter „Kürzlich gelöscht“ neben der Liste der Formulare wiederherstellen.',
    deleteButton: 'Formular löschen',
    deletedList: {
      title: 'Kürzlich gelöscht',
      about:
        'Ein gelöschtes Formular lässt sich 7 Tage lang mit seinen Antworten wiederherstellen. Danach ist es endgültig weg.',
      deleted: 'Gelöscht',
      gone: 'Endgültig weg',
      restore: 'Wiederherstellen',
      restoreForm: (name) => `„${name}“ wiederherstellen`,
      emptyTitle: 'In den letzten 7 Tagen wurde nichts gelöscht',
      empty: 'Ein gelöschtes Formular wartet hier 7 Tage lang, falls es jemand vermisst.',
    },
    work: 'Antworten lesen',
    workTitle: (name) => `Antworten auf „${name}“ lesen`,
    workRead:
      'Die Antworten werden über die API gelesen, mit einem Schlüssel, den Inhaber oder Admins erstellen.',
    workReadCommand: 'Befehl, der die Antworten liest',
  },
};

export const language: Language = { code: 'de', name: 'Deutsch', direction: 'ltr', texts };
